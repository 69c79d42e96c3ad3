import * as z from 'zod';
import type { RoundRecord } from '../season/seasons.records';

const Points = z.array(z.string()).catch([]);

/**
 * The player of each point of a design (engine/tournament/seating/numbering.ts) in the round before; empty if there is
 * none.
 */
export function pointsBefore(rounds: readonly RoundRecord[], round: number): readonly string[] {
  return Points.parse(rounds.find((one) => one.round === round - 1)?.problem?.points ?? []);
}

const Sections = z.array(z.object({ points: Points })).catch([]);

/** The same of each section of the round before, in order. */
export function sectionPointsBefore(
  rounds: readonly RoundRecord[],
  round: number,
): readonly (readonly string[])[] {
  const sections = rounds.find((one) => one.round === round - 1)?.problem?.sections ?? [];
  return Sections.parse(sections).map(({ points }) => points);
}
