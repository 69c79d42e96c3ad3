import type { PlatformWords } from '../ask';
import type { Texts } from '../texts';

/** What is said where the platform itself says nothing, in the reader's language. */
export function platformTexts(t: Texts<'frame'>): PlatformWords {
  return {
    unreachable: t('platform.unreachable'),
    unexpected: t('platform.unexpected', { status: '{status}' }),
  };
}
