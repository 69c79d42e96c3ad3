import type { Aftermath } from './aftermath';
import type { Ward } from './board';
import { factionOf, factionOrNull, NOBODY, sideOf } from './factions';
import { byFaction } from './setup';
import type { Faction, Position, Season, SpaceId, Unit } from './types';

/** What the end of a turn decides beside the board itself. */
type Moment = Pick<Position, 'year' | 'season' | 'phase' | 'pending' | 'outcome'>;

/** 12.10 Spring becomes Fall of that year, Fall becomes Spring of the next. */
export function nextTurn({ year, season }: Position): { readonly year: number; readonly season: Season } {
  return season === 'spring' ? { year, season: 'fall' } : { year: year + 1, season: 'spring' };
}

/** The position that a turn leaves behind. */
export function nextPosition(aftermath: Aftermath, moment: Moment): Position {
  const { board, homes, due, next, eliminated } = aftermath;
  const { seats } = board.position;
  return {
    year: moment.year,
    season: moment.season,
    phase: moment.phase,
    seats,
    units: allUnits(aftermath.armies),
    control: controlOf(aftermath),
    homes: byFaction(seats, (faction) => homes[sideOf(faction)]?.id ?? null),
    turretons: loyaltyOf(board.wards),
    due: byFaction(seats, (faction) => due[sideOf(faction)] ?? 0),
    next: byFaction(seats, (faction) => next[sideOf(faction)] ?? 1),
    eliminated,
    pending: moment.pending,
    outcome: moment.outcome,
  };
}

function allUnits(armies: readonly (readonly Unit[])[]): readonly Unit[] {
  const units: Unit[] = [];
  for (const army of armies) for (const unit of army) units.push(unit);
  return units;
}

function controlOf({ board, taken }: Aftermath): Position['control'] {
  if (taken.length === 0) return board.position.control;
  const control: Record<SpaceId, Faction> = { ...board.position.control };
  for (const { space, owner } of taken) {
    if (owner === NOBODY) delete control[space.id];
    else control[space.id] = factionOf(owner);
  }
  return control;
}

function loyaltyOf([moe, larry, curly]: readonly Ward[]): Position['turretons'] {
  return {
    moe: factionOrNull(moe?.loyal ?? NOBODY),
    larry: factionOrNull(larry?.loyal ?? NOBODY),
    curly: factionOrNull(curly?.loyal ?? NOBODY),
  };
}
