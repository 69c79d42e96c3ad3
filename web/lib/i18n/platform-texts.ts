import type { PlatformWords } from '../ask';
import type { Texts } from '../texts';

/** The messages for cases in which the platform itself gives none, in the reader's language. */
export function platformTexts(t: Texts<'frame'>): PlatformWords {
  return {
    unreachable: t('platform.unreachable'),
    unexpected: t('platform.unexpected', { status: '{status}' }),
  };
}
