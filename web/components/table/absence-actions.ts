'use server';

import { getTranslations } from 'next-intl/server';
import type { Answer } from '../../lib/ask';
import { serverApi } from '../../lib/server-api';

/** The platform's answer to a vote or an agreement. */
export interface Counted {
  /** The reason why it does not count, in words for the player; null when it does. */
  readonly refusal: string | null;
}

/** Votes for a later deadline of the step that the form names. */
export async function voteLonger(_before: Counted | null, form: FormData): Promise<Counted> {
  const { game, step } = stepOf(form);
  return countedBy(await serverApi('POST /games/{id}/steps/{step}/extension', { id: game, step }));
}

/** Agrees to an early close of the step that the form names, or withdraws the agreement. */
export async function agreeToClose(_before: Counted | null, form: FormData): Promise<Counted> {
  const { game, step } = stepOf(form);
  return countedBy(
    await serverApi(
      'PUT /games/{id}/steps/{step}/consent',
      { id: game, step },
      { agrees: form.get('agrees') === 'yes' },
    ),
  );
}

function stepOf(form: FormData) {
  return { game: String(form.get('game')), step: Number(form.get('step')) };
}

async function countedBy(answer: Answer<unknown>): Promise<Counted> {
  if (answer.ok) return { refusal: null };
  const t = await getTranslations('table');
  const { code, detail } = answer.problem;
  return { refusal: code === 'stale-step' ? t('time.notCounted') : detail };
}
