import { type Award, type AwardInput, message } from './award';
import type { Games } from './games';

/** The player who finished ahead of one with a much higher rating. */
export function upset({ all, isEligible }: Games): Award | undefined {
  const upsets = all.flatMap((game) =>
    game.seats
      .filter(({ player }) => isEligible(player))
      .flatMap((own) => {
        const beaten = game.seats.filter(({ place }) => place > own.place).map(({ rating }) => rating ?? 0);
        const highest = Math.max(0, ...beaten);
        const { player, rating } = own;
        return rating === undefined || highest <= rating
          ? []
          : [{ game, player, rating, highest, gap: highest - rating }];
      }),
  );
  const greatest = Math.max(...upsets.map(({ gap }) => gap));
  const first = upsets.find(({ gap }) => gap === greatest);
  if (first === undefined) return undefined;
  const { player, rating, highest, game } = first;
  return {
    id: 'upset',
    title: message('season.upset'),
    rule: message('season.upsetRule'),
    players: [player],
    detail: message('season.upsetDetail', { rating, highest, round: game.round, board: game.board }),
    games: [game.game],
  };
}

/** The player who kept the greatest share of deadlines. */
export function mostReliable({ standing }: AwardInput, games: Games): Award | undefined {
  const placeOf = new Map(standing.map(({ player, place }) => [player, place]));
  const records = [...new Set(games.entries.map(({ seat }) => seat.player))].map((player) => {
    const seats = games.entries.filter(({ seat }) => seat.player === player).map(({ seat }) => seat);
    const owed = seats.reduce((sum, seat) => sum + seat.owed, 0);
    const kept = seats.reduce((sum, seat) => sum + seat.kept, 0);
    const place = placeOf.get(player) ?? Number.POSITIVE_INFINITY;
    return { player, owed, kept, key: [owed === 0 ? 0 : kept / owed, owed, -place] };
  });
  const sorted = records.filter(({ kept }) => kept > 0).sort((one, other) => compare(other.key, one.key));
  const [first] = sorted;
  if (first === undefined) return undefined;
  const players = sorted.filter(({ key }) => compare(key, first.key) === 0).map(({ player }) => player);
  return {
    id: 'most-reliable',
    title: message('season.reliable'),
    rule: message('season.reliableRule'),
    players,
    detail: message('season.reliableDetail', { kept: first.kept, owed: first.owed }),
    games: games.of(players),
  };
}

/** The best placed newcomer. */
export function bestNewcomer({ standing, newcomers }: AwardInput, games: Games): Award | undefined {
  const fresh = standing.filter(({ player }) => newcomers.has(player) && games.isEligible(player));
  const place = Math.min(...fresh.map((row) => row.place));
  const players = fresh.filter((row) => row.place === place).map(({ player }) => player);
  if (players.length === 0) return undefined;
  return {
    id: 'newcomer',
    title: message('season.newcomer'),
    rule: message('season.newcomerRule'),
    players,
    detail: message('season.newcomerDetail', { place }),
    games: games.of(players),
  };
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
