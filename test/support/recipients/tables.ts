import type { ReportedResult } from '../../../functions/core/result/table-reports.schema';
import type { Row } from './act';
import { type Cast, done, startCast } from './cast';
import { CHANNELS } from './channels';

/** A season at real tables: its board, and who sits where. */
export interface TableScene extends Cast {
  readonly season: string;
  readonly game: string;
  /** The player of each seat, as the draw has it. */
  readonly seats: Map<string, string>;
}

const SEASON = {
  ...{ name: 'Evening', system: 'new-era', boardSize: 3, atTheTable: { rated: false, reports: 'organizer' } },
  ...{ format: { kind: 'rounds', rounds: 2 }, deadlines: { orders: 60, adjustment: 60 } },
};

export async function startTableScene(): Promise<TableScene> {
  const cast = await startCast(CHANNELS);
  const { world, watch, person } = cast;
  const season = await cast.announce(SEASON, ['mark', 'ann', 'ben', 'wanda']);
  done(await (await person('wanda')).remove(`/seasons/${season}/entries/me`));
  done(await (await person('olga')).post(`/seasons/${season}/start`));
  await world.deliver();
  await person('sam');
  done(await (await person('sam')).post(`/leagues/${cast.league}/members`));
  await watch.forget();
  const [board] = await world.store.boards(season);
  const seats = new Map((board?.seats ?? []).map(({ seat, player }) => [player.id, seat]));
  return { ...cast, season, game: board?.game ?? '', seats };
}

const report = async ({ person, game, seats }: TableScene, by: string) => {
  const lines = [...seats.values()].map((seat, at) => `1,1,${seat},${9 - at}`);
  const text = ['round,board,seat,points', ...lines].join('\n');
  return done(await (await person(by)).put<ReportedResult>(`/games/${game}/table-report`, { text }));
};

export const TABLE_ROWS: readonly Row<TableScene>[] = [
  {
    covers: 'chairs-changed',
    what: 'sam takes the chair of ben, who sits out',
    act: async ({ person, season, game, seats }) => {
      const change = { game, seat: seats.get('ben'), holder: 'ben', player: 'sam' };
      done(await (await person('olga')).post(`/seasons/${season}/chairs`, { changes: [change] }));
    },
    told: { ruling: 'ben sam' },
  },
  {
    covers: ['result-reported/reported', 'to-settle/result'],
    what: 'ann reports the result, which an organizer has to accept',
    minutes: 16,
    act: (scene) => report(scene, 'ann'),
    told: { ruling: 'mark sam', 'to-settle': 'LEAGUE olga otto' },
  },
  {
    covers: 'result-reported/disputed',
    what: 'sam disputes it',
    minutes: 16,
    act: async ({ person, season, game, world }) => {
      const found = await world.store.tableReport({ season, round: 1, board: 1 });
      const answer = { kind: 'disputes', sentence: 'I had seven.' };
      const path = `/games/${game}/table-report/answer`;
      done(await (await person('sam')).put(path, { report: found?.id, answer }));
    },
    told: { ruling: 'ann', 'to-settle': 'LEAGUE olga otto' },
  },
  {
    covers: 'result-ruled/entered',
    what: 'an organizer accepts it: the result counts',
    act: async ({ person, season, game, world }) => {
      const found = await world.store.tableReport({ season, round: 1, board: 1 });
      const body = { report: found?.id, decision: 'accept' };
      done(await (await person('olga')).post(`/games/${game}/table-report/decision`, body));
    },
    told: { 'game-started': 'ann ben mark', 'round-begun': 'LEAGUE', ruling: 'ann mark sam' },
  },
];
