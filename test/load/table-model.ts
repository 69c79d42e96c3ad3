import type { Random } from '../../engine/random';
import { SHARDS } from '../../functions/core/platform/keys';
import type { Agenda } from './agenda';
import { allowance } from './allowance';
import type { ProfiledCall, Waves } from './call-profile';
import { LIMITS } from './limits';
import type { LoadSettings } from './settings';

/** The table as the services see it: calls take time, and are refused above the limits. */
export interface TableModel {
  /**
   * Makes the calls of a run, wave after wave. Calls `committed` after each successful transaction. A call that is
   * refused at its last attempt fails the run.
   */
  carryOut(waves: Waves, shard: number, ends: RunEnds): void;
  readonly refused: () => number;
}

export interface RunEnds {
  readonly committed: () => void;
  readonly done: () => void;
  readonly failed: () => void;
}

const LONGEST_SDK_WAIT = 20_000;

export function tableModel(agenda: Agenda, random: Random, settings: LoadSettings): TableModel {
  const writes = allowance(agenda, settings.writes);
  const reads = allowance(agenda, settings.reads);
  const index = allowance(agenda, settings.writes);
  const schedules = allowance(agenda, LIMITS.schedules.value);
  const perShard = () => Array.from({ length: SHARDS }, () => allowance(agenda, LIMITS.partition.value));
  const [due, outbox] = [perShard(), perShard()];
  let refused = 0;

  const allows = ({ kind, read, write, indexes, outbox: boxed }: ProfiledCall, shard: number): boolean => {
    if (kind === 'schedule') return schedules.take(1);
    const indexed = Object.values(indexes).reduce((sum, units) => sum + units, 0);
    // In this order: units that one allowance gave are lost if another one refuses, as in the service.
    return (
      reads.take(read) &&
      writes.take(write - indexed) &&
      index.take(indexed) &&
      due[shard]?.take(indexes.due ?? 0) === true &&
      outbox[shard]?.take(boxed) === true
    );
  };
  // A long tail: four calls of five take about the usual time, some much longer.
  const latency = (call: ProfiledCall) =>
    settings.slower * LIMITS[call.kind].value * (0.7 + random.draw(0, 1000) ** 4 / 4e11);
  const pause = (call: ProfiledCall, attempt: number) => {
    const most =
      call.kind === 'transaction'
        ? 10 * 2 ** attempt
        : Math.min(LONGEST_SDK_WAIT, LIMITS.sdkDelay.value * 2 ** (attempt - 1));
    return settings.jitter ? (most * random.draw(0, 1000)) / 1000 : most;
  };
  const attempts = ({ kind }: ProfiledCall) =>
    kind === 'transaction' ? settings.transactionAttempts : settings.sdkAttempts;

  const make = (call: ProfiledCall, shard: number, ends: RunEnds, attempt = 1): void => {
    agenda.after(latency(call), () => {
      if (allows(call, shard)) {
        if (call.kind === 'transaction') ends.committed();
        ends.done();
        return;
      }
      refused += 1;
      if (attempt === attempts(call)) ends.failed();
      else agenda.after(pause(call, attempt), () => make(call, shard, ends, attempt + 1));
    });
  };
  const carryOut = (waves: Waves, shard: number, ends: RunEnds): void => {
    const [wave, ...rest] = waves;
    if (wave === undefined) {
      ends.done();
      return;
    }
    let open = wave.length;
    let broken = false;
    const closed = (failed: boolean) => {
      open -= 1;
      broken ||= failed;
      if (open > 0) return;
      if (broken) ends.failed();
      else carryOut(rest, shard, ends);
    };
    for (const call of wave)
      make(call, shard, { ...ends, done: () => closed(false), failed: () => closed(true) });
  };
  return { carryOut, refused: () => refused };
}
