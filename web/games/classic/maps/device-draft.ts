import { CLASSIC } from '../../../../engine/classic/data/standard';
import type { Definition } from '../../../../engine/classic/variant/definition';
import { variantText } from '../../../../engine/classic/variant/edits/variant-text';
import { type VariantProblem, variantProblems } from '../../../../engine/classic/variant/problems';
import { pageProblems } from '../../../../engine/page-problems';

/** Where a device keeps the variant that its reader works on. */
const KEY = 'turreton-map';

/** A problem as the drawing board shows it. */
export type DraftProblem = Pick<VariantProblem, 'message' | 'path'>;

/** What keeps a variant from being played, or pages from showing it. */
export function draftProblems(definition: Definition): readonly DraftProblem[] {
  const problems = variantProblems(definition, CLASSIC);
  return [...problems, ...pageProblems({ system: 'classic', options: { variant: definition } })];
}

/** What is wrong with the form of a file, which the drawing board cannot show. */
export function formProblems(written: unknown): readonly DraftProblem[] {
  return variantProblems(written, CLASSIC).filter(
    ({ code }) => code.startsWith('form-') || code === 'too-large',
  );
}

/** The variant that the device keeps; null if it keeps none. */
export function keptDraft(): Definition | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return kept === null || formProblems(kept).length > 0 ? null : (kept as Definition);
  } catch {
    // A browser that keeps nothing, or something else under that name.
    return null;
  }
}

/** Keeps a variant on the device, where its space allows it. */
export function keepDraft(definition: Definition): void {
  try {
    localStorage.setItem(KEY, variantText(definition));
  } catch {
    // The device is full, or keeps nothing: the file can still be saved.
  }
}
