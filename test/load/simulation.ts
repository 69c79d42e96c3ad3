import { type Random, textRandom } from '../../engine/random';
import { SHARDS } from '../../functions/core/platform/keys';
import { type Agenda, newAgenda } from './agenda';
import { allowance } from './allowance';
import type { LoadProfile } from './call-profile';
import { type Ends, type FunctionModel, functionModel } from './function-model';
import { LIMITS } from './limits';
import type { LoadSettings } from './settings';
import { streamModel } from './stream-model';
import { type TableModel, tableModel } from './table-model';

/** The result of many closings at once, in seconds after the common deadline. */
export interface SimulatedLoad {
  /** When each game's result was visible; a missing game never had one. */
  readonly visible: readonly number[];
  /** When its consequences were written: the season's board, and the notifications. */
  readonly followed: readonly number[];
  readonly refusedCalls: number;
  readonly throttledRuns: number;
  readonly environments: number;
  readonly deadLetters: number;
}

const END_S = 3600;
const SWEEP_BATCH = 1000;
const SWEEP_WORKERS = 16;
const SWEEP_TIMEOUT_S = 55;

interface Parts {
  readonly agenda: Agenda;
  readonly random: Random;
  readonly table: TableModel;
  readonly deadline: FunctionModel;
  /** By game: whether its result is there. */
  readonly closed: boolean[];
  close(game: number, ends: Ends): void;
}

/**
 * Games due at the same time, on a virtual clock: each run makes the calls that were counted of the real services,
 * against the documented limits. The same seed gives the same result.
 */
export function simulateLoad(profile: LoadProfile, settings: LoadSettings, seed: string): SimulatedLoad {
  const agenda = newAgenda();
  const random = textRandom(seed);
  const table = tableModel(agenda, random, settings);
  const stream = streamModel(agenda, random, settings);
  const closed: boolean[] = Array.from({ length: settings.games }, () => false);
  const visible: number[] = [];
  const followed: number[] = [];
  const follow = (shard: number, ended: () => void): void => {
    const tryAgain = () => agenda.after(1000, () => follow(shard, ended));
    table.carryOut(profile.events.flat(), shard, {
      committed: () => undefined,
      done: ended,
      failed: tryAgain,
    });
  };
  const commit = (game: number) => {
    if (closed[game]) return;
    closed[game] = true;
    visible.push(agenda.now() / 1000);
    const shard = game % SHARDS;
    stream.changed(shard, (ended) =>
      follow(shard, () => {
        followed.push(agenda.now() / 1000);
        ended();
      }),
    );
  };
  const close = (game: number, ends: Ends) => {
    const waves = closed[game] ? profile.repeated : profile.closing;
    agenda.after(closed[game] ? 0 : settings.slower * LIMITS.compute.value, () =>
      table.carryOut(waves, game % SHARDS, { ...ends, committed: () => commit(game) }),
    );
  };
  const deadline = functionModel(agenda, random, settings);
  const parts = { agenda, random, table, deadline, closed, close };
  setTimers(parts, settings);
  if (settings.sweepAt !== null) sweepEachMinute(parts, settings.sweepAt);
  agenda.run(1000 * END_S);
  return {
    visible,
    followed,
    refusedCalls: table.refused(),
    throttledRuns: deadline.throttled(),
    environments: deadline.peak(),
    deadLetters: deadline.dead(),
  };
}

/** Each game's schedule fires once, twice or never, when Scheduler reaches it. */
function setTimers({ agenda, random, deadline, close }: Parts, settings: LoadSettings): void {
  const invocations = allowance(agenda, LIMITS.invocations.value);
  const share = () => random.draw(0, 999_999) / 1_000_000;
  const fire = (game: number): void => {
    if (invocations.take(1)) deadline.invoke((ends) => close(game, ends));
    else agenda.after(invocations.wait(1) + share() * 100, () => fire(game));
  };
  for (let game = 0; game < settings.games; game += 1) {
    const fate = share();
    const times = fate < settings.lost ? 0 : fate < settings.lost + settings.doubled ? 2 : 1;
    for (let time = 0; time < times; time += 1) {
      const late = settings.fire === 'spread' ? share() * LIMITS.precision.value : LIMITS.precision.value - 1;
      agenda.after(1000 * (late + share() * settings.window * 60), () => fire(game));
    }
  }
}

/** The sweep closes the open games that it finds, a thousand per run, as many at once as the service does. */
function sweepEachMinute({ agenda, closed, close }: Parts, first: number): void {
  const sweep = () => {
    const ends = agenda.now() + 1000 * SWEEP_TIMEOUT_S;
    const due = closed.flatMap((done, game) => (done ? [] : [game])).slice(0, SWEEP_BATCH);
    const next = () => {
      const game = agenda.now() < ends ? due.shift() : undefined;
      if (game !== undefined) close(game, { done: next, failed: next });
    };
    for (let worker = 0; worker < SWEEP_WORKERS; worker += 1) next();
    if (agenda.now() < 1000 * END_S) agenda.after(60_000, sweep);
  };
  agenda.after(1000 * first, sweep);
}
