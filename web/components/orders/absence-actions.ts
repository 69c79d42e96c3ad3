'use server';

import { revalidatePath } from 'next/cache';
import { serverApi } from '../../lib/server-api';

/** Votes for a later deadline. What the platform refuses shows on the page as it is then. */
export async function voteLonger(form: FormData): Promise<void> {
  const { game, step } = stepOf(form);
  await serverApi('POST /games/{id}/steps/{step}/extension', { id: game, step });
  revalidatePath(`/games/${game}`);
}

/** Agrees to an early close, or takes that back. */
export async function agreeToClose(form: FormData): Promise<void> {
  const { game, step } = stepOf(form);
  await serverApi(
    'PUT /games/{id}/steps/{step}/consent',
    { id: game, step },
    { agrees: form.get('agrees') === 'yes' },
  );
  revalidatePath(`/games/${game}`);
}

function stepOf(form: FormData) {
  return { game: String(form.get('game')), step: Number(form.get('step')) };
}
