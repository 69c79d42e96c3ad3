import type { ScoringId } from '../../scoring-ids';
import { COMPOSED } from './composed';
import { dixie } from './dixie';
import { openTribute } from './open-tribute';
import { leadingMeasure } from './plain';
import { SHARING } from './sharing';
import type { ScoringSystem } from './system';
import { TRIBUTES } from './tribute';
import { WEIGHTED } from './weights';

const WRITTEN: ReadonlyMap<string, ScoringSystem> = new Map(
  [...WEIGHTED, ...SHARING, dixie, leadingMeasure, ...COMPOSED, ...TRIBUTES, openTribute].map(
    (system: ScoringSystem) => [system.id, system],
  ),
);

/** A predefined scoring system; undefined for an organizer's own formula. */
export function writtenSystem(id: ScoringId): ScoringSystem | undefined {
  return WRITTEN.get(id);
}

/** A scoring system. An organizer's own formula needs an expression language, which is only loaded then. */
export async function loadSystem(id: ScoringId): Promise<ScoringSystem> {
  return writtenSystem(id) ?? (await import('./formula')).formula;
}
