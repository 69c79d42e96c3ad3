import { type Side, sideOf } from '../data/factions';
import { LAND_SPACES, SPACES } from '../data/map';
import { type Board, boardOf, type Site } from '../orders/board';
import type { Position } from '../types';

/** The figures of all sides: 10.3 stars, 10.1 land spaces controlled. What nobody has is counted last. */
export interface Tally {
  readonly stars: readonly number[];
  readonly land: readonly number[];
}

const STAR_SPACES = SPACES.filter((space) => space.star);

/** 11.1 A faction may have two units more than stars. */
export function allowance(stars: number): number {
  return stars + 2;
}

/** Who controls a space: the last faction there on land (10.1), whoever stands there on water (10.2). */
export function controllerOf(site: Site): Side {
  return site.space.land ? site.owner : site.present;
}

/** Counts stars and land spaces on a board. */
export function tallyOf({ sites }: Board): Tally {
  const stars: number[] = [0, 0, 0, 0, 0, 0, 0, 0];
  const land: number[] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const { index } of STAR_SPACES) count(stars, controllerOf(sites[index] as Site));
  for (const { index } of LAND_SPACES) count(land, (sites[index] as Site).owner);
  return { stars, land };
}

function count(table: number[], side: Side): void {
  (table[side] as number) += 1;
}

/** The figures of every seat of a position: stars, land and units. */
export function figuresOf(
  position: Position,
): Readonly<Record<string, Readonly<Record<'stars' | 'land' | 'units', number>>>> {
  const board = boardOf(position);
  const { stars, land } = tallyOf(board);
  return Object.fromEntries(
    position.seats.map((faction) => {
      const side = sideOf(faction);
      const units = board.camps[side]?.pieces.length ?? 0;
      return [faction, { stars: stars[side] ?? 0, land: land[side] ?? 0, units }];
    }),
  );
}
