import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameSystem } from '../../engine/systems';
import { newEntry } from '../../functions/core/entry/new-entry';
import { offerToSubstitute } from '../../functions/core/entry/substitutes';
import type { Gate } from '../../functions/core/game/games.records';
import { NOTIFICATION_KINDS } from '../../functions/core/notification/notifications.records';
import { defaultSettings } from '../../functions/core/notification/preferences';
import type { Season } from '../../functions/core/season/seasons.schema';
import { bookHolidays } from '../../functions/core/step/book-holidays';
import { closeStep } from '../../functions/core/step/close-step';
import { ordersFor, submitOrders } from '../../functions/core/step/submit-orders';
import { sweep } from '../../functions/sweep/sweep';
import { AbsenceModel, POLICY } from '../support/absence-model';
import { type Act, actOf, personaOf } from '../support/absent-players';
import { dateIn } from '../support/evening-calendar';
import { isNightly } from '../support/nightly';
import { type Notifying, startNotifying } from '../support/notifying';
import { inEnglish } from '../support/translated';
import { startWorld, type World } from '../support/world';

const SEED = 'a season of absence';
const GAMES = isNightly ? 40 : 12;
const SEATS = 2;
const TURNS = 20;
const SUBSTITUTES = GAMES / 2;
const HOUR = 3_600_000;
/** Clocks in New York go forward on 14 March 2027. */
const BEGINS = Date.UTC(2027, 1, 27, 12);
/** The platform is down for this long, from one deadline on. */
const OUTAGE = { round: 7, lasts: 3 * HOUR };

let world: World;
let telling: Notifying;
let season: string;

beforeAll(async () => {
  world = await startWorld();
  telling = startNotifying(world);
  world.clock.set(BEGINS);
  const olga = await world.person('olga', 'Olga');
  const league = (await olga.post<{ id: string }>('/leagues', { name: 'League of the absent' })).body.id;
  const evenings = { days: ['tuesday', 'friday'], time: '20:00' };
  const created = await olga.post<Season>(`/leagues/${league}/seasons`, {
    name: 'Spring',
    system: 'ny2047',
    boardSize: SEATS,
    options: { lastYear: 2047 + TURNS / 2 - 1, adjustment: false },
    format: { kind: 'rounds', rounds: 1 },
    deadlines: { orders: evenings, adjustment: evenings, zone: 'America/New_York', earlyClose: 'forbidden' },
    absence: {
      grace: { minutes: POLICY.graceHours * 60, times: POLICY.graces },
      disorder: { after: POLICY.disorderAfter, minutes: POLICY.deserted },
      substitutes: 'first',
      botAfter: POLICY.botAfter,
      holidays: 4,
      makeGood: POLICY.lateMinutes,
    },
  });
  season = created.body.id;
  const record = await world.store.season(season);
  if (record === undefined) throw new Error(created.text);
  for (let at = 1; at <= GAMES * SEATS; at += 1) {
    const player = { id: `player-${at}`, name: `Player ${at}`, kind: 'human' } as const;
    await world.store.enter(newEntry(record, player, world.clock.now(), 'in'), null);
    await reach(player.id);
  }
  await olga.post(`/seasons/${season}/start`);
  for (let at = 1; at <= SUBSTITUTES; at += 1) {
    world.clock.set(world.clock.now() + 1000);
    await offerToSubstitute(world.deps, caller(`substitute-${at}`), season, true);
    await reach(`substitute-${at}`);
  }
  await world.deliver();
});
afterAll(() => world.close());

/** Gives a player an address, for reminders only: other mails would be most of the work. */
async function reach(id: string): Promise<void> {
  const others = NOTIFICATION_KINDS.filter((kind) => kind !== 'reminder');
  const choices = Object.fromEntries(others.map((kind) => [kind, []]));
  await world.store.savePlayer({ id, name: id, kind: 'human', email: `${id}@example.org`, zone: null });
  await world.store.saveNotificationSettings(undefined, { ...defaultSettings(id), choices });
}

const caller = (id: string) => ({ id, name: id, email: null });

interface Playing {
  readonly game: string;
  readonly model: AbsenceModel;
  step: number;
}

test(`${GAMES} games of up to ${TURNS} turns close when the policy says, and every seat is filled as it says`, async () => {
  const counts = {
    steps: 0,
    graces: 0,
    holidays: 0,
    missed: 0,
    disorders: 0,
    returns: 0,
    substitutes: 0,
    bots: 0,
    reminders: 0,
  };
  const graces = new Map<string, number>();
  const booked = new Map<string, Set<string>>();
  const playing = new Map<string, Playing>();
  for (const { game, seats } of await world.store.boards(season)) {
    const model = new AbsenceModel(graces, booked);
    for (const { seat, player } of seats) model.hold(seat, player.id, player.kind === 'human');
    playing.set(game, { game, model, step: 0 });
  }
  expect(playing.size).toBe(GAMES);

  const gatesOf = async (games: readonly string[]) => {
    const gates = [];
    for (const at of chunks(games, 50)) gates.push(...(await world.store.gates(at)));
    return new Map(gates.map((gate) => [gate.game, gate]));
  };
  const act = (player: string, step: number): Act =>
    actOf(SEED, player, personaOf(SEED, player, TURNS), step);
  const send = async (one: Playing, seat: string) => {
    const { player, disorder } = one.model.seat(seat);
    const sent = await submitOrders(world.deps, caller(player), one.game, {
      step: one.step,
      orders: [],
      ready: false,
    });
    expect(sent.ok, `${player} in ${one.game}`).toBe(true);
    one.model.give(seat);
    if (disorder) counts.returns += 1;
  };

  /**
   * Stores the orders of players who are in time and awaited, without the service's reads, which are most of the work.
   */
  const store = async (one: Playing, gate: Gate, seat: string) => {
    const by = { gate, holder: one.model.seat(seat).player };
    const stored = ordersFor(world.deps, gate, { seat, orders: [], ready: false }, 1);
    expect(await world.store.saveOrders(stored, by, stored.storedAt)).toEqual({ kind: 'saved' });
    one.model.give(seat);
  };

  const openStep = async (one: Playing, gate: Gate, at: number, position: unknown) => {
    one.step = gate.step;
    const owed =
      gameSystem('ny2047')
        ?.pending(position)
        ?.seats.filter(({ owes }) => owes) ?? [];
    one.model.open(
      at,
      owed.map(({ seat }) => seat),
    );
    expect([...gate.owing].sort(), `${one.game} step ${gate.step}`).toEqual([...one.model.waited()].sort());
    expect(gate.deadline, `${one.game} step ${gate.step}`).toBe(one.model.deadline);
    for (const { seat } of owed) {
      const { player, human } = one.model.seat(seat);
      if (!human) one.model.give(seat);
      else if (travels(player, gate.step)) await travel(one, seat);
      else if (act(player, gate.step) !== 'prompt') continue;
      else if (one.model.seat(seat).disorder) await send(one, seat);
      else await store(one, gate, seat);
    }
  };
  const travels = (player: string, step: number) => {
    const { kind, turn } = personaOf(SEED, player, TURNS);
    return kind === 'traveller' && step === turn;
  };
  /** Books a holiday for the day of the deadline and the one after it, and sends orders afterwards. */
  const travel = async (one: Playing, seat: string) => {
    const { player } = one.model.seat(seat);
    const days = [one.model.deadline, one.model.deadline + 24 * HOUR].map(dateIn);
    expect(await bookHolidays(world.deps, caller(player), season, days)).toMatchObject({ ok: true });
    booked.set(player, new Set(days));
    one.model.book(seat);
    expect((await world.store.gate(one.game))?.deadline).toBe(one.model.deadline);
    counts.holidays += 1;
    await send(one, seat);
  };

  let opened = world.clock.now();
  for (const gate of (await gatesOf([...playing.keys()])).values()) {
    const one = playing.get(gate.game);
    const setup = await world.store.step(gate.game, 0);
    if (one !== undefined) await openStep(one, gate, gate.openedAt, setup?.position);
  }
  for (let round = 0; playing.size > 0; ) {
    const next = Math.min(...[...playing.values()].map(({ model }) => model.nextStop()));
    const closes = [...playing.values()].some(({ model }) => model.deadline === next);
    if (closes) round += 1;
    world.clock.set(next + (closes && round === OUTAGE.round ? OUTAGE.lasts : 0));
    opened = world.clock.now();
    const due = [...playing.values()].filter(({ model }) => model.deadline <= opened);
    const open = [...playing.values()].filter(({ model }) => model.deadline > opened);
    // Every fifth timer is lost; the sweep finds those.
    for (const [at, { game, step }] of due.entries()) if (at % 5 > 0) await closeStep(world.deps, game, step);
    expect((await sweep(world.deps)).failures).toEqual([]);
    await telling.send();
    checkReminded(open);
    const gates = await gatesOf(due.map(({ game }) => game));
    for (const one of due) await checkDue(one, gates.get(one.game));
  }

  function checkReminded(open: readonly Playing[]) {
    const expected = open.flatMap(({ game, model }) =>
      model.remind(opened).map((player) => `${player} /games/${game} ${model.deadline}`),
    );
    const sent = telling.sent
      .splice(0)
      .map(({ to, notification: { path, deadline } }) => `${to.id} ${path} ${deadline}`);
    expect(sent.sort()).toEqual(expected.sort());
    counts.reminders += sent.length;
  }

  async function checkDue(one: Playing, gate: Gate | undefined) {
    const verdict = one.model.due(opened);
    if (verdict === 'closes') return checkClosed(one, gate);
    expect(gate).toMatchObject({ step: one.step, deadline: one.model.deadline });
    if (verdict === 'grace') await graceUsed(one, gate);
  }

  async function graceUsed(one: Playing, gate: Gate | undefined) {
    for (const seat of gate?.grace?.seats ?? []) {
      counts.graces += 1;
      if (act(one.model.seat(seat).player, one.step) === 'late') await send(one, seat);
    }
  }

  async function checkClosed(one: Playing, gate: Gate | undefined) {
    counts.steps += 1;
    const record = await world.store.step(one.game, one.step);
    expect(record?.closedAt, `${one.game} step ${one.step}`).toBe(opened);
    const missing = one.model.missing();
    counts.missed += missing.length;
    counts.disorders += missing.filter((seat) => one.model.seat(seat).row === POLICY.disorderAfter).length;
    if (gate === undefined || gate.state === 'finished') {
      playing.delete(one.game);
      return;
    }
    const late = opened - one.model.deadline > POLICY.lateMinutes * 60_000;
    const from = late ? opened : one.model.deadline;
    if (missing.length > 0) await checkHolders(one, gate);
    await openStep(one, gate, from, record?.position);
  }

  async function checkHolders(one: Playing, gate: Gate) {
    const game = await world.store.game(one.game);
    for (const { seat, player } of game?.seats ?? []) {
      const held = one.model.seat(seat);
      const stands = gate.misses?.[seat] ?? { row: 0, disorder: false };
      if (held.player === player.id) {
        if (held.human) expect(stands, `${seat} of ${one.game}`).toMatchObject({ disorder: held.disorder });
        // No seat stays in disorder for longer than the policy allows.
        if (held.disorder) expect(held.row).toBeLessThan(POLICY.disorderAfter + POLICY.botAfter);
        continue;
      }
      expect(held.disorder, `${seat} of ${one.game} was taken`).toBe(true);
      if (player.kind === 'bot')
        expect(held.row).toBeGreaterThanOrEqual(POLICY.disorderAfter + POLICY.botAfter);
      counts[player.kind === 'bot' ? 'bots' : 'substitutes'] += 1;
      one.model.hold(seat, player.id, player.kind === 'human');
    }
  }

  console.log(`seed "${SEED}": ${GAMES} games, ${JSON.stringify(counts)}`);
  const left = await world.store.substitutes(season);
  const replaced = await replacements();
  // No substitute is passed over: the list is used in its order, and no bot comes while a substitute is available.
  expect(replaced.filter((id) => id.startsWith('substitute'))).toEqual(
    Array.from({ length: counts.substitutes }, (_, at) => `substitute-${at + 1}`),
  );
  expect(left).toHaveLength(SUBSTITUTES - counts.substitutes);
  expect(replaced.findIndex((id) => id.startsWith('bot'))).toBeGreaterThanOrEqual(counts.substitutes);
  expect(replaced).toHaveLength(counts.substitutes + counts.bots);
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
  expect(counts.steps).toBeGreaterThan(0.9 * GAMES * TURNS);
}, 900_000);

/** The players to whom the policy gave seats, in that order. */
async function replacements(): Promise<readonly string[]> {
  const found: { readonly id: string; readonly to: string }[] = [];
  const log = await world.store.logOfSeason(season);
  for (const { game } of await world.store.boards(season)) {
    const record = await world.store.game(game);
    const people = new Map(record?.seats.map(({ player }) => [player.name, player.id]));
    for (const one of record?.left ?? []) people.set(one.player.name, one.player.id);
    for (const { id, kind, after } of log.filter((entry) => entry.game === game))
      if (kind === 'replace')
        found.push({ id, to: people.get(inEnglish(after).split(' plays ')[0] ?? '') ?? '' });
  }
  return found.sort((one, other) => (one.id < other.id ? -1 : 1)).map(({ to }) => to);
}

function chunks<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  );
}
