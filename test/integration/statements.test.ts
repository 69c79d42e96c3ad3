import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameExport } from '../../engine/verify';
import { verifyGame } from '../../engine/verify';
import { pseudonymOf } from '../../functions/core/account/delete-account';
import { DELETE_WORDS } from '../../functions/core/account/delete-words.schema';
import type { Cases, ReportedPress } from '../../functions/core/case/cases.schema';
import type { Game } from '../../functions/core/game/games.schema';
import { gateKey } from '../../functions/core/platform/keys';
import type { Messages } from '../../functions/core/press/press.schema';
import type { Log } from '../../functions/core/result/results.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import type { OpenedPress, Statements } from '../../functions/core/statement/statements.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { TABLE } from '../../functions/host/create-tables';

import { itemsIn } from '../support/recorded-items';
import { type Board, playerOf, startBoard, takeSeat } from '../support/season';
import { type Answer, type Person, startWorld, type World } from '../support/world';

const reason = 'The table has seen enough.';

/** A board in one world, with the requests of its readers. */
class Table {
  private constructor(
    readonly world: World,
    readonly board: Board,
  ) {}

  static async set(choices: Record<string, unknown> = {}): Promise<Table> {
    const world = await startWorld();
    return new Table(world, await startBoard(world, { humans: 7, rounds: 2, choices }));
  }

  of(seat: string): Person {
    return playerOf(this.board, seat);
  }

  at(part: string): string {
    return `/games/${this.board.game}/${part}`;
  }

  async said(as: Person = this.world.visitor()): Promise<Answer<Statements>> {
    return as.get<Statements>(this.at('statements'));
  }

  opens(seat: string, opens = true): Promise<Answer<Statements>> {
    return this.of(seat).put<Statements>(this.at('opened-press'), { opens });
  }

  writes(seat: string, text: string): Promise<Answer<Statements>> {
    return this.of(seat).put<Statements>(this.at('statement'), { text });
  }

  /** The steps' press that this reader can open. */
  async opened(step: number, as: Person = this.world.visitor()): Promise<readonly string[]> {
    const { body } = await as.get<OpenedPress>(this.at(`opened-press/${step}`));
    return body.messages.map(({ text }) => text);
  }

  async exported(): Promise<readonly string[]> {
    const { body } = await this.world
      .visitor()
      .get<{ press: { step: number; text: string }[] }>(this.at('export'));
    return body.press.map(({ step, text }) => `${step} ${text}`);
  }

  async closes(step: number): Promise<void> {
    const gate = await this.world.store.gate(this.board.game);
    this.world.clock.set(gate?.deadline ?? 0);
    expect(await closeStep(this.world.deps, this.board.game, step)).toBe('adjudicated');
    await this.world.deliver();
  }

  async rules(ruling: object): Promise<void> {
    const ruled = await this.board.organizer.post(this.at('rulings'), { reason, ...ruling });
    expect(ruled, ruled.text).toMatchObject({ status: 200 });
    await this.world.deliver();
  }

  write(from: string, to: unknown, text: string): Promise<Answer> {
    return this.of(from).post(this.at('press'), { to, text });
  }

  /** Two steps with press in each, and the end by a ruling. */
  async plays(): Promise<void> {
    await this.write('tower', ['papst'], 'Harlem for Midtown?');
    await this.write('greene', ['tower', 'papst'], 'Three of us.');
    await this.write('hamblet', 'all', 'Workers unite.');
    await this.closes(1);
    await this.write('papst', ['tower'], 'Agreed until Fall.');
    await this.closes(2);
    await this.ends();
  }

  /** Sets the gate as a ruling would that reopens the game on a new branch, or as its next end does. */
  async stands(state: 'open' | 'finished', line: number): Promise<void> {
    await this.world.dynamo.client.send(
      new UpdateCommand({
        TableName: TABLE,
        Key: gateKey(this.board.game),
        UpdateExpression: 'SET #state = :state, line = :line',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':state': state, ':line': line },
      }),
    );
  }

  ends(): Promise<void> {
    return this.rules({ kind: 'end', as: 'it-stands' });
  }
}

describe('statements on a finished game', () => {
  let table: Table;
  beforeAll(async () => {
    table = await Table.set();
    await table.closes(1);
  });
  afterAll(() => table.world.close());

  test('nobody writes or reads one before the end', async () => {
    expect(await table.writes('tower', 'I have won already.')).toMatchObject({
      status: 409,
      body: { code: 'game-running' },
    });
    expect(await table.said()).toMatchObject({ status: 409 });
    await table.ends();
    expect((await table.said()).body.statements).toEqual([]);
  });

  test('each player has one, which only they change and take back', async () => {
    await table.writes('tower', 'Well played, Papst.');
    await table.writes('papst', 'I should never have left Astoria.');
    await table.writes('tower', 'Well played, **Papst**.');
    const texts = async (as?: Person) =>
      (await table.said(as)).body.statements.map(({ seat, text, mine }) => [seat, text, mine]);
    expect(await texts()).toEqual([
      ['tower', 'Well played, **Papst**.', false],
      ['papst', 'I should never have left Astoria.', false],
    ]);
    expect((await texts(table.of('tower')))[0]).toEqual(['tower', 'Well played, **Papst**.', true]);
    await table.writes('papst', '');
    expect(await texts()).toEqual([['tower', 'Well played, **Papst**.', false]]);
  });

  test.each<[who: string, person: () => Person, text: string, status: number]>([
    ['an organizer who did not play', () => table.board.organizer, 'Nice.', 403],
    ['a visitor', () => table.world.visitor(), 'Nice.', 401],
    ['a player with too much to say', () => table.of('tower'), 'a'.repeat(4001), 422],
  ])('%s is refused', async (_, person, text, status) => {
    expect((await person().put(table.at('statement'), { text })).status).toBe(status);
  });

  test('a statement is reported as a message is, and moderators read it', async () => {
    const report = {
      thread: 'statements',
      message: (await table.said()).body.statements[0]?.id,
      text: 'That is not fair play.',
    };
    const reported = await table.of('papst').post<Cases>(table.at('reports'), report);
    expect(reported, reported.text).toMatchObject({ status: 200 });
    const id = reported.body.cases[0]?.id ?? '';
    const read = await table.board.organizer.post<ReportedPress>(table.at(`cases/${id}/reading`), {});
    expect(read, read.text).toMatchObject({ status: 200 });
    expect(read.body.messages.map(({ from, text }) => [from, text])).toEqual([
      ['tower', 'Well played, **Papst**.'],
    ]);
  });

  test('a moderator hides one with a reason, and its author cannot write around it', async () => {
    const path = table.at(`statements/${table.of('tower').id}/hidden`);
    expect((await table.of('papst').put(path, { hidden: true, reason })).status).toBe(403);
    const hidden = await table.board.organizer.put<Statements>(path, { hidden: true, reason });
    expect(hidden, hidden.text).toMatchObject({ status: 200 });
    const [seen] = (await table.said()).body.statements;
    expect(seen).toMatchObject({ text: null, hidden: reason });
    expect((await table.said(table.of('tower'))).body.statements[0]?.text).toBe('Well played, **Papst**.');
    expect(await table.writes('tower', 'Once more.')).toMatchObject({ status: 403 });
    // Nor by withdrawing it and beginning again.
    await table.writes('tower', '');
    expect(await table.writes('tower', 'Once more.')).toMatchObject({ status: 403 });
    const { body } = await table.board.organizer.get<Log>(`/leagues/${table.board.league}/log`);
    expect(body.entries[0]).toMatchObject({ kind: 'hide-statement', reason, after: 'Hidden' });
    await table.board.organizer.put(path, { hidden: false, reason });
    expect(await table.writes('tower', 'Once more.')).toMatchObject({ status: 200 });
  });

  test('who is muted writes none, and who blocks an author is warned', async () => {
    await table.of('greene').put(table.at('seats/tower/block'), {});
    expect((await table.said(table.of('greene'))).body.statements[0]).toMatchObject({ blocked: true });
    const muted = `/leagues/${table.board.league}/members/${table.of('papst').id}/rulings`;
    await table.board.organizer.post(muted, { kind: 'mute', reason, note: 'Be kind.' });
    expect(await table.writes('papst', 'Still here.')).toMatchObject({ status: 403 });
  });

  test('who is banned writes none while that lasts', async () => {
    const { board, world } = table;
    const banned = `/leagues/${board.league}/members/${table.of('greene').id}/rulings`;
    const until = new Date(world.clock.now() + 24 * 3_600_000).toISOString();
    const ban = await board.organizer.post(banned, { kind: 'ban', until, reason, note: 'For a day.' });
    expect(ban, ban.text).toMatchObject({ status: 200 });
    expect(await table.writes('greene', 'Still here.')).toMatchObject({ status: 403 });
    const lifted = await board.organizer.post(banned, { kind: 'unban', reason, note: 'It is over.' });
    expect(lifted, lifted.text).toMatchObject({ status: 200 });
  });

  test.each([
    ['muted', { kind: 'mute' }, { kind: 'unmute' }],
    ['banned', { kind: 'ban' }, { kind: 'unban' }],
  ])('who is %s can still take back what they wrote', async (_, ruling, end) => {
    const rulings = `/leagues/${table.board.league}/members/${table.of('hamblet').id}/rulings`;
    const rule = async (kind: object) => {
      const ruled = await table.board.organizer.post(rulings, { reason, note: 'For a day.', ...kind });
      expect(ruled, ruled.text).toMatchObject({ status: 200 });
    };
    const own = async () =>
      (await table.said()).body.statements.filter(({ seat }) => seat === 'hamblet').map(({ text }) => text);
    await table.writes('hamblet', 'It was Papst’s fault.');
    await rule(ruling);
    expect(await own()).toEqual(['It was Papst’s fault.']);
    expect(await table.writes('hamblet', '')).toMatchObject({ status: 200 });
    expect(await own()).toEqual([]);
    await rule(end);
  });

  test('while a ruling has the game played again there are none, and they come back with its end', async () => {
    await table.stands('open', 2);
    expect(await table.said()).toMatchObject({ status: 409 });
    expect(await table.writes('greene', 'Not yet.')).toMatchObject({ status: 409 });
    await table.stands('finished', 2);
    expect((await table.said()).body.statements.map(({ text }) => text)).toEqual(['Once more.']);
  });

  test('a statement comes with the data of its author, and goes with the account', async () => {
    const author = table.of('tower');
    const exported = (await author.get<{ items: Record<string, unknown[]> }>('/me/export')).body;
    expect(exported.items.STATEMENT).toMatchObject([{ text: 'Once more.' }]);
    expect(await author.remove('/me/account', { confirm: DELETE_WORDS })).toMatchObject({ status: 200 });
    await table.world.deliver();
    const left = (await itemsIn(table.world)).map((item) => JSON.stringify(item));
    // The reported text stays with the report, until the league ends.
    expect(left.filter((item) => item.includes('Once more.'))).toEqual([]);
    expect((await table.said()).body.statements).toEqual([]);
  });
});

describe('press of a finished game, by consent', () => {
  let table: Table;
  beforeAll(async () => {
    table = await Table.set();
    await table.plays();
  });
  afterAll(() => table.world.close());

  test('public press stands beside its step from the end on, private press does not', async () => {
    expect(await table.opened(1)).toEqual(['Workers unite.']);
    expect(await table.opened(2)).toEqual([]);
    expect(await table.exported()).toEqual(['1 Workers unite.']);
  });

  test('a conversation opens with the last consent, beside the steps at which it was written', async () => {
    expect((await table.opens('tower')).body.press).toEqual({
      mode: 'by-consent',
      mine: true,
      given: 1,
      of: 7,
    });
    expect(await table.opened(1)).toEqual(['Workers unite.']);
    await table.opens('papst');
    expect(await table.opened(1)).toEqual(['Harlem for Midtown?', 'Workers unite.']);
    expect(await table.opened(2)).toEqual(['Agreed until Fall.']);
    expect(await table.exported()).toEqual([
      '1 Harlem for Midtown?',
      '1 Workers unite.',
      '2 Agreed until Fall.',
    ]);
    await table.opens('greene');
    expect(await table.opened(1)).toEqual(['Harlem for Midtown?', 'Three of us.', 'Workers unite.']);
  });

  test('the export with its press is still the proof of the game', async () => {
    const { body } = await table.world.visitor().get<GameExport>(table.at('export'));
    expect(verifyGame(body)).toMatchObject({ ok: true });
  });

  test('a consent that is withdrawn closes what it had opened', async () => {
    await table.opens('papst', false);
    expect(await table.opened(1)).toEqual(['Workers unite.']);
    expect(await table.exported()).toEqual(['1 Workers unite.']);
    await table.opens('papst');
    expect(await table.opened(2)).toEqual(['Agreed until Fall.']);
  });

  test('only those who played have a side, and only they see how many have opened theirs', async () => {
    expect(await table.board.organizer.put(table.at('opened-press'), { opens: true })).toMatchObject({
      status: 403,
    });
    expect((await table.said()).body.press).toBeNull();
    expect((await table.said(table.board.organizer)).body.press).toBeNull();
  });

  test('a deleted message has no words, and a blocked sender is marked for the reader alone', async () => {
    const { body } = await table.of('papst').get<Messages>(table.at('press/tower+papst'));
    const last = body.messages.at(-1)?.id;
    await table.of('papst').remove(table.at(`press/tower+papst/${last}`));
    expect(await table.opened(2)).toEqual(['']);
    expect(await table.exported()).not.toContain('2 Agreed until Fall.');
    await table.of('greene').put(table.at('seats/hamblet/block'), {});
    const read = await table.of('greene').get<OpenedPress>(table.at('opened-press/1'));
    expect(read.body.messages.filter(({ blocked }) => blocked).map(({ from }) => from)).toEqual(['hamblet']);
  });

  test('a ruling that opens the game again closes all, and its next end asks anew', async () => {
    await table.stands('open', 2);
    const asked = await table.world.visitor().get(table.at('opened-press/1'));
    expect(asked).toMatchObject({ status: 409, body: { code: 'game-running' } });
    expect(await table.opens('tower')).toMatchObject({ status: 409 });
    expect(await table.world.visitor().get(table.at('export'))).toMatchObject({ status: 409 });
    await table.stands('finished', 2);
    expect(await table.opened(1)).toEqual(['Workers unite.']);
    expect((await table.said(table.of('tower'))).body.press).toMatchObject({ mine: false, given: 0 });
  });

  test('who deletes their account opens nothing any more', async () => {
    for (const seat of ['tower', 'papst', 'greene']) await table.opens(seat);
    expect(await table.opened(1)).toContain('Three of us.');
    const gone = table.of('greene');
    expect(await gone.remove('/me/account', { confirm: DELETE_WORDS })).toMatchObject({ status: 200 });
    await table.world.deliver();
    expect(await table.opened(1)).toEqual(['Harlem for Midtown?', 'Workers unite.']);
    const { body } = await table.world.visitor().get<Game>(`/games/${table.board.game}`);
    expect(body.seats.find(({ seat }) => seat === 'greene')?.player.name).toBe(pseudonymOf(gone.id));
  });
});

test('a replaced player has to agree as well, and so does their substitute', async () => {
  const table = await Table.set();
  const substitute = await table.world.person('sub', 'Sub');
  await substitute.post(`/leagues/${table.board.league}/members`);
  await table.write('tower', ['papst'], 'Before the change.');
  await table.closes(1);
  await table.rules({ kind: 'replace', seat: 'papst', player: 'sub' });
  await takeSeat(substitute, table.board.game, 'papst');
  const wrote = await substitute.post(table.at('press'), { to: ['tower'], text: 'After the change.' });
  expect(wrote, wrote.text).toMatchObject({ status: 200 });
  await table.closes(2);
  await table.ends();
  const all = () => Promise.all([table.opened(1), table.opened(2)]);
  await table.opens('tower');
  await substitute.put(table.at('opened-press'), { opens: true });
  expect(await all()).toEqual([[], []]);
  // The replaced player.
  await table.opens('papst');
  expect(await all()).toEqual([['Before the change.'], ['After the change.']]);
  await substitute.put(table.at('opened-press'), { opens: false });
  expect(await all()).toEqual([[], []]);
  expect(await table.writes('papst', 'I had to leave.')).toMatchObject({ status: 200 });
  await table.world.close();
});

test.each([
  'always',
  'never',
] as const)('a season that opens press %s leaves nothing to agree to', async (mode) => {
  const table = await Table.set({ pressAtEnd: mode });
  const season = `/seasons/${table.board.season}`;
  expect((await table.world.visitor().get<Season>(season)).body.pressAtEnd).toBe(mode);
  // Announced at the table from its first turn on, and settled then.
  const game = () => table.world.visitor().get<Game>(`/games/${table.board.game}`);
  expect((await game()).body.pressAtEnd).toBe(mode);
  await table.plays();
  expect(await table.opens('tower')).toMatchObject({ status: 403 });
  expect(await table.opened(2)).toEqual(mode === 'always' ? ['Agreed until Fall.'] : []);
  expect((await table.exported()).length).toBe(mode === 'always' ? 4 : 1);
  await table.world.close();
});

test('boards keep what was announced when they began', async () => {
  const table = await Table.set();
  const changed = await table.board.organizer.put<Season>(`/seasons/${table.board.season}/settings`, {
    ...{ name: 'Season 1', system: 'ny2047', format: { kind: 'rounds', rounds: 2 }, pressAtEnd: 'always' },
    deadlines: { orders: 1440, adjustment: 720, earlyClose: true },
  });
  expect(changed, changed.text).toMatchObject({ status: 200 });
  const { body: season } = await table.world.visitor().get<Season>(`/seasons/${table.board.season}`);
  expect(season.pressAtEnd).toBe('always');
  await table.plays();
  expect(await table.opened(2)).toEqual([]);
  await table.world.close();
});

test('a season without private press has nothing to open, and gunboat shows its names at the end as before', async () => {
  const table = await Table.set({ press: 'gunboat' });
  const { body } = await table.world.visitor().get<Game>(`/games/${table.board.game}`);
  expect(body.pressAtEnd).toBe('never');
  expect(body.seats.every(({ player }) => player.name === 'Anonymous')).toBe(true);
  await table.closes(1);
  await table.ends();
  expect(await table.opens('tower')).toMatchObject({ status: 403 });
  await table.writes('tower', 'It was me.');
  const [said] = (await table.said()).body.statements;
  expect(said).toMatchObject({ seat: 'tower', player: { id: table.of('tower').id } });
  await table.world.close();
});
