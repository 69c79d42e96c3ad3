import type { GameSystemId } from '../../engine/games';
import { OPERATIONS } from '../../functions/api/whole-api';
import type { Board } from './season';
import type { World } from './world';

/** Every readable address of the API, for the ids of one board. */
export function readableAddresses(
  { league, season, game, players }: Board,
  system: GameSystemId,
  threads: readonly string[],
): readonly string[] {
  return OPERATIONS.filter(({ method }) => method === 'GET').flatMap(({ path }) => {
    const [kind = ''] = path.slice(1).split('/');
    const player = Object.values(players)[0]?.id ?? '';
    const id = { leagues: league, seasons: season, players: player }[kind] ?? game;
    const named = path.includes('{thread}') ? threads : [''];
    return named.map((thread) =>
      path
        .replace('{id}', id)
        .replace('{thread}', thread)
        .replace('{step}', '1')
        .replace('{round}', '1')
        .replace('{board}', 'overall')
        .replace('{system}', system),
    );
  });
}

/** Parameters for things that a board does not have by default. */
const MADE_BY_NO_TEST = [
  'case',
  'circuit',
  'variant',
  'draft',
  'file',
  'note',
  'notice',
  'number',
  'proposal',
  'scoring',
  'service',
  'template',
  'team',
  'token',
];

/** The description of the API: a megabyte made from the code, before anybody has played. */
const DESCRIPTION = '/openapi.json';

/**
 * Every readable address, for the ids of one board: operations and files, from the running API's list, so that new ones
 * are included automatically. Each step has its own. Leaves out the API's description.
 */
export function readAddresses(
  { api }: World,
  board: Board,
  system: GameSystemId,
  steps = 4,
): readonly string[] {
  const routes = api.routes
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path.replace(/^\/v1/, ''))
    .filter((path) => path !== DESCRIPTION);
  return [...new Set(routes)].flatMap((route) => {
    const kind = route.split('/')[1] ?? '';
    const filled = route.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, (whole, name: string) =>
      name === 'step' ? whole : valueIn(name, kind, board, system),
    );
    const named = Array.from({ length: steps + 1 }, (_, step) => filled.replace(':step', String(step)));
    return filled.includes(':step') ? named : [filled];
  });
}

/** The value of a part of an address. */
function valueIn(
  name: string,
  kind: string,
  { league, season, game, players }: Board,
  system: string,
): string {
  const [[seat, player] = ['none', undefined]] = Object.entries(players);
  const values: Readonly<Record<string, string>> = {
    id: { leagues: league, seasons: season, players: player?.id ?? '' }[kind] ?? game,
    ...{ system, thread: 'all', round: '1', board: 'overall', player: player?.id ?? '', seat },
    ...Object.fromEntries(MADE_BY_NO_TEST.map((part) => [part, 'none'])),
  };
  const value = values[name];
  if (value === undefined) throw new Error(`give the part "${name}" of addresses a value here`);
  return value;
}
