import type { Language } from '../../../messages/languages';
import type { RefusalReason } from '../../../messages/refusal-reason';

/** A reason in its reader's language; texts are only loaded if there is a reason. */
export async function translateOptionalReason(
  language: Language,
  why: RefusalReason | null,
): Promise<string | null> {
  return why === null ? null : (await import('../../../messages/refusals')).translateReason(language, why);
}
