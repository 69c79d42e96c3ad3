import { capitalized } from '../../core/capitalized';
import type { Message, SeatId } from '../../game';
import { type Award, type AwardGame, type AwardInput, type AwardSeat, message } from './award';

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

export function bestGame({ entries }: Games): Award | undefined {
  return bestPoints(entries, {
    id: 'best-game',
    title: message('season.bestGame'),
    rule: message('season.bestGameRule'),
  });
}

export function bestOfFaction({ entries }: Games, faction: SeatId): Award | undefined {
  const name = capitalized(faction);
  return bestPoints(
    entries.filter(({ seat }) => seat.seat === faction),
    {
      id: `best-${faction}`,
      title: message('season.bestWith', { name }),
      rule: message('season.bestWithRule', { name }),
    },
  );
}

/**
 * Among equals the best figures, then the earliest game: this limits an award to a few if many games pay the maximum.
 */
function bestPoints(
  entries: readonly Entry[],
  words: Pick<Award, 'id' | 'title' | 'rule'>,
): Award | undefined {
  const best = greatest(entries, [
    ({ seat }) => seat.points,
    ({ seat }) => seat.leading,
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
export function closestGame({ all, isEligible }: Games, measure: Message): Award | undefined {
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
    id: 'closest-game',
    title: message('season.closest'),
    rule: message('season.closestRule', { measure }),
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
