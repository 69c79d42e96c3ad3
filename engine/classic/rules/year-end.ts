import type { StepResult } from '../../game';
import type { Atlas } from '../data/atlas';
import type { Options } from '../options';
import type { Elimination, Event, GameEnd, Position, Power } from '../types';
import { endingOf } from './ending';
import { adjustmentsOf, centresOf } from './tally';
import { type Decision, survivorsOf } from './votes';

type Ended = Pick<StepResult<Position>, 'position' | 'events' | 'outcome'>;

/**
 * The consequences of a turn with its retreats: the next season, or after the last one the count of the year (rules 2,
 * 10, 12).
 */
export function endTurn(
  atlas: Atlas,
  position: Position,
  options: Options,
  votes: Decision | null,
  events: Event[],
): Ended {
  const counted = position.season === atlas.lastSeason ? countYear(atlas, position, events) : position;
  const outcome = endingOf(atlas, counted, options, votes);
  if (outcome) return finish(counted, outcome, events);
  const season = atlas.seasonAfter[position.season];
  if (season !== undefined)
    return { position: { ...counted, season, phase: 'orders' }, events, outcome: null };
  return { position: openWinter(atlas, counted, events), events, outcome: null };
}

function finish(position: Position, outcome: GameEnd, events: Event[]): Ended {
  events.push({ type: 'outcome', outcome });
  return { position: { ...position, phase: 'finished', outcome }, events, outcome };
}

/** 10.1, 10.3 Units take the centres they occupy; a power without centres is eliminated. */
function countYear(atlas: Atlas, position: Position, events: Event[]): Position {
  const owned: Position = { ...position, centres: takenCentres(atlas, position, events) };
  const counts = centresOf(owned);
  const lost: Elimination[] = survivorsOf(owned)
    .filter((power) => !counts[power])
    .map((power) => ({ power, year: position.year }));
  for (const { power } of lost) {
    events.push({ type: 'eliminated', power });
    for (const { kind, at, power: owner } of owned.units)
      if (owner === power) events.push({ type: 'disbanded', power, kind, at, cause: 'eliminated' });
  }
  const gone = new Set(lost.map(({ power }) => power));
  const after: Position = {
    ...owned,
    units: gone.size > 0 ? owned.units.filter(({ power }) => !gone.has(power)) : owned.units,
    eliminated: [...owned.eliminated, ...lost],
  };
  const numbers = survivorsOf(after).map((power) => [power, counts[power] ?? 0]);
  events.push({ type: 'year-end', year: after.year, centres: Object.fromEntries(numbers) });
  return after;
}

/** 10.1 The owners after the last season, in map order. */
function takenCentres(atlas: Atlas, { units, centres }: Position, events: Event[]): Position['centres'] {
  const holders: Power[] = [];
  for (const { at, power } of units) holders[atlas.provinceOf(at).index] = power;
  const owners: Record<string, Power> = {};
  for (const { id, index } of atlas.centres) {
    const from = centres[id] ?? null;
    const to = holders[index] ?? from;
    if (to === null) continue;
    owners[id] = to;
    if (to !== from) events.push({ type: 'centre', at: id, from, to });
  }
  return owners;
}

/** 2.2, 11.1 Winter, or the first season of the next year if no power has anything to adjust. */
function openWinter(atlas: Atlas, position: Position, events: Event[]): Position {
  const adjustments = adjustmentsOf(atlas, position);
  if (!adjustments) return nextYear(atlas, position);
  for (const [power, number = 0] of Object.entries(adjustments))
    events.push({ type: 'adjustment', power, number });
  return { ...position, season: 'winter', phase: 'adjustments', adjustments };
}

/** 11.8 */
export function nextYear({ yearsApart, firstSeason }: Atlas, position: Position): Position {
  const year = position.year + yearsApart;
  return { ...position, year, season: firstSeason, phase: 'orders', adjustments: null };
}

/** Owners by province in map order, so that equal positions have the same text. */
export function inMapOrderOf({ provinces }: Atlas, centres: Position['centres']): Position['centres'] {
  const owners: Record<string, Power> = {};
  for (const { id } of provinces) {
    const owner = centres[id];
    if (owner !== undefined) owners[id] = owner;
  }
  return owners;
}
