import type { Language } from '../../../messages/languages';
import type { RefusalReason } from '../../../messages/refusal-reason';

/** A reason in its reader's language; the texts are loaded once there is one. */
export async function translateOptionalReason(
  language: Language,
  why: RefusalReason | null,
): Promise<string | null> {
  return why === null ? null : (await import('../../../messages/refusals')).translateReason(language, why);
}
