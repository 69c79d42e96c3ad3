import { rate } from 'openskill';
import { gameSystem } from '../../engine/systems';
import type { Season } from '../../functions/api/schemas/seasons';
import type { Store } from '../../functions/store/store';

interface Played {
  readonly game: string;
  readonly players: readonly { readonly id: string; readonly place: number; readonly points: number }[];
}

/**
 * Computes standing and ratings a second time, from the last position of each game and nothing else of the platform's
 * own. Knows scoring by sum of squares and plain points. @returns what differs, in words
 */
export async function recomputed(store: Store, season: Season): Promise<readonly string[]> {
  const games: Played[] = [];
  for (const { game } of season.boards) games.push(await playedGame(store, season, game));
  const order = await ratedOrder(store);
  games.sort((one, other) => order.indexOf(one.game) - order.indexOf(other.game));
  return [...standingDifferences(season, games), ...(await ratingDifferences(store, season, games))];
}

async function playedGame(store: Store, season: Season, game: string): Promise<Played> {
  const [record, steps] = await Promise.all([store.game(game), store.steps(game)]);
  const system = gameSystem(season.system);
  const position = steps.at(-1)?.position;
  const outcome = system?.outcome(position);
  if (!record || !system || !outcome) throw new Error(`${game} has not ended`);
  const figures = system.figures(position);
  const measure = (seat: string) => figures[seat]?.[system.measures[0]?.id ?? ''] ?? 0;
  const squares = record.seats.reduce((sum, { seat }) => sum + measure(seat) ** 2, 0);
  const solo = outcome.end === 'solo' ? outcome.winners[0] : undefined;
  return {
    game,
    players: record.seats.map(({ seat, player }) => {
      const better = outcome.placing.slice(
        0,
        outcome.placing.findIndex((group) => group.includes(seat)),
      );
      const shared = solo === undefined ? (100 * measure(seat) ** 2) / squares : solo === seat ? 100 : 0;
      return {
        id: player.id,
        place: 1 + better.flat().length,
        points: season.scoring.id === 'sum-of-squares' ? shared : measure(seat),
      };
    }),
  };
}

/** Games in the order in which they were rated. */
async function ratedOrder(store: Store): Promise<readonly string[]> {
  const order: string[] = [];
  let after: string | null = null;
  do {
    const page = await store.results(after);
    order.push(...page.rows.map(({ game }) => game));
    after = page.next;
  } while (after !== null);
  return order;
}

function standingDifferences({ standing }: Season, games: readonly Played[]): readonly string[] {
  const totals = new Map<string, number>();
  for (const { players } of games)
    for (const { id, points } of players) totals.set(id, (totals.get(id) ?? 0) + points);
  return standing.flatMap(({ player, total }) => {
    const expected = totals.get(player.id) ?? 0;
    return Math.abs(expected - total) < 1e-6 ? [] : [`${player.name} has ${total} points, not ${expected}`];
  });
}

async function ratingDifferences(
  store: Store,
  { system }: Season,
  games: readonly Played[],
): Promise<readonly string[]> {
  const skills = new Map<string, { mu: number; sigma: number }>();
  for (const { players } of games) {
    const before = players.map(({ id }) => [skills.get(id) ?? { mu: 25, sigma: 25 / 3 }]);
    const after = rate(before, { rank: players.map(({ place }) => place) });
    for (const [at, { id }] of players.entries()) {
      const [skill] = after[at] ?? [];
      if (skill) skills.set(id, skill);
    }
  }
  const differences: string[] = [];
  for (const [id, { mu, sigma }] of skills) {
    const rating = await store.rating(id, system);
    if (rating === undefined || Math.abs(rating.mu - mu) > 1e-9 || Math.abs(rating.sigma - sigma) > 1e-9)
      differences.push(`${id} is rated ${rating?.mu}, not ${mu}`);
  }
  return differences;
}
