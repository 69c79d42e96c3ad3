import { type Side, sideOf } from '../data/factions';
import type { Position } from '../types';
import { type SpaceState, type WorkingCopy, workingCopyOf } from './working-copy';

/** The figures of all sides: 10.3 stars, 10.1 land spaces controlled. The count for no faction comes last. */
export interface Tally {
  readonly stars: readonly number[];
  readonly land: readonly number[];
}

/** 11.1 A faction may have two units more than stars. */
export function allowance(stars: number): number {
  return stars + 2;
}

/** The faction that controls a space: on land the last faction there (10.1), on water the one that is there (10.2). */
export function controllerOf(spaceState: SpaceState): Side {
  return spaceState.space.land ? spaceState.owner : spaceState.present;
}

/** Counts stars and land spaces on a board. */
export function tallyOf({ atlas, spaces: spaceStates }: WorkingCopy): Tally {
  const stars: number[] = [0, 0, 0, 0, 0, 0, 0, 0];
  const land: number[] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const { index } of atlas.stars) count(stars, controllerOf(spaceStates[index] as SpaceState));
  for (const { index } of atlas.landSpaces) count(land, (spaceStates[index] as SpaceState).owner);
  return { stars, land };
}

function count(table: number[], side: Side): void {
  (table[side] as number) += 1;
}

/** The figures of every seat of a position: stars, land and units. */
export function figuresOf(
  position: Position,
): Readonly<Record<string, Readonly<Record<'stars' | 'land' | 'units', number>>>> {
  const copy = workingCopyOf(position);
  const { stars, land } = tallyOf(copy);
  return Object.fromEntries(
    position.seats.map((faction) => {
      const side = sideOf(faction);
      const units = copy.factions[side]?.units.length ?? 0;
      return [faction, { stars: stars[side] ?? 0, land: land[side] ?? 0, units }];
    }),
  );
}
