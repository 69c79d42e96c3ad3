import type { Case } from '../../../functions/api/schemas/cases';

/** What a case is about, in a few words. */
export function caseTitle(one: Case): string {
  return one.kind === 'dispute' ? `Dispute over turn ${one.step}` : 'Reported message';
}
