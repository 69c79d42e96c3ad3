import type { Case } from '../../../functions/core/case/cases.schema';
import type { Texts } from '../../lib/texts';

/** The subject of a case, in a few words. */
export function caseTitle(one: Case, t: Texts<'cases'>): string {
  return one.kind === 'dispute' ? t('dispute', { turn: one.step }) : t('report');
}
