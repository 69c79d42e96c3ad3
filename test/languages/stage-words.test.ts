import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { STAGE_WORDS } from '../../functions/core/season/stages';
import { LANGUAGES } from '../../messages/languages';
import { stageWords } from '../../web/components/season/stage-words';
import { translateIn } from '../support/translated';

test.each(LANGUAGES)('mails, posts and reports call rounds as pages do, in %s', async (language) => {
  const messages = (await import(`../../messages/${language}/sections.json`)).default;
  const t = createTranslator({ locale: language, messages }) as unknown as Parameters<typeof stageWords>[0];
  const say = translateIn(language);
  for (const [name, words] of Object.entries(STAGE_WORDS)) {
    const onPages =
      name === 'third-place'
        ? t('thirdPlace')
        : name === 'consolation'
          ? t('consolation')
          : stageWords(t, name as Parameters<typeof stageWords>[1]);
    expect(say(words), name).toBe(onPages);
  }
});
