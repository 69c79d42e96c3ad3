import { factionOf, factionOrNull, NOBODY, SIDES, type Side } from '../data/factions';
import type { ByFaction, Faction, Position, Season, SpaceId, Unit } from '../types';
import type { Aftermath } from './aftermath';
import { stateOf, type TurretonState } from './working-copy';

/** The parts of the next position that the end of a turn decides beside the board. */
type Moment = Pick<Position, 'year' | 'season' | 'phase' | 'pending' | 'outcome'>;

/** 12.10 Spring becomes Fall of that year, Fall becomes Spring of the next. */
export function nextTurn({ year, season }: Position): { readonly year: number; readonly season: Season } {
  return season === 'spring' ? { year, season: 'fall' } : { year: year + 1, season: 'spring' };
}

/** The position after a turn. */
export function nextPosition(aftermath: Aftermath, moment: Moment): Position {
  const { copy, homes, due, next, eliminated } = aftermath;
  const { seats, variant } = copy.position;
  const sides = copy.factions
    .filter((factionState) => factionState.seated)
    .map((factionState) => factionState.side);
  const bases = homes.map((base) => base?.id ?? null);
  const position: Position = {
    year: moment.year,
    season: moment.season,
    phase: moment.phase,
    seats,
    units: allUnits(aftermath.armies),
    control: controlOf(aftermath),
    homes: tableFor(sides, bases),
    turretons: loyaltyOf(copy.turretons),
    due: tableFor(sides, due),
    next: tableFor(sides, next),
    eliminated,
    pending: moment.pending,
    outcome: moment.outcome,
  };
  return variant === undefined ? position : { ...position, variant };
}

/** Converts a table by side into one by faction, for the sides named. */
export function tableFor<T>(sides: readonly Side[], values: readonly T[]): ByFaction<T> {
  if (sides.length === SIDES) return ofAll(values);
  const table: Partial<Record<Faction, T>> = {};
  for (const side of sides) table[factionOf(side)] = values[side] as T;
  return table;
}

/** Written out, so that all such tables have one shape. */
function ofAll<T>(values: readonly T[]): ByFaction<T> {
  const [tower, papst, rossoni, christofori, dunning, greene, hamblet] = values as [T, T, T, T, T, T, T];
  return { tower, papst, rossoni, christofori, dunning, greene, hamblet };
}

function allUnits(armies: readonly (readonly Unit[])[]): readonly Unit[] {
  return ([] as Unit[]).concat(...armies);
}

/** In map file order. */
function controlOf({ copy, taken }: Aftermath): Position['control'] {
  if (!taken) return copy.position.control;
  const control: Record<SpaceId, Faction> = {};
  for (const space of copy.atlas.landSpaces) {
    const { owner } = stateOf(copy.spaces, space);
    if (owner !== NOBODY) control[space.id] = factionOf(owner);
  }
  return control;
}

function loyaltyOf([moe, larry, curly]: readonly TurretonState[]): Position['turretons'] {
  return {
    moe: factionOrNull(moe?.loyal ?? NOBODY),
    larry: factionOrNull(larry?.loyal ?? NOBODY),
    curly: factionOrNull(curly?.loyal ?? NOBODY),
  };
}
