import type { Language } from '../../../messages/languages';
import type { Why } from '../../../messages/refusal-reason';

/** A reason in its reader's language; the texts are loaded once there is one. */
export async function sayWhy(language: Language, why: Why | null): Promise<string | null> {
  return why === null ? null : (await import('../../../messages/refusals')).saidWhy(language, why);
}
