import type { View } from '../../../engine/domination/types';
import type { Cases } from '../../../functions/core/case/cases.schema';
import type { Game } from '../../../functions/core/game/games.schema';
import { gateItem } from '../../../functions/core/platform/items';
import { gateKey } from '../../../functions/core/platform/keys';
import type { Message } from '../../../functions/core/press/press.schema';
import { playSeason } from '../../../functions/host/play-season';
import type { Person } from '../../support/world';
import { SUBSTITUTE_CASES } from './cases-of-substitutes';
import type { Hunt } from './hunt';
import { board, type Case, done, passDeadline, REASON, seatAt, seatsOf } from './scene';

const PASS = { type: 'pass' };
const COMPLAINT = 'My fleet was to hold, and it moved.';
const HOLDING = { choices: { disputes: 'hold' } };
const DISORDER = { choices: { absence: { disorder: { after: 1, minutes: 60 } } } };
/** No step closes automatically while a scene is set up. */
const SLOW = { earlyClose: false };

const order = (player: Person, path: string, step: number, ready = true, orders: unknown[] = []) =>
  player.put(`${path}/steps/${step}/orders`, { orders, ready });

/** Rulings after which bots play, or steps are written again. */
const FOLLOWED = new Set(['replace by a bot, the last who is waited for', 'roll back']);

/** A ruling on a running board. */
function ruling(what: string, options: object, wanted: (hunt: Hunt, one: Found) => Promise<object>): Case {
  return {
    what,
    ...(FOLLOWED.has(what) && { follows: true as const }),
    prepare: async (hunt) => {
      const one = await board(hunt, options);
      const body = await wanted(hunt, one);
      return (headers) => one.organizer.post(`${one.path}/rulings`, { reason: REASON, ...body }, headers);
    },
  };
}
type Found = Awaited<ReturnType<typeof board>>;

async function substitute(hunt: Hunt, { league }: Found): Promise<string> {
  done(await (await hunt.world.person('sam')).post(`/leagues/${league}/members`));
  return 'sam';
}

async function disputed(hunt: Hunt) {
  const one = await board(hunt, HOLDING);
  const [, player] = seatAt(one);
  done(await player.post(`${one.path}/disputes`, { step: 1, text: COMPLAINT }));
  const { cases } = done(await one.organizer.get<Cases>(`${one.path}/cases`));
  return { ...one, player, dispute: cases[0]?.id ?? '' };
}

/** A denied dispute, with an appeal of its player on request. */
async function denied(hunt: Hunt, isAppealed = false) {
  const one = await disputed(hunt);
  const at = `${one.path}/cases/${one.dispute}`;
  done(await one.organizer.post(`${at}/answer`, { decision: 'denied', text: REASON }));
  if (isAppealed) done(await one.player.post(`${at}/appeal`, { text: COMPLAINT }));
  return { ...one, at };
}

async function written(hunt: Hunt) {
  const one = await board(hunt, SLOW);
  const [[, from], [, to]] = [seatAt(one), seatAt(one, 1)];
  const message = done(await from.post<Message>(`${one.path}/press`, { to: 'all', text: 'Hello there' }));
  return { ...one, from, to, message };
}

/** A Domination board with a seat that is not on turn. */
async function waiting(hunt: Hunt) {
  const one = await board(hunt, { system: 'domination' });
  const { order: seats, first } = done(await one.organizer.get<Game>(one.path)).position as View;
  const next = seats.find((seat) => seat !== first) ?? '';
  const player = one.players[next];
  if (player === undefined) throw new Error('nobody waits');
  return { ...one, player };
}

async function finished(hunt: Hunt) {
  const one = await board(hunt, { options: { lastYear: 2048 } });
  await playSeason(hunt.world.deps, hunt.clock, one.season);
  return one;
}

/** Uses of the operations on games, by operation. */
export const GAME_CASES: Readonly<Record<string, readonly Case[]>> = {
  ...SUBSTITUTE_CASES,
  'POST /games/{id}/entered-orders': [
    {
      what: 'for the last who is ready',
      follows: true,
      prepare: async (hunt) => {
        const one = await board(hunt);
        const [last, ...others] = seatsOf(one);
        for (const [, player] of others) done(await order(player, one.path, 1));
        const typed = { seat: last?.[0], step: 1, text: '', ready: true };
        return (headers) => one.organizer.post(`${one.path}/entered-orders`, typed, headers);
      },
    },
  ],
  'PUT /games/{id}/steps/{step}/orders': [
    {
      what: 'a draft',
      prepare: async (hunt) => {
        const one = await board(hunt);
        return () => order(seatAt(one)[1], one.path, 1, false);
      },
    },
    {
      what: 'the last who is ready',
      follows: true,
      prepare: async (hunt) => {
        const one = await board(hunt);
        const [last, ...others] = seatsOf(one);
        for (const [, player] of others) done(await order(player, one.path, 1));
        return () => order(last?.[1] as Person, one.path, 1);
      },
    },
    {
      what: 'the last who is ready, with time to take it back',
      prepare: async (hunt) => {
        const one = await board(hunt, { deadlines: { undoSeconds: 30 } });
        const [last, ...others] = seatsOf(one);
        for (const [, player] of others) done(await order(player, one.path, 1));
        return () => order(last?.[1] as Person, one.path, 1);
      },
    },
    {
      what: 'a seat in civil disorder',
      prepare: async (hunt) => {
        const one = await board(hunt, { ...DISORDER, ...SLOW });
        const [, ...others] = seatsOf(one);
        for (const [, player] of others) done(await order(player, one.path, 1));
        await passDeadline(hunt, one.game);
        return () => order(seatAt(one)[1], one.path, 2, false);
      },
    },
  ],
  'PUT /me/notifications': [
    {
      what: 'other times of reminders',
      prepare: async (hunt) => {
        const one = await board(hunt, { ...SLOW, deadlines: { orders: 2880 } });
        return () => seatAt(one)[1].put('/me/notifications', { reminders: [36] });
      },
    },
  ],
  'PUT /games/{id}/plan': [
    {
      what: 'a plan',
      prepare: async (hunt) => {
        const { player, path } = await waiting(hunt);
        return () => player.put(`${path}/plan`, { orders: [PASS] });
      },
    },
  ],
  'DELETE /games/{id}/plan': [
    {
      what: 'a plan',
      prepare: async (hunt) => {
        const { player, path } = await waiting(hunt);
        done(await player.put(`${path}/plan`, { orders: [PASS] }));
        return () => player.remove(`${path}/plan`);
      },
    },
  ],
  'POST /games/{id}/steps/{step}/extension': [
    {
      what: 'the vote that moves the deadline',
      prepare: async (hunt) => {
        const vote = { share: 50, minutes: 600, times: 2 };
        const one = await board(hunt, { choices: { absence: { vote } } });
        const [, first] = seatAt(one);
        const [, second] = seatAt(one, 1);
        done(await first.post(`${one.path}/steps/1/extension`));
        return (headers) => second.post(`${one.path}/steps/1/extension`, undefined, headers);
      },
    },
  ],
  'PUT /games/{id}/steps/{step}/consent': [
    {
      what: 'the last who is asked',
      prepare: async (hunt) => {
        const one = await board(hunt, { deadlines: { earlyClose: 'consent' } });
        const [[idle, player], ...others] = [seatAt(one), ...seatsOf(one).slice(1)];
        for (const [, other] of others) done(await order(other, one.path, 1));
        const gate = await hunt.world.store.gate(one.game);
        if (gate === undefined) throw new Error('the game has no gate');
        const owing = gate.owing.filter((seat) => seat !== idle);
        await hunt.write({ ...gateKey(one.game), ...gateItem({ ...gate, owing }) });
        return () => player.put(`${one.path}/steps/1/consent`, { agrees: true });
      },
    },
  ],
  'POST /games/{id}/press': [
    {
      what: 'a message',
      prepare: async (hunt) => {
        const one = await board(hunt, SLOW);
        const [, player] = seatAt(one);
        return (headers) => player.post(`${one.path}/press`, { to: 'all', text: 'Hello there' }, headers);
      },
    },
  ],
  'PUT /games/{id}/press/{thread}/reading': [
    {
      what: 'a message',
      prepare: async (hunt) => {
        const { to, path } = await written(hunt);
        return () => to.put(`${path}/press/all/reading`, { messages: 1 });
      },
    },
  ],
  'DELETE /games/{id}/press/{thread}/{message}': [
    {
      what: 'a message',
      prepare: async (hunt) => {
        const { from, path, message } = await written(hunt);
        return () => from.remove(`${path}/press/all/${message.id}`);
      },
    },
  ],
  'PUT /games/{id}/seats/{seat}/block': [
    {
      what: 'another player',
      prepare: async (hunt) => {
        const one = await board(hunt);
        return () => seatAt(one)[1].put(`${one.path}/seats/${seatAt(one, 1)[0]}/block`, {});
      },
    },
  ],
  'DELETE /me/blocked/{player}': [
    {
      what: 'another player',
      prepare: async (hunt) => {
        const one = await board(hunt);
        const [[, player], [seat, other]] = [seatAt(one), seatAt(one, 1)];
        done(await player.put(`${one.path}/seats/${seat}/block`, {}));
        return () => player.remove(`/me/blocked/${other.id}`);
      },
    },
  ],
  'PUT /seasons/{id}/holidays': [
    {
      what: 'a day on which a deadline falls',
      prepare: async (hunt) => {
        const one = await board(hunt, { choices: { absence: { holidays: 5 } }, deadlines: { orders: 2880 } });
        const deadline = (await hunt.world.store.gate(one.game))?.deadline ?? 0;
        const days = [new Date(deadline).toISOString().slice(0, 10)];
        return () => seatAt(one)[1].put(`/seasons/${one.season}/holidays`, { days });
      },
    },
  ],
  'POST /games/{id}/result': [
    {
      what: 'void',
      prepare: async (hunt) => {
        const one = await finished(hunt);
        const wanted = { kind: 'void', reason: REASON };
        return (headers) => one.organizer.post(`${one.path}/result`, wanted, headers);
      },
    },
  ],
  'POST /games/{id}/rulings': [
    ruling('pause', SLOW, async () => ({ kind: 'pause' })),
    ruling('extend', SLOW, async (hunt) => ({
      kind: 'extend',
      until: new Date(hunt.clock.now() + 3 * 86_400_000).toISOString(),
    })),
    ruling('resume where all are ready', {}, async (_, one) => {
      done(await one.organizer.post(`${one.path}/rulings`, { kind: 'pause', reason: REASON }));
      for (const [, player] of seatsOf(one)) done(await order(player, one.path, 1));
      return { kind: 'resume' };
    }),
    ruling('close where turns wait', { deadlines: { waits: {} } }, async () => ({ kind: 'close' })),
    ruling('replace by a person', SLOW, async (hunt, one) => ({
      kind: 'replace',
      seat: seatAt(one)[0],
      player: await substitute(hunt, one),
    })),
    ruling('replace in civil disorder', { ...DISORDER, ...SLOW }, async (hunt, one) => {
      const [[seat], ...others] = [seatAt(one), ...seatsOf(one).slice(1)];
      for (const [, player] of others) done(await order(player, one.path, 1));
      await passDeadline(hunt, one.game);
      return { kind: 'replace', seat, player: await substitute(hunt, one) };
    }),
    ruling('replace by a bot, the last who is waited for', {}, async (_, one) => {
      const [[seat], ...others] = [seatAt(one), ...seatsOf(one).slice(1)];
      for (const [, player] of others) done(await order(player, one.path, 1));
      return { kind: 'replace', seat, player: null };
    }),
    ruling('roll back', SLOW, async (hunt, one) => {
      for (let step = 1; step <= 2; step += 1) await passDeadline(hunt, one.game);
      return { kind: 'roll-back', step: 1 };
    }),
    ruling('correct an order', SLOW, async (hunt, one) => {
      for (let step = 1; step <= 2; step += 1) await passDeadline(hunt, one.game);
      return { kind: 'correct-order', step: 1, seat: seatAt(one)[0], orders: [], later: 'again' };
    }),
    ruling('end', SLOW, async () => ({ kind: 'end', as: 'it-stands' })),
  ],
  'POST /seasons/{id}/clocks': [
    {
      what: 'pause',
      prepare: async (hunt) => {
        const one = await board(hunt, { ...SLOW, humans: 6 });
        const wanted = { kind: 'pause', round: null, reason: REASON };
        return (headers) => one.organizer.post(`/seasons/${one.season}/clocks`, wanted, headers);
      },
    },
    {
      what: 'extend',
      prepare: async (hunt) => {
        const one = await board(hunt, { ...SLOW, humans: 6 });
        const wanted = { kind: 'extend', minutes: 60, round: null, reason: REASON };
        return (headers) => one.organizer.post(`/seasons/${one.season}/clocks`, wanted, headers);
      },
    },
  ],
  'POST /games/{id}/disputes': [
    {
      what: 'that holds the clock',
      prepare: async (hunt) => {
        const one = await board(hunt, HOLDING);
        const [, player] = seatAt(one);
        return (headers) => player.post(`${one.path}/disputes`, { step: 1, text: COMPLAINT }, headers);
      },
    },
  ],
  'POST /games/{id}/reports': [
    {
      what: 'a message',
      prepare: async (hunt) => {
        const { to, path, message } = await written(hunt);
        const report = { thread: 'all', message: message.id, text: 'An insult.' };
        return (headers) => to.post(`${path}/reports`, report, headers);
      },
    },
  ],
  'POST /games/{id}/cases/{case}/reading': [
    {
      what: 'a report',
      prepare: async (hunt) => {
        const { to, path, message, organizer } = await written(hunt);
        done(await to.post(`${path}/reports`, { thread: 'all', message: message.id, text: 'An insult.' }));
        const { cases } = done(await organizer.get<Cases>(`${path}/cases`));
        return (headers) => organizer.post(`${path}/cases/${cases[0]?.id}/reading`, undefined, headers);
      },
    },
  ],
  'PUT /games/{id}/statements/{player}/hidden': [
    {
      what: 'a statement on a game that a ruling ended',
      prepare: async (hunt) => {
        const one = await board(hunt);
        const { organizer, path } = one;
        const [, player] = seatAt(one);
        done(await organizer.post(`${path}/rulings`, { kind: 'end', as: 'it-stands', reason: REASON }));
        await hunt.world.deliver();
        done(await player.put(`${path}/statement`, { text: 'Well played.' }));
        const body = { hidden: true, reason: REASON };
        return (headers) => organizer.put(`${path}/statements/${player.id}/hidden`, body, headers);
      },
    },
  ],
  'POST /games/{id}/cases/{case}/answer': [
    {
      what: 'a dispute that holds the clock',
      prepare: async (hunt) => {
        const { organizer, path, dispute } = await disputed(hunt);
        const answer = { decision: 'denied', text: REASON };
        return (headers) => organizer.post(`${path}/cases/${dispute}/answer`, answer, headers);
      },
    },
  ],
  'DELETE /games/{id}/cases/{case}': [
    {
      what: 'a dispute that holds the clock',
      prepare: async (hunt) => {
        const { player, path, dispute } = await disputed(hunt);
        return () => player.remove(`${path}/cases/${dispute}`);
      },
    },
  ],
  'POST /games/{id}/cases/{case}/appeal': [
    {
      what: 'against a denial',
      prepare: async (hunt) => {
        const { player, at } = await denied(hunt);
        return (headers) => player.post(`${at}/appeal`, { text: COMPLAINT }, headers);
      },
    },
  ],
  'DELETE /games/{id}/cases/{case}/appeal': [
    {
      what: 'that is open',
      prepare: async (hunt) => {
        const { player, at } = await denied(hunt, true);
        return () => player.remove(`${at}/appeal`);
      },
    },
  ],
  'POST /games/{id}/cases/{case}/appeal/answer': [
    {
      what: 'where the league has nobody else',
      prepare: async (hunt) => {
        const { organizer, at } = await denied(hunt, true);
        const answer = { decision: 'answer-changed', text: REASON };
        return (headers) => organizer.post(`${at}/appeal/answer`, answer, headers);
      },
    },
  ],
  'POST /games/{id}/signs': [
    {
      what: 'a look',
      prepare: async (hunt) => {
        const one = await board(hunt, SLOW);
        return (headers) => one.organizer.post(`${one.path}/signs`, undefined, headers);
      },
    },
  ],
  'POST /seasons/{id}/signs': [
    {
      what: 'a look',
      prepare: async (hunt) => {
        const one = await board(hunt, SLOW);
        return (headers) => one.organizer.post(`/seasons/${one.season}/signs`, undefined, headers);
      },
    },
  ],
};
