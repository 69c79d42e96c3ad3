import type { Texts } from '../../lib/texts';
import { BareHeader } from './bare-header';
import type { ErrorWords } from './reader';

/** The texts of the error page, in the reader's language. */
export function errorWords(t: Texts<'frame'>): ErrorWords {
  return {
    header: <BareHeader t={t} />,
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
