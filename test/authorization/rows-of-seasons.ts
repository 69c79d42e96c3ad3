import type { SeasonAbsence } from '../../functions/core/absence/absence.schema';
import type { ReportedResult, TableReports } from '../../functions/core/result/table-reports.schema';
import type { Roster } from '../../functions/core/roster/roster.schema';
import type { SeasonEntries, SeasonStanding } from '../../functions/core/season/season-pages.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { done, REASON } from '../resilience/crash/scene';
import { gameAt } from '../support/moved-game';
import { playerAt, sheetOf } from '../support/moved-league';
import { type Row, words } from './row';
import { teamOf } from './rows-of-leagues';
import type { Scene } from './scene';

const settings = async ({ people, open }: Scene) =>
  JSON.stringify(done(await people.organizer.get(`/seasons/${open}/settings`)));

/** The parts of a season that only some callers may see. */
function seasonSeen(season: Season): string {
  const { registration, apart, planned, boards, entries, entered, myRoles, myRow } = season;
  const named = boards.flatMap(({ seats }) => seats).filter(({ player }) => player.kind === 'human');
  return words({
    code: registration.code !== null,
    pairs: apart.length > 0,
    plan: planned.length > 0,
    requests: entries.some(({ state }) => state === 'asked'),
    entered,
    'in the table': myRow !== null,
    [`roles ${myRoles.join(' ')}`]: myRoles.length > 0,
    [`names ${new Set(named.map(({ player }) => player.id)).size}`]: named.length > 0,
  });
}

const seen = (what: string, of: (scene: Scene) => string): Row => ({
  operation: 'GET /seasons/{id}',
  what,
  send: (person, scene) => person.get(`/seasons/${of(scene)}`),
  look: seasonSeen,
});

/** A season for teams of the league, and a team of which the member is the captain. */
async function teamInSeason(scene: Scene): Promise<string> {
  const { people, league } = scene;
  const team = await teamOf(scene);
  const ofLeague = { least: 1, most: 2, changes: 1, until: null, others: false };
  const wanted = {
    ...{ name: 'Of teams', system: 'results-only', boardSize: 2, atTheTable: { rated: true } },
    options: { title: 'Harbour Trade', seats: { min: 2, max: 6 } },
    ...{ deadlines: { orders: 60, adjustment: 60 }, format: { kind: 'rounds', rounds: 2 } },
    teams: { best: 1, list: [], ofLeague },
  };
  const { id } = done(await people.organizer.post<Season>(`/leagues/${league}/seasons`, wanted));
  return JSON.stringify([id, team]);
}

function idsFrom(ids: string): readonly [season: string, team: string] {
  return JSON.parse(ids);
}

async function teamEntered(scene: Scene): Promise<string> {
  const ids = await teamInSeason(scene);
  const [season, team] = idsFrom(ids);
  const body = { players: ['member'], version: 0 };
  done(await scene.people.member.put(`/seasons/${season}/teams/${team}`, body));
  return ids;
}

/** The same, running, with the player on the bench; the playing organizer plays too. */
async function teamPlaying(scene: Scene): Promise<string> {
  const ids = await teamEntered(scene);
  const [season, team] = idsFrom(ids);
  const { people, league, hunt } = scene;
  const path = `/leagues/${league}/teams/${team}`;
  done(await people.member.post(`${path}/invitations`, { player: 'player' }));
  done(await people.player.post(`${path}/members`, { player: 'player' }));
  const wish = { name: 'Hawks', code: 'HW', captain: 'member', players: ['member'], version: 3 };
  done(await people.member.put(path, { ...wish, substitutes: ['player'] }));
  for (const person of [people.member, people['playing-organizer']])
    done(await person.post(`/seasons/${season}/entries`));
  done(await people.organizer.post(`/seasons/${season}/start`));
  await hunt.world.deliver();
  return ids;
}

/** The players of the first two seats of a planned round. */
async function firstTwo({ people }: Scene, season: string): Promise<string> {
  const { planned } = done(await people.organizer.get<Season>(`/seasons/${season}`));
  return JSON.stringify(planned[0]?.boards.flatMap((board) => Object.values(board).slice(0, 1)).slice(0, 2));
}

/** A board of Classic, which the playing organizer plays. */
const MOVING = {
  games: [gameAt('01')],
  text: sheetOf(['01']).replace(playerAt(0, 0), 'playing-organizer'),
};

/** A season of Classic that has not started. */
async function seasonOfClassic({ people, league }: Scene): Promise<string> {
  const deadlines = { orders: 60, adjustment: 60 };
  const wanted = { name: 'Moved', system: 'classic', format: { kind: 'rounds', rounds: 1 }, deadlines };
  return done(await people.organizer.post<Season>(`/leagues/${league}/seasons`, wanted)).id;
}

/**
 * A board at a real table, with three of the callers, and the result that one of them has reported.
 * @returns its season, its game, its seats and the report
 */
async function reportedTable({ hunt, people, league }: Scene, settings: object = {}): Promise<string> {
  const deadlines = { orders: 60, adjustment: 60 };
  const wanted = {
    name: 'Evening',
    system: 'new-era',
    boardSize: 3,
    deadlines,
    atTheTable: { rated: false },
  };
  const made = done(
    await people.organizer.post<Season>(`/leagues/${league}/seasons`, { ...wanted, ...settings }),
  );
  for (const name of ['player', 'playing-moderator', 'playing-organizer'] as const)
    done(await people[name].post(`/seasons/${made.id}/entries`, {}));
  done(await people.organizer.post(`/seasons/${made.id}/start`));
  await hunt.world.deliver();
  const [board] = done(await people.organizer.get<Season>(`/seasons/${made.id}`)).boards;
  const [game = '', seats = []] = [board?.game, board?.seats.map(({ seat }) => seat)];
  const sent = { text: resultOf(seats) };
  const reporter = people['playing-moderator'];
  const { reports } = done(await reporter.put<ReportedResult>(`/games/${game}/table-report`, sent));
  const report = reports.open[0]?.id;
  return JSON.stringify({ season: made.id, game, seats, report });
}

const resultOf = (seats: readonly string[]) =>
  ['round,board,seat,points', ...seats.map((seat, at) => `1,1,${seat},${9 - at}`)].join('\n');

/** The first player of the running season. */
async function firstOfRunning({ people, running }: Scene): Promise<string> {
  const { players } = done(await people.organizer.get<Roster>(`/seasons/${running.season}/roster`));
  return players[0]?.id ?? '';
}

/** The id of a player whom the organizer enters by name alone. */
async function entered({ people, open }: Scene): Promise<string> {
  const { players } = done(
    await people.organizer.post<Roster>(`/seasons/${open}/roster`, { text: 'Ben by name' }),
  );
  return players.find(({ name }) => name === 'Ben by name')?.id ?? '';
}

/** The address of a player who is banned from the league. */
async function addressOfBanned({ hunt }: Scene): Promise<string> {
  const account = { id: 'banned-organizer', name: 'Banned', email: 'banned-organizer@example.org' };
  await hunt.world.store.openAccount(account);
  return account.email;
}

/** Uses of the operations on seasons. */
export const SEASON_ROWS: readonly Row[] = [
  seen('in registration', ({ open }) => open),
  seen('running', ({ running }) => running.season),
  seen('running, anonymous', ({ secret }) => secret.season),
  seen('planned', ({ planned }) => planned),
  seen('planned, anonymous', ({ secretlyPlanned }) => secretlyPlanned),
  {
    operation: 'GET /seasons/{id}/settings',
    send: (person, { open }) => person.get(`/seasons/${open}/settings`),
  },
  {
    operation: 'PUT /seasons/{id}/settings',
    prepare: settings,
    send: (person, { open }, kept) =>
      person.put(`/seasons/${open}/settings`, { ...JSON.parse(kept), name: 'Another name' }),
  },
  {
    operation: 'POST /seasons/{id}/entries',
    send: (person, { division }) => person.post(`/seasons/${division}/entries`),
  },
  {
    operation: 'POST /seasons/{id}/entries',
    what: 'by invitation',
    prepare: async (scene) => {
      const kept = JSON.parse(await settings(scene));
      const changed = { ...kept, registration: { ...kept.registration, mode: 'invitation' } };
      done(await scene.people.organizer.put(`/seasons/${scene.open}/settings`, changed));
      return '';
    },
    send: (person, { open }) => person.post(`/seasons/${open}/entries`),
  },
  {
    operation: 'POST /seasons/{id}/invitation/opened',
    send: (person, { open }) => person.post(`/seasons/${open}/invitation/opened`),
  },
  {
    operation: 'PUT /seasons/{id}/entries/me',
    send: (person, { open }) => person.put(`/seasons/${open}/entries/me`, { zone: 'Asia/Tokyo' }),
  },
  {
    operation: 'PUT /seasons/{id}/entries/{player}/decision',
    send: (person, { open }) => person.put(`/seasons/${open}/entries/member/decision`, { accept: true }),
  },
  {
    operation: 'POST /seasons/{id}/admissions',
    send: (person, { open }) => person.post(`/seasons/${open}/admissions`),
  },
  {
    operation: 'DELETE /seasons/{id}/entries/me',
    send: (person, { open }) => person.remove(`/seasons/${open}/entries/me`),
  },
  {
    operation: 'GET /seasons/{id}/roster',
    send: (person, { running }) => person.get(`/seasons/${running.season}/roster`),
  },
  {
    operation: 'POST /seasons/{id}/roster',
    send: (person, { open }) => person.post(`/seasons/${open}/roster`, { text: 'Nina, nina@example.org' }),
    look: ({ added }: Roster) => added.map(({ became }) => became).join(' '),
  },
  {
    operation: 'POST /seasons/{id}/roster',
    what: 'of someone banned',
    prepare: addressOfBanned,
    send: (person, { open }, address) => person.post(`/seasons/${open}/roster`, { text: address }),
    look: ({ added }: Roster) => added.map(({ became }) => became).join(' '),
  },
  {
    operation: 'POST /seasons/{id}/table-results',
    send: (person, { running }) =>
      person.post(`/seasons/${running.season}/table-results`, {
        text: 'round,board,player,points\n1,1,Nobody,3',
      }),
  },
  {
    operation: 'DELETE /seasons/{id}/roster/{player}',
    send: (person, { open }) => person.remove(`/seasons/${open}/roster/filler-1`),
  },
  {
    operation: 'DELETE /seasons/{id}/roster/{player}',
    what: 'once the season runs',
    prepare: firstOfRunning,
    send: (person, { running }, first) => person.remove(`/seasons/${running.season}/roster/${first}`),
  },
  {
    operation: 'PUT /seasons/{id}/roster/{player}/absence',
    prepare: firstOfRunning,
    send: (person, { running }, first) =>
      person.put(`/seasons/${running.season}/roster/${first}/absence`, { absent: true }),
  },
  {
    operation: 'POST /seasons/{id}/roster/{player}/link',
    prepare: entered,
    send: (person, { open }, guest) => person.post(`/seasons/${open}/roster/${guest}/link`),
  },
  {
    operation: 'GET /seasons/{id}/adjustments',
    send: (person, { running }) => person.get(`/seasons/${running.season}/adjustments`),
  },
  {
    operation: 'PUT /seasons/{id}/adjustments/{player}',
    prepare: firstOfRunning,
    send: (person, { running }, first) =>
      person.put(`/seasons/${running.season}/adjustments/${first}`, {
        adjustments: [{ points: -2, reason: 'Late at two rounds' }],
        version: 0,
      }),
  },
  {
    operation: 'GET /seasons/{id}/teams',
    send: (person, { open }) => person.get(`/seasons/${open}/teams`),
  },
  {
    operation: 'PUT /seasons/{id}/teams/{team}',
    prepare: teamInSeason,
    send: (person, _, ids) => {
      const [season, team] = idsFrom(ids);
      return person.put(`/seasons/${season}/teams/${team}`, { players: ['member'], version: 0 });
    },
  },
  {
    operation: 'DELETE /seasons/{id}/teams/{team}',
    prepare: teamEntered,
    send: (person, _, ids) => {
      const [season, team] = idsFrom(ids);
      return person.remove(`/seasons/${season}/teams/${team}`);
    },
  },
  {
    operation: 'POST /seasons/{id}/teams/{team}/changes',
    prepare: teamPlaying,
    send: (person, _, ids) => {
      const [season, team] = idsFrom(ids);
      const body = { out: 'member', substitute: 'player', version: 1 };
      return person.post(`/seasons/${season}/teams/${team}/changes`, body);
    },
  },
  {
    operation: 'GET /seasons/{id}/qualification',
    send: (person, { open }) => person.get(`/seasons/${open}/qualification`),
  },
  {
    operation: 'PUT /seasons/{id}/qualification',
    send: (person, { open, finished }) =>
      person.put(`/seasons/${open}/qualification`, {
        invites: { from: { kind: 'season', id: finished.season }, places: 2, answerDays: 7 },
        asks: { games: null, rating: null, memberDays: null },
        version: 0,
      }),
  },
  {
    operation: 'PUT /seasons/{id}/apart',
    send: (person, { open }) => person.put(`/seasons/${open}/apart`, { pairs: [['filler-1', 'filler-2']] }),
  },
  {
    operation: 'POST /seasons/{id}/start',
    send: (person, { open }) => person.post(`/seasons/${open}/start`),
  },
  {
    operation: 'POST /seasons/{id}/running-games',
    what: 'a preview',
    prepare: seasonOfClassic,
    send: (person, _, season) =>
      person.post(`/seasons/${season}/running-games`, { ...MOVING, preview: true }),
  },
  {
    operation: 'POST /seasons/{id}/running-games',
    prepare: seasonOfClassic,
    send: (person, _, season) => person.post(`/seasons/${season}/running-games`, MOVING),
  },
  {
    operation: 'POST /seasons/{id}/running-games/clocks',
    prepare: async (scene) => {
      const season = await seasonOfClassic(scene);
      done(await scene.people.organizer.post(`/seasons/${season}/running-games`, MOVING));
      await scene.hunt.world.deliver();
      return season;
    },
    send: (person, _, season) => person.post(`/seasons/${season}/running-games/clocks`, {}),
  },
  {
    operation: 'POST /seasons/{id}/end',
    send: (person, { ladder }) => person.post(`/seasons/${ladder}/end`),
  },
  {
    operation: 'GET /seasons/{id}/rounds/{round}',
    send: (person, { running }) => person.get(`/seasons/${running.season}/rounds/1`),
  },
  {
    operation: 'GET /seasons/{id}/rounds/{round}',
    what: 'anonymous',
    send: (person, { secret }) => person.get(`/seasons/${secret.season}/rounds/1`),
  },
  {
    operation: 'GET /seasons/{id}/rounds/{round}/draw',
    send: (person, { running }) => person.get(`/seasons/${running.season}/rounds/1/draw`),
    look: ({
      problem,
      withheld,
    }: {
      readonly problem: { readonly apart: readonly unknown[] };
      readonly withheld: number;
    }) => words({ pairs: problem.apart.length > 0, withheld: withheld > 0 }),
  },
  {
    operation: 'POST /seasons/{id}/rounds/{round}/swap',
    prepare: (scene) => firstTwo(scene, scene.planned),
    send: (person, { planned }, players) =>
      person.post(`/seasons/${planned}/rounds/1/swap`, { players: JSON.parse(players) }),
  },
  {
    operation: 'POST /seasons/{id}/rounds/{round}/swap',
    what: 'anonymous',
    prepare: (scene) => firstTwo(scene, scene.secretlyPlanned),
    send: (person, { secretlyPlanned }, players) =>
      person.post(`/seasons/${secretlyPlanned}/rounds/1/swap`, { players: JSON.parse(players) }),
  },
  {
    operation: 'POST /seasons/{id}/rounds/{round}/seating',
    prepare: async ({ people, planned }) => {
      const { entries } = done(await people.organizer.get<Season>(`/seasons/${planned}`));
      const playing = entries.filter(({ player, state }) => player.kind === 'human' && state === 'in');
      return ['board,player', ...playing.map(({ player }, at) => `${1 + (at % 2)},${player.name}`)].join(
        '\n',
      );
    },
    send: (person, { planned }, text) => person.post(`/seasons/${planned}/rounds/1/seating`, { text }),
  },
  {
    operation: 'DELETE /games/{id}/table-result',
    prepare: async (scene) => {
      const table = await reportedTable(scene, {
        atTheTable: { rated: false, waitMinutes: 5 },
        format: { kind: 'rounds', rounds: 2 },
      });
      const { game, report } = JSON.parse(table);
      const decided = { report, decision: 'accept' };
      done(await scene.people.organizer.post(`/games/${game}/table-report/decision`, decided));
      return table;
    },
    send: (person, _, table) => person.remove(`/games/${JSON.parse(table).game}/table-result`),
  },
  {
    operation: 'GET /seasons/{id}/table-reports',
    prepare: (scene) => reportedTable(scene),
    send: (person, _, table) => person.get(`/seasons/${JSON.parse(table).season}/table-reports`),
    look: ({ open, mayReport }: TableReports) =>
      words({
        [`${open.length} open`]: true,
        asked: open[0]?.mine === 'asked',
        reported: open[0]?.mine === 'reported',
        'may report': mayReport.length > 0 && open[0]?.mine === 'reported',
      }),
  },
  {
    operation: 'GET /seasons/{id}/clock',
    prepare: (scene) => reportedTable(scene),
    send: (person, _, table) => person.get(`/seasons/${JSON.parse(table).season}/clock`),
  },
  {
    operation: 'PUT /seasons/{id}/clock',
    prepare: (scene) => reportedTable(scene),
    send: (person, _, table) =>
      person.put(`/seasons/${JSON.parse(table).season}/clock`, {
        ...{ round: 1, version: 0, minutes: 60, running: true, left: 3_600_000 },
      }),
  },
  {
    operation: 'PUT /games/{id}/table-report',
    prepare: (scene) => reportedTable(scene),
    send: (person, _, table) => {
      const { game, seats } = JSON.parse(table);
      return person.put(`/games/${game}/table-report`, { text: resultOf(seats) });
    },
  },
  {
    operation: 'PUT /games/{id}/table-report/answer',
    prepare: (scene) => reportedTable(scene),
    send: (person, _, table) => {
      const { game, report } = JSON.parse(table);
      const answer = { kind: 'disputes', sentence: 'I had seven.' };
      return person.put(`/games/${game}/table-report/answer`, { report, answer });
    },
  },
  {
    operation: 'POST /games/{id}/table-report/decision',
    prepare: (scene) => reportedTable(scene),
    send: (person, _, table) => {
      const { game, report } = JSON.parse(table);
      return person.post(`/games/${game}/table-report/decision`, { report, decision: 'accept' });
    },
  },
  {
    operation: 'POST /seasons/{id}/chairs',
    // No board of this season is at a real table, which is a problem of the input.
    send: (person, { running }) =>
      person.post(`/seasons/${running.season}/chairs`, {
        changes: [{ game: running.game, seat: 'Nowhere', holder: 'nobody', name: 'Nobody' }],
      }),
  },
  {
    operation: 'POST /seasons/{id}/rounds/{round}/redraw',
    send: (person, { planned }) => person.post(`/seasons/${planned}/rounds/1/redraw`),
  },
  {
    operation: 'POST /seasons/{id}/rounds/{round}/release',
    send: (person, { planned }) => person.post(`/seasons/${planned}/rounds/1/release`),
  },
  {
    operation: 'GET /seasons/{id}/scores',
    send: (person, { finished }) => person.get(`/seasons/${finished.season}/scores`),
  },
  {
    operation: 'GET /seasons/{id}/laboratory',
    send: (person, { finished }) => person.get(`/seasons/${finished.season}/laboratory?scoring=maxonian`),
  },
  {
    operation: 'GET /seasons/{id}/standing',
    send: (person, { running }) => person.get(`/seasons/${running.season}/standing`),
    look: ({ mine }: SeasonStanding) => words({ 'has a place': mine !== null }),
  },
  {
    operation: 'GET /seasons/{id}/course',
    send: (person, { running }) => person.get(`/seasons/${running.season}/course`),
  },
  {
    operation: 'GET /seasons/{id}/statistics',
    send: (person, { running }) => person.get(`/seasons/${running.season}/statistics`),
  },
  {
    operation: 'GET /seasons/{id}/entries',
    send: (person, { open }) => person.get(`/seasons/${open}/entries`),
    look: ({ entries }: SeasonEntries) => words({ requests: entries.some(({ state }) => state === 'asked') }),
  },
  {
    operation: 'GET /seasons/{id}/boards',
    send: (person, { running }) => person.get(`/seasons/${running.season}/boards`),
  },
  {
    operation: 'GET /seasons/{id}/bracket',
    send: (person, { cup }) => person.get(`/seasons/${cup}/bracket`),
  },
  {
    operation: 'GET /seasons/{id}/divisions',
    send: (person, { division }) => person.get(`/seasons/${division}/divisions`),
  },
  {
    operation: 'POST /seasons/{id}/divisions/next',
    send: (person, { division }) => person.post(`/seasons/${division}/divisions/next`, { of: 'Spring' }),
  },
  {
    operation: 'GET /seasons/{id}/absence',
    send: (person, { running }) => person.get(`/seasons/${running.season}/absence`),
    look: ({ mine }: SeasonAbsence) => words({ mine: mine !== null }),
  },
  {
    operation: 'GET /seasons/{id}/absence',
    what: 'with two offers to substitute, anonymous',
    prepare: async ({ people, secret }) => {
      for (const name of ['stranger', 'member'] as const)
        done(await people[name].post(`/seasons/${secret.season}/substitutes`));
      return '';
    },
    send: (person, { secret }) => person.get(`/seasons/${secret.season}/absence`),
    look: ({ mine, substitutes }: SeasonAbsence) =>
      words({ offered: mine?.substitute === true, [`${substitutes.length} names`]: true }),
  },
  {
    operation: 'PUT /seasons/{id}/holidays',
    send: (person, { running, hunt }) => {
      const days = [new Date(hunt.clock.now() + 10 * 86_400_000).toISOString().slice(0, 10)];
      return person.put(`/seasons/${running.season}/holidays`, { days });
    },
    look: ({ mine }: SeasonAbsence) => `${mine?.holidays.length} days`,
  },
  {
    operation: 'POST /seasons/{id}/substitutes',
    send: (person, { running }) => person.post(`/seasons/${running.season}/substitutes`),
  },
  {
    operation: 'DELETE /seasons/{id}/substitutes/me',
    send: (person, { running }) => person.remove(`/seasons/${running.season}/substitutes/me`),
  },
  {
    operation: 'POST /seasons/{id}/one-person',
    send: (person, { open }) =>
      person.post(`/seasons/${open}/one-person`, { keep: 'filler-1', remove: 'filler-2', reason: REASON }),
  },
  {
    operation: 'POST /seasons/{id}/one-person',
    what: 'of the playing organizer, who stays',
    send: (person, { open }) =>
      person.post(`/seasons/${open}/one-person`, {
        keep: 'playing-organizer',
        remove: 'filler-2',
        reason: REASON,
      }),
  },
  {
    operation: 'POST /seasons/{id}/one-person',
    what: 'of the playing organizer, who leaves',
    send: (person, { open }) =>
      person.post(`/seasons/${open}/one-person`, {
        keep: 'filler-2',
        remove: 'playing-organizer',
        reason: REASON,
      }),
  },
  {
    operation: 'GET /seasons/{id}/log',
    send: (person, { running }) => person.get(`/seasons/${running.season}/log`),
  },
  {
    operation: 'GET /seasons/{id}/awards',
    send: (person, { finished }) => person.get(`/seasons/${finished.season}/awards`),
  },
  {
    operation: 'GET /seasons/{id}/rounds/{round}/report',
    send: (person, { finished }) => person.get(`/seasons/${finished.season}/rounds/1/report`),
  },
  {
    operation: 'POST /seasons/{id}/clocks/effect',
    send: (person, { running }) =>
      person.post(`/seasons/${running.season}/clocks/effect`, { kind: 'pause', round: null }),
    look: ({ games }: { readonly games: readonly { readonly effect: string }[] }) =>
      games
        .map(({ effect }) => effect)
        .sort()
        .join(' '),
  },
  {
    operation: 'POST /seasons/{id}/clocks',
    send: (person, { running }) =>
      person.post(`/seasons/${running.season}/clocks`, { kind: 'pause', round: null, reason: REASON }),
  },
  {
    operation: 'POST /seasons/{id}/signs',
    send: (person, { running }) => person.post(`/seasons/${running.season}/signs`),
  },
  {
    operation: 'POST /seasons/{id}/signs',
    what: 'of one who withdrew before the start',
    prepare: async ({ people, open }) => {
      done(await people['playing-organizer'].remove(`/seasons/${open}/entries/me`));
      return '';
    },
    send: (person, { open }) => person.post(`/seasons/${open}/signs`),
  },
];
