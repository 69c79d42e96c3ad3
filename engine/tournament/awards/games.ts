import { capitalized } from '../../core/capitalized';
import type { Message, SeatId } from '../../game';
import { namedSeat } from '../../seat-names';
import {
  type Award,
  type AwardGame,
  type AwardInput,
  type AwardSeat,
  message,
  type TitledGame,
} from './award';

/** A seat that can take an award, and its game. */
export interface Entry {
  readonly game: AwardGame;
  readonly seat: AwardSeat;
}

/** The games of a season with the seats of players who can take awards. */
export interface Games {
  readonly all: readonly AwardGame[];
  /** The seats of people, by round and board. */
  readonly entries: readonly Entry[];
  isEligible(player: string): boolean;
  /** The games of these players. */
  of(players: readonly string[]): readonly string[];
}

export function gamesFor({ games, bots }: Pick<AwardInput, 'games' | 'bots'>): Games {
  const all = [...games].sort((one, other) => one.round - other.round || one.board - other.board);
  const isEligible = (player: string) => !bots.has(player);
  const entries = all.flatMap((game) =>
    game.seats.filter(({ player }) => isEligible(player)).map((seat) => ({ game, seat })),
  );
  return {
    all,
    entries,
    isEligible,
    of: (players) =>
      all.filter(({ seats }) => seats.some(({ player }) => players.includes(player))).map(({ game }) => game),
  };
}

/** The entries that lead by the first figure in which they differ. */
function greatest(entries: readonly Entry[], keys: readonly ((entry: Entry) => number)[]): readonly Entry[] {
  return keys.reduce<readonly Entry[]>((left, keyOf) => {
    const most = Math.max(...left.map(keyOf));
    return left.filter((entry) => keyOf(entry) === most);
  }, entries);
}

type Words = Pick<Award, 'id' | 'title' | 'rule'>;

/** @param fewest whether less of the leading measure is better */
export function bestGame({ entries }: Games, fewest: boolean): Award | undefined {
  const title = message('season.bestGame');
  return bestPoints(entries, fewest, { id: 'best-game', title, rule: message('season.bestGameRule') });
}

/** @param fewest whether less of the leading measure is better */
export function bestOfFaction({ entries }: Games, faction: SeatId, fewest: boolean): Award | undefined {
  const name = nameOf(faction);
  return bestPoints(
    entries.filter(({ seat }) => seat.seat === faction),
    fewest,
    {
      id: `best-${faction}`,
      title: message('season.bestWith', { name }),
      rule: message('season.bestWithRule', { name }),
    },
  );
}

function nameOf(faction: SeatId): string {
  return namedSeat(faction)?.name ?? capitalized(faction);
}

/**
 * The awards of one of several games: the best of its boards, the best with each of its sides, and its closest board. They
 * take something to compare: two boards, and two people who had the side.
 */
export function awardsOfTitle(games: Games, titled: TitledGame): readonly (Award | undefined)[] {
  const { title, rounds, factions, fewest = false, measure } = titled;
  const all = games.all.filter(({ round }) => rounds.has(round));
  if (all.length < 2) return [];
  const entries = games.entries.filter(({ game }) => rounds.has(game.round));
  const ofFaction = (faction: SeatId) => {
    const own = entries.filter(({ seat }) => seat.seat === faction);
    if (new Set(own.map(({ seat }) => seat.player)).size < 2) return undefined;
    const name = nameOf(faction);
    return bestPoints(own, fewest, {
      id: `best-${faction} of ${title}`,
      title: message('season.bestWithOf', { title, name }),
      rule: message('season.bestWithOfRule', { title, name }),
    });
  };
  return [
    bestPoints(entries, fewest, {
      id: `best-game of ${title}`,
      title: message('season.bestGameOf', { title }),
      rule: message('season.bestGameOfRule', { title }),
    }),
    ...factions.map(ofFaction),
    measure === null
      ? undefined
      : closestGame({ ...games, all }, measure, {
          id: `closest-game of ${title}`,
          title: message('season.closestOf', { title }),
          rule: message('season.closestOfRule', { title, measure }),
        }),
  ];
}

/**
 * Among equals the best figures, then the earliest game: this limits an award to a few if many games pay the maximum.
 */
function bestPoints(entries: readonly Entry[], fewest: boolean, words: Words): Award | undefined {
  const best = greatest(entries, [
    ({ seat }) => seat.points,
    ({ seat }) => (fewest ? -seat.leading : seat.leading),
    ({ game }) => -game.round,
    ({ game }) => -game.board,
  ]);
  const [first] = best;
  // Points that every player gets anyway are not an achievement.
  if (first === undefined || first.seat.points <= 0) return undefined;
  return {
    ...words,
    players: best.map(({ seat }) => seat.player),
    detail: message('season.pointsIn', {
      ...{ points: rounded(first.seat.points), round: first.game.round, board: first.game.board },
    }),
    games: [first.game.game],
  };
}

/** The game whose two leaders were closest, for those of them who can take awards. */
export function closestGame(
  { all, isEligible }: Games,
  measure: Message,
  words: Words = {
    id: 'closest-game',
    title: message('season.closest'),
    rule: message('season.closestRule', { measure }),
  },
): Award | undefined {
  const candidates = all.flatMap((game) => {
    const sorted = [...game.seats].sort((one, other) => other.leading - one.leading);
    const [first, second] = sorted;
    if (first === undefined || second === undefined) return [];
    const top = sorted.filter(({ leading }) => leading >= second.leading).map(({ player }) => player);
    const players = top.filter(isEligible);
    return players.length === 0 ? [] : [{ game, players, gap: first.leading - second.leading }];
  });
  const least = Math.min(...candidates.map(({ gap }) => gap));
  const closest = candidates.find(({ gap }) => gap === least);
  if (closest === undefined) return undefined;
  return {
    ...words,
    players: closest.players,
    detail: message('season.closestDetail', {
      ...{ gap: rounded(least), measure, round: closest.game.round, board: closest.game.board },
    }),
    games: [closest.game.game],
  };
}

/** A figure for sentences: at most two decimals. */
export function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}
