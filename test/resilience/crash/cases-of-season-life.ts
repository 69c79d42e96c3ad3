import type { ReportedResult } from '../../../functions/core/result/table-reports.schema';
import type { SeasonDraft } from '../../../functions/core/season/season-settings.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { playSeason } from '../../../functions/host/play-season';
import { gameAt } from '../../support/moved-game';
import { playerAt, sheetOf } from '../../support/moved-league';
import { type Case, done, league, REASON, season } from './scene';

const WANTED = { name: 'Season 1', system: 'ny2047', deadlines: { orders: 60, adjustment: 60 } };
const TWO_ROUNDS = { format: { kind: 'rounds', rounds: 2 }, leftOver: 'byes' };

/** A board of Classic from elsewhere: the organizer plays, one has an address, and one seat is empty. */
const MOVING = {
  games: [gameAt('01')],
  text: sheetOf(['01'])
    .replace(playerAt(0, 0), 'olga')
    .replace(`${playerAt(0, 1)},`, `${playerAt(0, 1)},ben@elsewhere.example`)
    .replace(playerAt(0, 2), 'bot'),
};

/** A season of Classic that has not started. */
const seasonOfClassic = async (hunt: Parameters<Case['prepare']>[0]) => {
  const { olga, league: id } = await league(hunt);
  const wanted = { ...WANTED, system: 'classic', format: { kind: 'rounds', rounds: 1 } };
  const { id: made } = done(await olga.post<Season>(`/leagues/${id}/seasons`, wanted));
  return { olga, path: `/seasons/${made}` };
};

/** A league's draft, which is announced on a later day. */
const drafted = async (hunt: Parameters<Case['prepare']>[0]) => {
  const { olga, league: id } = await league(hunt);
  const announcesAt = new Date(hunt.clock.now() + 20 * 86_400_000).toISOString();
  const wanted = { ...WANTED, schedule: { announcesAt } };
  const draft = done(await olga.post<SeasonDraft>(`/leagues/${id}/drafts`, wanted));
  return { olga, wanted, path: `/leagues/${id}/drafts/${draft.id}` };
};

/** A season of three players whose first round is played. */
const started = async (hunt: Parameters<Case['prepare']>[0], settings: object = TWO_ROUNDS) => {
  const found = await season(hunt, 3, settings);
  done(await found.olga.post(`${found.path}/start`));
  await hunt.world.deliver();
  return found;
};

/** A board of three at a real table, with its result as a list. */
const table = async (hunt: Parameters<Case['prepare']>[0], atTheTable: object = { rated: true }) => {
  const game = { system: 'new-era', options: {}, boardSize: 3 };
  const settings = { ...TWO_ROUNDS, ...game, atTheTable };
  const { olga, path } = await started(hunt, settings);
  const [board] = done(await olga.get<Season>(path)).boards;
  const seats = board?.seats ?? [];
  const [one = '', other = ''] = seats.map(({ player }) => player.id);
  const players = [await hunt.world.person(one), await hunt.world.person(other)] as const;
  const lines = seats.map(({ seat }, at) => `1,1,${seat},${20 - at}`);
  return {
    olga,
    path,
    players,
    game: board?.game ?? '',
    text: ['round,board,seat,points', ...lines].join('\n'),
  };
};

/** The same with a report of its result. */
const reported = async (hunt: Parameters<Case['prepare']>[0]) => {
  const { text, ...found } = await table(hunt);
  const sent = await found.players[0].put<ReportedResult>(`/games/${found.game}/table-report`, { text });
  await hunt.world.deliver();
  return { ...found, report: done(sent).reports.open[0]?.id ?? '' };
};

/** Uses of the operations that move a season on before its scheduled time. */
export const LIFE_CASES: Readonly<Record<string, readonly Case[]>> = {
  'POST /seasons/{id}/check-in/reminders': [
    {
      what: 'three who are silent',
      resumed: true,
      prepare: async (hunt) => {
        const {
          olga,
          path,
          season: id,
        } = await started(hunt, {
          ...TWO_ROUNDS,
          registration: { confirm: true },
          options: { lastYear: 2047 },
        });
        await playSeason(hunt.world.deps, hunt.clock, id);
        return (headers) => olga.post(`${path}/check-in/reminders`, undefined, headers);
      },
    },
  ],
  'POST /leagues/{id}/drafts': [
    {
      what: 'a draft',
      follows: true,
      prepare: async (hunt) => {
        const { olga, league: id } = await league(hunt);
        return (headers) => olga.post(`/leagues/${id}/drafts`, WANTED, headers);
      },
    },
  ],
  'PUT /leagues/{id}/drafts/{draft}': [
    {
      what: 'another name',
      follows: true,
      prepare: async (hunt) => {
        const { olga, wanted, path } = await drafted(hunt);
        return () => olga.put(path, { ...wanted, name: 'Another name' });
      },
    },
  ],
  'POST /leagues/{id}/drafts/{draft}/announcement': [
    {
      what: 'a draft',
      follows: true,
      prepare: async (hunt) => {
        const { olga, path } = await drafted(hunt);
        return (headers) => olga.post(`${path}/announcement`, undefined, headers);
      },
    },
  ],
  'POST /seasons/{id}/close-registration': [
    {
      what: 'without dates',
      follows: true,
      prepare: async (hunt) => {
        const { olga, path } = await season(hunt, 3);
        return (headers) => olga.post(`${path}/close-registration`, undefined, headers);
      },
    },
  ],
  'POST /seasons/{id}/cancel': [
    {
      what: 'while a board runs',
      follows: true,
      prepare: async (hunt) => {
        const { olga, path } = await started(hunt);
        return (headers) => olga.post(`${path}/cancel`, { reason: REASON }, headers);
      },
    },
    {
      what: 'whose players have answered its questions',
      follows: true,
      prepare: async (hunt) => {
        const questions = [{ id: 'size', text: 'T-shirt size' }];
        const { olga, path } = await season(hunt, 2, { questions });
        for (const id of ['p1', 'p2']) {
          const answers = [{ question: 'size', answer: 'XL' }];
          done(await (await hunt.world.person(id)).put(`${path}/entries/me`, { answers }));
        }
        return (headers) => olga.post(`${path}/cancel`, { reason: REASON }, headers);
      },
    },
  ],
  'POST /seasons/{id}/restore': [
    {
      what: 'whose board was stopped',
      follows: true,
      prepare: async (hunt) => {
        const { olga, path } = await started(hunt);
        await olga.post(`${path}/cancel`, { reason: REASON });
        return (headers) => olga.post(`${path}/restore`, undefined, headers);
      },
    },
  ],
  'POST /seasons/{id}/next': [
    {
      what: 'with dates',
      follows: true,
      prepare: async (hunt) => {
        const schedule = { startsAt: new Date(hunt.clock.now() + 30 * 86_400_000).toISOString() };
        const { olga, path } = await season(hunt, 3, { schedule });
        return (headers) => olga.post(`${path}/next`, undefined, headers);
      },
    },
  ],
  'POST /seasons/{id}/rounds/{round}/open': [
    {
      what: 'before its date',
      follows: true,
      prepare: async (hunt) => {
        const found = await started(hunt, { ...TWO_ROUNDS, schedule: { breakDays: 30 } });
        await playSeason(hunt.world.deps, hunt.clock, found.season);
        await hunt.world.deliver();
        return (headers) => found.olga.post(`${found.path}/rounds/2/open`, undefined, headers);
      },
    },
  ],
  'POST /seasons/{id}/table-results': [
    {
      what: 'a board at a real table',
      follows: true,
      prepare: async (hunt) => {
        const game = { system: 'new-era', options: {}, boardSize: 3 };
        const settings = { ...TWO_ROUNDS, ...game, atTheTable: { rated: true } };
        const { olga, path } = await started(hunt, settings);
        const [board] = done(await olga.get<Season>(path)).boards;
        const lines = (board?.seats ?? []).map(({ seat }, at) => `1,1,${seat},${20 - at}`);
        const text = ['round,board,seat,points', ...lines].join('\n');
        return (headers) => olga.post(`${path}/table-results`, { text }, headers);
      },
    },
  ],
  'DELETE /games/{id}/table-result': [
    {
      what: 'a result before the next round',
      follows: true,
      prepare: async (hunt) => {
        const { olga, game, path, text } = await table(hunt, { rated: true, waitMinutes: 5 });
        done(await olga.post(`${path}/table-results`, { text }));
        await hunt.world.deliver();
        return () => olga.remove(`/games/${game}/table-result`);
      },
    },
  ],
  'PUT /games/{id}/table-report': [
    {
      what: 'the result of a board at a real table',
      follows: true,
      prepare: async (hunt) => {
        const { players, game, text } = await table(hunt);
        return (headers) => players[0].put(`/games/${game}/table-report`, { text }, headers);
      },
    },
  ],
  'PUT /games/{id}/table-report/answer': [
    {
      what: 'a dispute',
      follows: true,
      prepare: async (hunt) => {
        const { players, game, report } = await reported(hunt);
        const answer = { kind: 'disputes', sentence: 'I had seven.' };
        return (headers) => players[1].put(`/games/${game}/table-report/answer`, { report, answer }, headers);
      },
    },
    {
      what: 'a confirmation that makes it count',
      follows: true,
      prepare: async (hunt) => {
        const { players, game, report } = await reported(hunt);
        const answer = { kind: 'confirms' };
        return (headers) => players[1].put(`/games/${game}/table-report/answer`, { report, answer }, headers);
      },
    },
  ],
  'POST /games/{id}/table-report/decision': [
    {
      what: 'an accepted report',
      follows: true,
      prepare: async (hunt) => {
        const { olga, game, report } = await reported(hunt);
        return (headers) =>
          olga.post(`/games/${game}/table-report/decision`, { report, decision: 'accept' }, headers);
      },
    },
    {
      what: 'a discarded report',
      prepare: async (hunt) => {
        const { olga, game, report } = await reported(hunt);
        return (headers) =>
          olga.post(`/games/${game}/table-report/decision`, { report, decision: 'discard' }, headers);
      },
    },
  ],
  'POST /seasons/{id}/chairs': [
    {
      what: 'a stand-in whom nobody knows, and a swap',
      follows: true,
      prepare: async (hunt) => {
        const game = { system: 'new-era', options: {}, boardSize: 3 };
        const settings = { ...TWO_ROUNDS, ...game, atTheTable: { rated: true } };
        const { olga, path } = await started(hunt, settings);
        const [board] = done(await olga.get<Season>(path)).boards;
        const [one, two, three] = (board?.seats ?? []).map(({ seat, player }) => ({
          ...{ game: board?.game, seat, holder: player.id },
        }));
        const changes = [
          { ...one, player: two?.holder },
          { ...two, player: one?.holder },
          { ...three, name: 'Zoe Late' },
        ];
        return (headers) => olga.post(`${path}/chairs`, { changes }, headers);
      },
    },
  ],
  'POST /seasons/{id}/running-games': [
    {
      what: 'a board with a member, a mail address and a bot',
      follows: true,
      prepare: async (hunt) => {
        const { olga, path } = await seasonOfClassic(hunt);
        return (headers) => olga.post(`${path}/running-games`, MOVING, headers);
      },
    },
  ],
  'POST /seasons/{id}/running-games/clocks': [
    {
      what: 'of one board',
      resumed: true,
      prepare: async (hunt) => {
        const { olga, path } = await seasonOfClassic(hunt);
        done(await olga.post(`${path}/running-games`, MOVING));
        await hunt.world.deliver();
        return (headers) => olga.post(`${path}/running-games/clocks`, {}, headers);
      },
    },
  ],
  'POST /leagues/{id}/past-seasons': [
    {
      what: 'a round of two boards, with a member and a mail address',
      follows: true,
      prepare: async (hunt) => {
        const { olga, league: id } = await league(hunt);
        const text = [
          'round,board,seat,player,points,mail',
          ...['1,1,red,olga,12,', '1,1,blue,Ana Ruiz,9,', '1,1,green,Ben Hart,3,'],
          ...['1,2,red,Cho Lin,8,cho@example.org', '1,2,blue,Dan Roe,8,'],
        ].join('\n');
        const past = { name: 'Spring 2019', system: 'new-era', endedOn: '2019-05-31', rated: true, text };
        return (headers) => olga.post(`/leagues/${id}/past-seasons`, past, headers);
      },
    },
  ],
  'POST /seasons/{id}/rounds/{round}/end': [
    {
      what: 'as it stands',
      follows: true,
      prepare: async (hunt) => {
        const { olga, path } = await started(hunt);
        return (headers) => olga.post(`${path}/rounds/1/end`, { as: 'stands' }, headers);
      },
    },
  ],
};
