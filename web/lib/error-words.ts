import type { ErrorWords } from '../components/frame/error-words';
import { sectionNames } from '../components/frame/section-links';
import type { Texts } from './texts';

/** What the page of errors says, in the reader's language. */
export function errorWords(t: Texts<'frame'>): ErrorWords {
  return {
    sections: sectionNames(t),
    main: t('main'),
    title: t('failed.title'),
    busy: t('failed.busy'),
    broken: t('failed.broken'),
    code: t('failed.code'),
    outdated: t('outdated.title'),
    outdatedText: t('outdated.text'),
    tryAgain: t('tryAgain'),
    reload: t('reload'),
    goToToday: t('goToToday'),
  };
}
