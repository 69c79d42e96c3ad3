'use server';

import { getTranslations } from 'next-intl/server';
import { serverApi } from '../../lib/server-api';
import type { TypedReply } from './typed-orders';

/** Stores a typed list for readers whose browser runs no script. */
export async function storeText(_before: TypedReply | null, form: FormData): Promise<TypedReply | null> {
  const game = String(form.get('game'));
  const step = Number(form.get('step'));
  const answer = await serverApi(
    'PUT /games/{id}/steps/{step}/orders',
    { id: game, step },
    { text: String(form.get('text') ?? ''), ready: false },
  );
  if (answer.ok) {
    const t = await getTranslations('table');
    return { message: t('typed.stored', { orders: answer.value.orders.length }), problems: [] };
  }
  return { message: answer.problem.detail, problems: answer.problem.problems ?? [] };
}
