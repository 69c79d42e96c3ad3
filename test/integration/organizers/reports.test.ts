import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountExport } from '../../../functions/core/account/account.schema';
import { DELETE_WORDS } from '../../../functions/core/account/delete-words.schema';
import type { Inbox } from '../../../functions/core/inbox/inbox.schema';
import type { League } from '../../../functions/core/league/leagues.schema';
import type { Log } from '../../../functions/core/result/results.schema';
import type {
  ReportedResult,
  TableReport,
  TableReports,
} from '../../../functions/core/result/table-reports.schema';
import { reportsToAnswer } from '../../../functions/core/result/table-reports.view';
import type { CreateSeason } from '../../../functions/core/season/season-settings.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import type { Today } from '../../../functions/core/today/today.schema';
import { heldIn, type Meeting, meetingAt } from '../../support/meeting-store';
import { type Person, startWorld, type World } from '../../support/world';

const DEADLINES = { orders: 60, adjustment: 60, earlyClose: true };
const PLAYERS = ['ana', 'ben', 'cleo', 'dov', 'edda', 'finn'];

interface Refused {
  readonly code: string;
  readonly problems?: readonly { readonly message: string }[];
}

let world: World;
let olga: Person;
let otto: Person;
let league: string;
let path: string;
let meeting: Meeting;
let people: Map<string, Person>;

beforeEach(async () => {
  meeting = {};
  world = await startWorld(meetingAt(meeting));
  olga = await world.person('olga', 'Olga');
  otto = await world.person('otto', 'Otto');
  league = (await olga.post<League>('/leagues', { name: 'Club' })).body.id;
  people = new Map();
  for (const id of ['otto', ...PLAYERS]) {
    const person = await world.person(id, `${id[0]?.toUpperCase()}${id.slice(1)}`);
    await person.post(`/leagues/${league}/members`);
    people.set(id, person);
  }
  await olga.put(`/leagues/${league}/members/otto/roles`, { roles: ['organizer'] });
});
afterEach(() => world.close());

const id = () => path.split('/')[2] ?? '';
const as = (player: string): Person => {
  const person = player === 'olga' ? olga : people.get(player);
  if (person === undefined) throw new Error(`nobody is ${player}`);
  return person;
};
const now = async () => (await olga.get<Season>(path)).body;

/** A season of six at tables of three. */
async function start(reports?: string, settings: object = {}, players: readonly string[] = PLAYERS) {
  const season = await olga.post<Season>(`/leagues/${league}/seasons`, {
    ...{ name: 'Evening', system: 'new-era', boardSize: 3, leftOver: 'byes', deadlines: DEADLINES },
    atTheTable: { rated: true, ...(reports !== undefined && { reports }) },
    format: { kind: 'rounds', rounds: 2, strength: 'ignore', topBoard: false },
    ...settings,
  });
  if (season.status !== 200) throw new Error(season.text);
  path = `/seasons/${season.body.id}`;
  for (const player of players) {
    const entered = await as(player).post(`${path}/entries`, {});
    if (entered.status !== 200) throw new Error(entered.text);
  }
  const started = await olga.post(`${path}/start`);
  if (started.status !== 200) throw new Error(started.text);
  await world.deliver();
}

/** The first board of the round, with those who sit there, in the order of its seats. */
async function table(number = 1) {
  const { boards } = await world.store.boards(id()).then((all) => ({ boards: all }));
  const board = boards.filter(({ round }) => round === 1).find((one) => one.board === number);
  if (board === undefined) throw new Error('no board');
  const [first = '', second = '', third = ''] = board.seats.map(({ player }) => player.id);
  return { board, game: board.game, first, second, third, seats: board.seats.map(({ seat }) => seat) };
}

const linesOf = ({ board, seats }: Awaited<ReturnType<typeof table>>, points: readonly number[]) =>
  [
    'round,board,seat,points',
    ...seats.map((seat, at) => `${board.round},${board.board},${seat},${points[at]}`),
  ].join('\n');
async function report(player: string, points: readonly number[] = [9, 6, 3]) {
  const at = await table();
  return as(player).put<ReportedResult & Refused>(`/games/${at.game}/table-report`, {
    text: linesOf(at, points),
  });
}
const enter = async (by: Person, points: readonly number[]) => {
  const at = await table();
  return by.post(`${path}/table-results`, { text: linesOf(at, points) });
};
const answer = (player: string, game: string, reported: string, said: object) =>
  as(player).put<{ counts: boolean } & Refused>(`/games/${game}/table-report/answer`, {
    report: reported,
    answer: said,
  });
const CONFIRMS = { kind: 'confirms' };
const DISPUTES = { kind: 'disputes', sentence: 'I had seven.' };
const decide = (by: Person, game: string, reported: string, decision: string) =>
  by.post<{ counts: boolean } & Refused>(`/games/${game}/table-report/decision`, {
    report: reported,
    decision,
  });
const seen = async (player: string) => (await as(player).get<TableReports>(`${path}/table-reports`)).body;
async function open(player: string): Promise<TableReport> {
  const [one] = (await seen(player)).open;
  if (one === undefined) throw new Error(`${player} sees no report`);
  return one;
}
const stateOf = async () => (await now()).boards.find(({ round, board }) => round === 1 && board === 1);
const log = async () => (await olga.get<Log>(`${path}/log`)).body.entries;

describe('a player reports the result of their board', () => {
  test('another player confirms it, and it is a result as if an organizer had entered it', async () => {
    await start();
    const { game, first, second, third } = await table();
    expect((await seen(first)).mayReport).toEqual([game]);
    expect((await report(first)).body.stored).toBe(true);
    await world.deliver();
    expect(await open(second)).toMatchObject({
      by: { id: first },
      state: 'open',
      mine: 'asked',
      decides: 'no',
    });
    expect(
      (await open(second)).seats.map(({ place, figures }) => [place, Object.values(figures)[0]]),
    ).toEqual([
      [1, 9],
      [2, 6],
      [3, 3],
    ]);
    expect((await stateOf())?.status).toBe('running');
    const { id: reported } = await open(second);
    expect((await answer(second, game, reported, CONFIRMS)).body).toEqual({ counts: true });
    await world.deliver();
    const board = await stateOf();
    expect([board?.status, board?.result, board?.seats.map(({ place }) => place)]).toEqual([
      'finished',
      'as-played',
      [1, 2, 3],
    ]);
    const [entry] = (await log()).filter(({ kind }) => kind === 'enter-result');
    expect(entry).toMatchObject({
      by: { id: first },
      confirmedBy: { id: second },
      subject: 'Round 1, board 1',
    });
    expect(entry?.reason).toContain(as(second).id.replace(/^./, (letter) => letter.toUpperCase()));
    expect((await seen(third)).open).toEqual([]);
    expect((await now()).standing.find(({ player }) => player.id === first)?.total).toBeGreaterThan(0);
    // A later correction is one as today.
    expect((await enter(otto, [3, 6, 9])).status).toBe(200);
    await world.deliver();
    expect((await stateOf())?.seats.map(({ place }) => place)).toEqual([3, 2, 1]);
  });

  test('others at the board see it on Today and by a notification; nobody else sees it but organizers', async () => {
    await start();
    const { game, first, second } = await table();
    await as(second).put('/me/notifications', { choices: { ruling: ['digest'] } });
    await report(first);
    await world.deliver();
    expect((await as(second).get<Today>('/me/today')).body.reports).toMatchObject([
      { game, round: 1, board: 1 },
    ]);
    expect((await as(first).get<Today>('/me/today')).body.reports).toEqual([]);
    expect(JSON.stringify(await world.store.heldFor(second))).toContain('A result was reported');
    const stranger = (await table(2)).first;
    expect([(await seen(stranger)).open, (await as(stranger).get<Today>('/me/today')).body.reports]).toEqual([
      [],
      [],
    ]);
    const visitor = (await world.visitor().get<TableReports>(`${path}/table-reports`)).body;
    expect([visitor.open, visitor.mayReport]).toEqual([[], []]);
    expect((await seen('olga')).open).toMatchObject([{ game, mine: 'none', decides: 'yes' }]);
    const waiting = (await olga.get<Inbox>('/me/inbox')).body.items;
    expect(waiting).toMatchObject([{ kind: 'result', path: `${path}/rounds?round=1`, settles: true }]);
    await answer(second, game, (await open(second)).id, CONFIRMS);
    await world.deliver();
    expect((await as(second).get<Today>('/me/today')).body.reports).toEqual([]);
    expect((await olga.get<Inbox>('/me/inbox')).body.items).toEqual([]);
  });

  test('a second report replaces the player’s own, and answers to the first are gone', async () => {
    await start('all');
    const { game, first, second, third } = await table();
    await report(first);
    const before = await open(second);
    await answer(second, game, before.id, CONFIRMS);
    expect((await report(first, [9, 5, 4])).body.stored).toBe(true);
    const after = await open(third);
    expect([after.answers, after.seats[1]?.figures, after.id === before.id]).toEqual([
      [],
      expect.objectContaining({ [Object.keys(after.seats[1]?.figures ?? {})[0] ?? '']: 5 }),
      false,
    ]);
    expect((await answer(third, game, before.id, CONFIRMS)).body.code).toBe('changed-meanwhile');
    expect((await open(third)).answers).toEqual([]);
  });

  test('whoever reports after another player is answered with the report that is there', async () => {
    await start();
    const { first, second } = await table();
    await report(first);
    const { body } = await report(second, [1, 2, 3]);
    expect([body.stored, body.reports.open[0]?.by.id, body.reports.open[0]?.mine]).toEqual([
      false,
      first,
      'asked',
    ]);
  });

  test('a report changes nothing of what it cannot read', async () => {
    await start();
    const at = await table();
    const send = (text: string) => as(at.first).put<Refused>(`/games/${at.game}/table-report`, { text });
    const other = await table(2);
    expect((await send(linesOf(other, [1, 2, 3]))).status).toBe(422);
    expect((await send('round,board,seat,points\n1,1,nobody,3')).status).toBe(422);
    expect((await send(linesOf(at, [-1, 2, 3]))).status).toBe(422);
    expect((await seen(at.first)).open).toEqual([]);
  });
});

describe('when a report counts', () => {
  test('by all: each of the others has to confirm', async () => {
    await start('all');
    const { game, first, second, third } = await table();
    await report(first);
    const { id: reported } = await open(second);
    expect((await answer(second, game, reported, CONFIRMS)).body).toEqual({ counts: false });
    expect((await stateOf())?.status).toBe('running');
    expect((await open(second)).mine).toBe('confirmed');
    expect((await answer(third, game, reported, CONFIRMS)).body).toEqual({ counts: true });
    await world.deliver();
    expect((await stateOf())?.status).toBe('finished');
  });

  test('by all: nobody waits for a player without a login of their own', async () => {
    await start('all');
    const { game, first, second, third, seats } = await table();
    const change = { game, seat: seats[2], holder: third, name: 'Zoe Late' };
    const changed = await olga.post(`${path}/chairs`, { changes: [change] });
    expect(changed.status, changed.text).toBe(200);
    await report(first);
    expect((await answer(second, game, (await open(second)).id, CONFIRMS)).body).toEqual({ counts: true });
  });

  test('by the organizer: confirmations are shown, and an organizer accepts', async () => {
    await start('organizer');
    const { game, first, second } = await table();
    await report(first);
    const { id: reported } = await open(second);
    expect((await answer(second, game, reported, CONFIRMS)).body).toEqual({ counts: false });
    expect((await decide(otto, game, reported, 'accept')).body).toEqual({ counts: true });
    await world.deliver();
    expect((await stateOf())?.status).toBe('finished');
    const [entry] = (await log()).filter(({ kind }) => kind === 'enter-result');
    expect([entry?.by.id, entry?.reason.toLowerCase().includes(first)]).toEqual(['otto', true]);
  });

  test('never: only organizers enter results', async () => {
    await start('never');
    const { first } = await table();
    expect((await seen(first)).mayReport).toEqual([]);
    expect([(await report(first)).status, (await seen(first)).open]).toEqual([403, []]);
  });

  test('a season from before the setting has no reports, and new ones count when one other confirms', async () => {
    await start();
    expect((await now()).atTheTable).toEqual({ rated: true, reports: 'one', waitMinutes: 0 });
    const settings = (await olga.get<CreateSeason>(`${path}/settings`)).body;
    expect(settings.atTheTable).toEqual({ rated: true, reports: 'one', waitMinutes: 0 });
    const kept = await world.store.season(id());
    if (kept === undefined) throw new Error('no season');
    const { reports: _, waitMinutes: __, ...before } = kept.atTheTable ?? { rated: true };
    const old = { ...kept, atTheTable: before, version: kept.version + 1 };
    await world.store.changeSeason(kept, old, await anEntry(), { ...(await anEvent()) });
    expect((await now()).atTheTable).toEqual({ rated: true, reports: 'never', waitMinutes: 0 });
    const changed = await olga.put(`${path}/settings`, {
      ...settings,
      atTheTable: { rated: true },
      version: undefined,
    });
    expect(changed.status, changed.text).toBe(200);
    expect((await now()).atTheTable).toEqual({ rated: true, reports: 'never', waitMinutes: 0 });
  });

  async function anEntry() {
    const [entry] = await world.store.logOfSeason(id());
    if (entry === undefined) throw new Error('no entry');
    return { ...entry, id: `${entry.id}-again` };
  }
  async function anEvent() {
    return { id: 'an-event', kind: 'season-changed' as const, at: world.clock.now(), season: id() };
  }
});

describe('a disputed report', () => {
  test('never counts by itself; the organizer corrects it, and the report is gone', async () => {
    await start();
    const { game, first, second, third } = await table();
    await as(first).put('/me/notifications', { choices: { ruling: ['digest'] } });
    await report(first);
    const { id: reported } = await open(second);
    expect((await answer(second, game, reported, DISPUTES)).body).toEqual({ counts: false });
    await world.deliver();
    expect(JSON.stringify(await world.store.heldFor(first))).toContain('is disputed');
    expect((await answer(third, game, reported, CONFIRMS)).body).toEqual({ counts: false });
    expect(await open('olga')).toMatchObject({ state: 'disputed', decides: 'yes' });
    expect((await open('olga')).answers).toMatchObject([
      { player: { id: second }, confirms: false, sentence: 'I had seven.' },
      { player: { id: third }, confirms: true, sentence: '' },
    ]);
    expect((await olga.get<Inbox>('/me/inbox')).body.items[0]?.text).toContain('is disputed');
    expect((await enter(olga, [9, 7, 3])).status).toBe(200);
    await world.deliver();
    expect((await stateOf())?.status).toBe('finished');
    expect(await world.store.tableReportsOf(id())).toEqual([]);
    expect((await olga.get<Inbox>('/me/inbox')).body.items).toEqual([]);
  });

  test('counts once the dispute is taken back', async () => {
    await start();
    const { game, first, second } = await table();
    await report(first);
    const { id: reported } = await open(second);
    await answer(second, game, reported, DISPUTES);
    expect((await answer(second, game, reported, CONFIRMS)).body).toEqual({ counts: true });
  });

  test('is accepted or discarded by an organizer, who is not its reporter', async () => {
    await start(undefined, {}, ['olga', ...PLAYERS.slice(1)]);
    const at = [await table(1), await table(2)].find(({ first, second, third }) =>
      [first, second, third].includes('olga'),
    );
    if (at === undefined) throw new Error('Olga has no seat');
    const reported = await olga.put<ReportedResult>(`/games/${at.game}/table-report`, {
      text: linesOf(at, [3, 2, 1]),
    });
    const [own] = reported.body.reports.open;
    expect(own).toMatchObject({ mine: 'reported', decides: 'discards' });
    expect((await decide(olga, at.game, own?.id ?? '', 'accept')).body.code).toBe('conflict-of-interest');
    const player = [at.first, at.second, at.third].find((one) => one !== 'olga') ?? '';
    expect((await decide(as(player), at.game, own?.id ?? '', 'accept')).status).toBe(403);
    expect((await decide(otto, at.game, 'another', 'discard')).body.code).toBe('changed-meanwhile');
    expect((await decide(otto, at.game, own?.id ?? '', 'discard')).body).toEqual({ counts: false });
    expect((await seen('olga')).open).toEqual([]);
    expect((await log()).find(({ kind }) => kind === 'discard-report')).toMatchObject({ by: { id: 'otto' } });
  });
});

describe('who takes part', () => {
  test('only who sits at the board reports and answers; nobody confirms their own report', async () => {
    await start();
    const { game, first } = await table();
    const stranger = (await table(2)).first;
    expect((await report(stranger)).body.code).toBe('not-your-seat');
    await report(first);
    const { id: reported } = await open(first);
    expect((await answer(first, game, reported, CONFIRMS)).status).toBe(403);
    expect((await answer(stranger, game, reported, CONFIRMS)).body.code).toBe('not-your-seat');
    expect((await stateOf())?.status).toBe('running');
  });

  test('a banned player neither reports nor answers; one who has withdrawn and sits there does', async () => {
    await start();
    const { game, first, second, third } = await table();
    const ban = { kind: 'ban', reason: 'He overturned a table.', note: 'You are banned for it.' };
    expect((await olga.post(`/leagues/${league}/members/${third}/rulings`, ban)).status).toBe(200);
    await as(first).remove(`${path}/entries/me`);
    await world.deliver();
    expect((await report(first)).status).toBe(200);
    const { id: reported } = await open(second);
    expect((await report(third)).status).toBe(403);
    expect((await answer(third, game, reported, CONFIRMS)).status).toBe(403);
    expect((await seen(third)).mayReport).toEqual([]);
  });

  test('in a season with anonymous seats nobody is named before the result counts', async () => {
    await start(undefined, { press: 'gunboat' });
    const at = await table();
    const { first, second, third } = at;
    // A guess at who sits where finds nothing out, whether it is right or wrong.
    const guess = async (name: string) => {
      const lines = at.seats.map((seat, n) => `1,1,${seat},${n},${n === 2 ? name : ''}`);
      const text = ['round,board,seat,points,player', ...lines].join('\n');
      const { status, body } = await as(second).put<Refused>(`/games/${at.game}/table-report`, { text });
      return [status, body.problems?.map(({ message }) => message.replaceAll(name, 'X'))];
    };
    expect(await guess(third)).toEqual(await guess('somebody'));
    await report(first);
    const text = JSON.stringify(await open(second));
    expect(text).not.toContain(`"${first}"`);
    expect((await open(second)).by.id).toBe('anonymous');
    await answer(second, at.game, (await open(second)).id, CONFIRMS);
    await world.deliver();
    expect((await log()).find(({ kind }) => kind === 'enter-result')?.by.id).toBe(first);
  });

  test('in a season with anonymous seats each reader sees their own name alone, and their own answer', async () => {
    await start('organizer', { press: 'gunboat' });
    const { game, first, second, third } = await table();
    await report(first);
    const { id: reported } = await open(second);
    await answer(second, game, reported, CONFIRMS);
    await answer(third, game, reported, DISPUTES);
    const namesFor = async (player: string) => {
      const { by, seats, answers, mine } = await open(player);
      const named = [by, ...seats.map((one) => one.player), ...answers.map((one) => one.player)];
      return { names: named.map((one) => one.id), mine };
    };
    const X = 'anonymous';
    expect(await namesFor(first)).toEqual({ names: [first, first, X, X, X, X], mine: 'reported' });
    expect(await namesFor(second)).toEqual({ names: [X, X, second, X, second, X], mine: 'confirmed' });
    expect(await namesFor(third)).toEqual({ names: [X, X, X, third, X, third], mine: 'disputed' });
    expect(await namesFor('olga')).toEqual({ names: [X, X, X, X, X, X], mine: 'none' });
  });

  test('the name of a reporter who deletes their account goes with it', async () => {
    await start();
    const { game, first, second } = await table();
    await report(first);
    await answer(second, game, (await open(second)).id, {
      kind: 'disputes',
      sentence: `${first} is wrong here.`,
    });
    const gone = await as(first).remove('/me/account', { confirm: DELETE_WORDS });
    expect(gone.status, gone.text).toBe(200);
    await world.deliver();
    const [left] = await world.store.tableReportsOf(id());
    expect([left?.by.id, left?.by.name.toLowerCase()]).not.toContain(
      `${first[0]?.toUpperCase()}${first.slice(1)}`,
    );
    expect(JSON.stringify(left)).not.toContain(`"${first[0]?.toUpperCase()}${first.slice(1)}"`);
  });

  test('an account’s export has what its player reported or answered, and nothing of the others', async () => {
    await start();
    const { game, first, second } = await table();
    await report(first);
    await answer(second, game, (await open(second)).id, DISPUTES);
    const exported = async (player: string) =>
      (await as(player).get<AccountExport>('/me/export')).body.games.find((one) => one.game === game)
        ?.reports;
    expect(await exported(first)).toMatchObject([{ by: { id: first }, answers: [] }]);
    expect(await exported(second)).toMatchObject([{ player: { id: second }, sentence: 'I had seven.' }]);
  });

  test('after a change of chairs the report is stale: it is not answered, and anybody there reports again', async () => {
    await start();
    const { game, first, second, third, seats } = await table();
    await report(first);
    const { id: reported } = await open(second);
    const change = { game, seat: seats[2], holder: third, name: 'Zoe Late' };
    expect((await olga.post(`${path}/chairs`, { changes: [change] })).status).toBe(200);
    expect((await open(second)).state).toBe('stale');
    expect((await answer(second, game, reported, CONFIRMS)).body.code).toBe('changed-meanwhile');
    expect((await decide(olga, game, reported, 'accept')).body.code).toBe('changed-meanwhile');
    expect((await as(second).get<Today>('/me/today')).body.reports).toEqual([]);
    expect((await report(second)).body.stored).toBe(true);
    expect(await open(first)).toMatchObject({ by: { id: second }, state: 'open', mine: 'asked' });
  });
});

test('a season that is cancelled asks nobody any more', async () => {
  await start();
  const { game, first, second } = await table();
  await report(first);
  const { id: reported } = await open(second);
  expect((await olga.post(`${path}/cancel`, { reason: 'The hall has burnt down.' })).status).toBe(200);
  await world.deliver();
  expect((await as(second).get<Today>('/me/today')).body.reports).toEqual([]);
  expect((await seen(second)).open).toEqual([]);
  expect((await answer(second, game, reported, CONFIRMS)).status).toBe(403);
});

describe('two at once', () => {
  test('two reports: one is stored, and the other player is shown it', async () => {
    await start();
    const { first, second } = await table();
    Object.assign(meeting, { question: 'saveTableReport' });
    const both = await Promise.all([report(first), report(second, [1, 2, 3])]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.map(({ body }) => body.stored).sort()).toEqual([false, true]);
    const [one] = await world.store.tableReportsOf(id());
    const loser = both.find(({ body }) => !body.stored);
    expect(loser?.body.reports.open[0]?.id).toBe(one?.id);
  });

  test('a report meets an organizer’s entry: the entry counts, and the report is refused', async () => {
    await start();
    const { first } = await table();
    const [late] = await heldIn(meeting, 'saveTableReport', () => report(first));
    expect((await enter(olga, [3, 6, 9])).status).toBe(200);
    meeting.release?.();
    expect((await late)?.status).toBe(403);
    await world.deliver();
    expect([await world.store.tableReportsOf(id()), (await stateOf())?.seats[0]?.place]).toEqual([[], 3]);
  });

  test('a confirmation meets an organizer’s entry: the entry counts', async () => {
    await start();
    const { game, first, second } = await table();
    await report(first);
    const { id: reported } = await open(second);
    const [late] = await heldIn(meeting, 'countTableReport', () => answer(second, game, reported, CONFIRMS));
    expect((await enter(olga, [3, 6, 9])).status).toBe(200);
    meeting.release?.();
    expect((await late)?.body.code).toBe('changed-meanwhile');
    await world.deliver();
    expect((await stateOf())?.seats.map(({ place }) => place)).toEqual([3, 2, 1]);
  });

  test('a confirmation meets a dispute that is stored first: it does not count', async () => {
    await start();
    const { game, first, second, third } = await table();
    await report(first);
    const { id: reported } = await open(second);
    const [late] = await heldIn(meeting, 'countTableReport', () => answer(second, game, reported, CONFIRMS));
    expect((await answer(third, game, reported, DISPUTES)).body).toEqual({ counts: false });
    meeting.release?.();
    expect((await late)?.body).toEqual({ counts: false });
    expect([(await stateOf())?.status, (await open('olga')).state]).toEqual(['running', 'disputed']);
    expect((await open('olga')).answers).toHaveLength(2);
  });

  test('a dispute meets a confirmation that is stored first: it is refused, as the result counts', async () => {
    await start();
    const { game, first, second, third } = await table();
    await report(first);
    const { id: reported } = await open(second);
    const [late] = await heldIn(meeting, 'saveTableReport', () => answer(third, game, reported, DISPUTES));
    expect((await answer(second, game, reported, CONFIRMS)).body).toEqual({ counts: true });
    meeting.release?.();
    expect((await late)?.body.code).toBe('changed-meanwhile');
  });

  test('a confirmation meets a change of chairs: it does not count for players who do not sit there', async () => {
    await start();
    const { game, first, second, third, seats } = await table();
    await report(first);
    const { id: reported } = await open(second);
    const [late] = await heldIn(meeting, 'countTableReport', () => answer(second, game, reported, CONFIRMS));
    const change = { game, seat: seats[2], holder: third, name: 'Zoe Late' };
    expect((await olga.post(`${path}/chairs`, { changes: [change] })).status).toBe(200);
    meeting.release?.();
    expect((await late)?.body.code).toBe('changed-meanwhile');
    expect((await stateOf())?.status).toBe('running');
  });

  test('a reader of Today meets a change of chairs: they are asked nothing about a board they have left', async () => {
    await start();
    const { game, first, second, seats } = await table();
    const asks = () => reportsToAnswer(world.deps, { id: second, name: second, email: null });
    const [late] = await heldIn(meeting, 'game', asks);
    delete meeting.question;
    const change = { game, seat: seats[1], holder: second, name: 'Zoe Late' };
    expect((await olga.post(`${path}/chairs`, { changes: [change] })).status).toBe(200);
    expect((await report(first)).body.stored).toBe(true);
    meeting.release?.();
    expect(await late).toEqual([]);
  });

  test('an organizer who accepts meets a new report: it is not accepted unseen', async () => {
    await start('organizer');
    const { game, first } = await table();
    await report(first);
    const { id: reported } = await open('olga');
    const [late] = await heldIn(meeting, 'countTableReport', () => decide(olga, game, reported, 'accept'));
    expect((await report(first, [1, 2, 3])).body.stored).toBe(true);
    meeting.release?.();
    expect((await late)?.body.code).toBe('changed-meanwhile');
    expect((await stateOf())?.status).toBe('running');
  });
});
