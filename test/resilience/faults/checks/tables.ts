import { createApi } from '../../../../functions/api/app';
import { wholeApi } from '../../../../functions/api/whole-api';
import type { Season } from '../../../../functions/core/season/seasons.schema';
import { assembleDeps, siteFor } from '../../../../functions/runtime';
import { type Recomputable, tableDifferences } from '../../../simulated-season/recomputed';
import type { Person } from '../../../support/world';
import { SECRET } from '../processes';
import type { Played } from '../season';

/** Standings and ratings agree with the last positions of the games. */
export async function faultsOfTables(played: Played): Promise<readonly string[]> {
  const season = await recomputable(played);
  return season === undefined ? [] : (await tableDifferences(season)).map((one) => `tables: ${one}`);
}

/** The data for recomputing standings and ratings; undefined where rulings decided, or a player never had a board. */
export async function recomputable(played: Played): Promise<Recomputable | undefined> {
  const { oracle: store, season: id } = played;
  if (await isDecidedByRulings(played)) return undefined;
  const visitor = () => visitorOf(played);
  const { body: season } = await visitor().get<Season>(`/seasons/${id}`);
  const entries = await store.entries(id);
  const came = new Map(entries.filter(({ state }) => state === 'in').map(({ player }) => [player.id, 1]));
  const seated = new Set(
    (await store.boards(id)).flatMap((board) => board.seats.map(({ player }) => player.id)),
  );
  // The recomputation does not know whether no player's best game is worse than a game without points.
  if ([...came.keys()].some((player) => !seated.has(player))) return undefined;
  const nothing = { steps: 0, left: new Map<string, number>(), entered: new Map<string, never>() };
  return { world: { store, visitor }, season, came, ...nothing };
}

/** A seat that changed hands has its points change hands too: other tests cover that. */
async function isDecidedByRulings({ oracle, season }: Played): Promise<boolean> {
  for (const { game } of await oracle.boards(season)) {
    const record = await oracle.game(game);
    if (record === undefined || record.left.length > 0) return true;
  }
  return false;
}

function visitorOf({ oracle, world }: Played): Person {
  const timer = { at: async () => undefined, seasonAt: async () => undefined };
  const reach = siteFor('https://turreton.example', null, async () => SECRET);
  const deps = { ...assembleDeps(oracle, timer, reach), clock: world.agenda.now };
  const throws = (error: unknown) => {
    throw error;
  };
  const api = createApi({ deps, secret: SECRET, onError: throws }, wholeApi('test'));
  const get = async <T>(path: string) => {
    const response = await api.request(`/v1${path}`);
    const text = await response.text();
    return { status: response.status, body: JSON.parse(text) as T, text, headers: response.headers };
  };
  const refuse = () => Promise.reject(new Error('a visitor only looks'));
  return { id: '', get, put: refuse, post: refuse, remove: refuse };
}
