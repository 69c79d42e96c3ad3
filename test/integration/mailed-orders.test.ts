import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterEach, describe, expect, test } from 'vitest';
import type { Gate } from '../../functions/core/game/games.records';
import type { Game } from '../../functions/core/game/games.schema';
import { REPLY_MARK } from '../../functions/core/mailed-orders/own-lines';
import { readReplyToken } from '../../functions/core/mailed-orders/reply-address';
import { type MailedOrders, storeMailedOrders } from '../../functions/core/mailed-orders/store-mailed-orders';
import { closeDueStep } from '../../functions/core/step/close-due-step';
import { composeAnswer } from '../../functions/mail-in/compose-answer';
import type { Mail } from '../../functions/notify/compose-mail';
import { FORGER, PLAYERS, type Receiving, SIGNED, startReceiving } from '../support/mailed-orders';
import { type Board, playerOf, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

const DAY_MS = 24 * 3_600_000;
let world: World;
let receiving: Receiving & { send(): Promise<void> };
let board: Board;
afterEach(async () => {
  await receiving.listener.close();
  await world.close();
});

async function start(): Promise<void> {
  world = await startWorld();
  receiving = await startReceiving(world);
  board = await startBoard(world, { system: 'classic', boardSize: 7 });
  // By default there is a mail for the first turn alone, and reminders.
  await playerOf(board, 'france').put('/me/notifications', { choices: { 'your-turn': ['mail'] } });
  await receiving.send();
}

const addressOf = (seat: string) => `${playerOf(board, seat).id}@${PLAYERS}`;

/** France's reply to the mail of the turn, over SMTP, as a mail program of the player would send it. */
async function reply(text: string, changes: SendMailOptions = {}): Promise<string> {
  const transport = createTransport({ port: receiving.listener.port, host: '127.0.0.1', secure: false });
  try {
    const { response } = await transport.sendMail({
      from: `Fran <${addressOf('france')}>`,
      to: receiving.replyTo(board, 'france'),
      subject: 'Re: Your turn',
      text,
      messageId: '<reply-1@example.org>',
      dkim: SIGNED.players,
      ...changes,
    });
    return response;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    transport.close();
  }
}

const stored = async (seat = 'france') =>
  (await playerOf(board, seat).get<Game>(`/games/${board.game}`)).body.me.stored;

/** Nothing is stored for any seat, and nobody got an answer. */
async function nothingChanged(): Promise<void> {
  expect(await world.store.ordersOfStep(board.game, 1)).toEqual([]);
  expect((await world.store.gate(board.game))?.given).toEqual({});
  expect(receiving.answers).toEqual([]);
}

describe('orders by mail', () => {
  test('are read from the reply to the mail of the turn, stored, and answered with what is stored', async () => {
    await start();
    const mail = receiving.turnMail(board, 'france');
    expect(mail.text).toContain(REPLY_MARK);
    const quoted = mail.text
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n');
    const text = `A PAR - BUR\nf bre - mao\n\nOn Sat, Nov 21, 2026 at 19:00 Turreton <t@turreton.example> wrote:\n${quoted}\n`;
    expect(await reply(text)).toMatch(/^250/);
    expect(await stored()).toMatchObject({
      orders: [
        { unit: 'par', type: 'MOVE', to: 'bur' },
        { unit: 'bre', type: 'MOVE', to: 'mao' },
      ],
      ready: false,
      byMail: true,
      storedAt: new Date(world.clock.now()).toISOString(),
    });
    const [answer] = receiving.answers;
    expect(answer).toMatchObject({
      to: addressOf('france'),
      subject: 'Orders stored: Spring 1901',
      inReplyTo: '<reply-1@example.org>',
      headers: { 'Auto-Submitted': 'auto-replied' },
    });
    expect(answer?.text).toContain('Your mail arrived on Saturday');
    expect(answer?.text).toMatch(/A PAR - BUR[\s\S]*F BRE - MAO/);
    expect(answer?.replyTo).toBe(mail.replyTo);
  });

  test('leave out and report each line that cannot be used, with a suggestion', async () => {
    await start();
    await reply('A PAR - BUR\nA burgandy holds\nF BRE - MOS\nready');
    expect(await stored()).toMatchObject({ orders: [{ unit: 'par', to: 'bur' }], ready: false });
    const text = receiving.answers[0]?.text.replaceAll('\n', ' ') ?? '';
    expect(text).toContain('Not used:');
    expect(text).toMatch(/“A burgandy holds”: .*Burgundy/);
    expect(text).toContain('“F BRE - MOS”');
    expect(text).toContain('You are not marked as ready');
  });

  test('change nothing if no line can be used', async () => {
    await start();
    await playerOf(board, 'france').put(`/games/${board.game}/steps/1/orders`, { text: 'A PAR - PIC' });
    world.clock.set(world.clock.now() + 1000);
    await reply('Thank you, see you next week!');
    expect(await stored()).toMatchObject({ version: 1, orders: [{ to: 'pic' }] });
    expect(receiving.answers[0]).toMatchObject({ subject: 'Orders not stored: Spring 1901' });
  });

  test('after the deadline are refused with the time of both, also when the next turn is open', async () => {
    await start();
    world.clock.set(world.clock.now() + DAY_MS);
    expect(await reply('A PAR - BUR')).toMatch(/^250/);
    expect(await world.store.ordersOfStep(board.game, 1)).toEqual([]);
    expect(receiving.answers[0]?.subject).toBe('Orders not stored: Spring 1901');
    expect(receiving.answers[0]?.text.replaceAll('\n', ' ')).toMatch(
      /arrived on Sunday, 22 November 2026.*Nothing was stored: Spring 1901 closed on Sunday, 22 November 2026/,
    );
    const late = receiving.replyTo(board, 'france');
    await closeDueStep(world.deps, board.game, 1);
    await receiving.send();
    expect((await world.store.gate(board.game))?.step).toBe(2);
    await reply('A PAR - BUR', { to: late });
    expect(await world.store.ordersOfStep(board.game, 2)).toEqual([]);
    expect(receiving.answers[1]?.text.replaceAll('\n', ' ')).toContain(
      'Nothing was stored: Spring 1901 closed',
    );
    expect(receiving.replyTo(board, 'france')).not.toBe(late);
  });

  test('do not replace newer orders, and ready closes the turn with the last seat', async () => {
    await start();
    const france = playerOf(board, 'france');
    const received = world.clock.now();
    world.clock.set(received + 60_000);
    await france.put(`/games/${board.game}/steps/1/orders`, { text: 'A PAR - PIC' });
    const [local = ''] = receiving.replyTo(board, 'france').split('@');
    const seat = await readReplyToken(world.deps, local.replace('orders+', ''));
    const older = seat && (await storeMailedOrders(world.deps, seat, 'A PAR - BUR', received));
    expect(older).toMatchObject({ kind: 'newer' });
    expect(await stored()).toMatchObject({ version: 1, orders: [{ to: 'pic' }] });
    world.clock.set(received + 120_000);
    for (const [seat, player] of Object.entries(board.players))
      if (seat !== 'france')
        await player.put(`/games/${board.game}/steps/1/orders`, { orders: [], ready: true });
    await reply('A PAR - BUR\nbereit');
    expect((await world.store.gate(board.game))?.step).toBe(2);
    expect(receiving.answers[0]?.text).toContain('You are marked as ready');
  });

  test('are read from HTML alone, in the language of the player', async () => {
    await start();
    await playerOf(board, 'france').put('/me/profile', { language: 'de' });
    const html =
      '<div>A&nbsp;PAR - BUR<br>F BRE - MAO</div><div>-- <br>Fran</div><blockquote>A MAR - SPA</blockquote>';
    await reply('', { text: undefined, html });
    expect(await stored()).toMatchObject({ orders: [{ unit: 'par' }, { unit: 'bre' }] });
    expect(receiving.answers).toHaveLength(1);
  });
});

describe('the answer says each time where it belongs, in the player’s own zone', () => {
  /** One minute past a full hour, two past the next one, three past the one after. */
  const received = Date.parse('2026-11-21T10:01:00Z');
  const closedAt = Date.parse('2026-11-21T11:02:00Z');
  const deadline = Date.parse('2026-11-21T12:03:00Z');
  const about = { turn: 'Spring 1901', unused: [] };
  const stored = { ...about, kind: 'stored', lines: ['A PAR - BUR'], notes: [], closed: false } as const;
  const flags = { ready: false, notReady: false };

  test.each<[string, MailedOrders, readonly string[]]>([
    ['orders stored before a deadline', { ...stored, ...flags, deadline }, ['11:01', '13:03']],
    ['orders stored without a deadline', { ...stored, ...flags, deadline: null }, ['11:01']],
    ['nothing that can be used', { ...about, kind: 'nothing' }, ['11:01']],
    ['orders older than those stored', { ...about, kind: 'newer' }, ['11:01']],
    ['a turn that has closed', { ...about, kind: 'late', closedAt }, ['11:01', '12:02']],
    ['a turn of which nobody knows when it closed', { ...about, kind: 'late', closedAt: null }, ['11:01']],
    [
      'a turn that takes no orders',
      { ...about, kind: 'refused', refusal: { code: 'changed-meanwhile' } },
      ['11:01'],
    ],
  ])('%s', async (_, orders, times) => {
    const { text } = await answerTo(orders, received);
    expect(text.match(/\d\d:\d\d/g)).toEqual(times);
  });

  test('and asks for further orders as long as there is a turn to send them for', async () => {
    expect((await answerTo({ ...about, kind: 'late', closedAt }, received)).replyTo).toBe(
      receiving.replyTo(board, 'france'),
    );
    const over = await answerTo({ ...about, kind: 'late', closedAt: null }, received, { state: 'finished' });
    expect(over.replyTo).toBeUndefined();
  });

  /** The answer to France, who lives in Berlin and reads German, where a day has 24 hours. */
  async function answerTo(
    orders: MailedOrders,
    receivedAt: number,
    changes: Partial<Gate> = {},
  ): Promise<Mail> {
    await start();
    const found = (await world.store.gameAndGate(board.game)) ?? expect.fail('no game');
    const { id } = playerOf(board, 'france');
    const gate = { ...found.gate, ...changes };
    return composeAnswer(world.deps, orders, {
      seat: { ...found, gate, seat: 'france', step: 1, holder: id },
      player: { id, zone: 'Europe/Berlin', language: 'de' },
      ...{ address: addressOf('france'), receivedAt, replyTo: { messageId: null } },
    });
  }
});

describe('a forged mail changes nothing and gets no answer', () => {
  const forged: readonly (readonly [what: string, changes: (seat: string) => SendMailOptions])[] = [
    ['from another address', () => ({ from: `x@${FORGER}`, dkim: SIGNED.forger })],
    ['from another player of the board', () => ({ from: addressOf('germany') })],
    ['with the right address and no signature', () => ({ dkim: undefined })],
    ['with the right address, signed by another domain', () => ({ dkim: SIGNED.forger })],
    ['with the right address, signed with another key', () => ({ dkim: SIGNED.wrongKey })],
    [
      'with the right address and SPF of another domain',
      () => ({
        dkim: undefined,
        envelope: { from: `x@${FORGER}`, to: receiving.replyTo(board, 'france') },
      }),
    ],
    ['with two senders', () => ({ from: [addressOf('france'), addressOf('germany')] as unknown as string })],
    ['to the address of another seat', () => ({ to: receiving.replyTo(board, 'germany') })],
    [
      'to the address of another seat of the same game, with its seat changed',
      () => ({ to: swapSeat(receiving.replyTo(board, 'germany'), receiving.replyTo(board, 'france')) }),
    ],
    ['with a changed token', () => ({ to: receiving.replyTo(board, 'france').replace(/.@/, '!@') })],
    ['to any other address of the domain', () => ({ to: 'postmaster@in.turreton.example' })],
    ['to another domain', () => ({ to: 'someone@elsewhere.example' })],
    ['that answers automatically', () => ({ headers: { 'Auto-Submitted': 'auto-replied' } })],
    ['of a list', () => ({ headers: { Precedence: 'bulk' } })],
    ['that came back', () => ({ envelope: { from: '', to: receiving.replyTo(board, 'france') } })],
    ['that is too large', () => ({ text: `A PAR - BUR\n${'x'.repeat(300 * 1024)}` })],
  ];

  test.each(forged)('%s', async (_what, changes) => {
    await start();
    expect(await reply('A PAR - BUR', changes('france'))).not.toMatch(/^250/);
    await nothingChanged();
  });

  test('after the seat has changed hands, from its former player', async () => {
    await start();
    const reason = 'The player has left the league.';
    const ruled = await board.organizer.post(`/games/${board.game}/rulings`, {
      ...{ kind: 'replace', seat: 'france', player: null, reason },
    });
    expect(ruled.status, ruled.text).toBe(200);
    expect(await reply('A PAR - BUR')).not.toMatch(/^250/);
    expect((await world.store.ordersOfStep(board.game, 1)).filter(({ byMail }) => byMail)).toEqual([]);
    expect(receiving.answers).toEqual([]);
  });
});

/** The token of one seat with the seat's number of another. */
function swapSeat(of: string, as: string): string {
  const tail = 3 + 19 + of.slice(of.indexOf('@')).length;
  return of.slice(0, -tail - 1) + as.slice(-tail - 1, -tail) + of.slice(-tail);
}
