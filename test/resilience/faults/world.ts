import { AUTH_TABLE, TABLE } from '../../../functions/host/create-tables';
import { type Agenda, newAgenda } from './agenda';
import { type Chance, chanceOf } from './chance';
import { type FaultKind, NO_FAULTS, type Rates } from './fault-kinds';
import { carryOut, type Request, type Tables } from './table/commands';
import { MemoryTable, type Written } from './table/memory-table';
import { newTrace, type Trace } from './trace';

export const START = Date.UTC(2026, 10, 21, 19, 0, 0);
/** The most by which the clock of a host may differ from the true time, in milliseconds. */
export const MOST_SKEW = 5000;

/** The shared state of a run: time, chance, the table, and the current faults. */
export interface FaultyWorld {
  readonly agenda: Agenda;
  readonly chance: Chance;
  readonly tables: Tables;
  readonly table: MemoryTable;
  readonly trace: Trace;
  /** The number of faults of each kind. */
  readonly struck: Map<FaultKind, number>;
  strikes(kind: FaultKind): boolean;
  setRates(rates: Rates): void;
  carryOut(request: Request): ReturnType<typeof carryOut>;
  /** Calls the listener for every write at the moment of its effect. */
  onWrite(listener: (written: readonly Written[]) => void): void;
  /** Lets simulated time pass for callers outside the processes: people, and the cloud. */
  wait(milliseconds: number): Promise<void>;
  /** Another number each time. */
  count(): number;
}

export function newFaultyWorld(seed: string): FaultyWorld {
  const agenda = newAgenda(START);
  const chance = chanceOf(seed);
  const faults = chance.apart('faults');
  const struck = new Map<FaultKind, number>();
  const listeners: ((written: readonly Written[]) => void)[] = [];
  let rates: Rates = NO_FAULTS;
  let counted = 0;
  const strikes = (kind: FaultKind) => {
    if (!faults.permille(rates[kind] ?? 0)) return false;
    struck.set(kind, (struck.get(kind) ?? 0) + 1);
    return true;
  };
  const lag = () => (strikes('is seen late by weak reads') ? faults.among(5, 2000) : 0);
  const table = new MemoryTable(TABLE, agenda.now, lag);
  const tables = { [TABLE]: table, [AUTH_TABLE]: new MemoryTable(AUTH_TABLE, agenda.now, lag) };
  return {
    agenda,
    chance,
    tables,
    table,
    struck,
    strikes,
    trace: newTrace(() => agenda.now() - START),
    setRates(next) {
      rates = next;
    },
    carryOut(request) {
      const done = carryOut(tables, request);
      if (done.written.length > 0) for (const listen of listeners) listen(done.written);
      return done;
    },
    onWrite: (listener) => void listeners.push(listener),
    wait: (milliseconds) => new Promise((resolve) => agenda.after(milliseconds, resolve)),
    count() {
      counted += 1;
      return counted;
    },
  };
}
