import type { NextRequest } from 'next/server';
import * as z from 'zod';
import { Id } from '../../../../functions/core/platform/common.schema';
import { goTo } from '../../../lib/from-this-site';
import { readPlainForm } from '../../../lib/plain-form';
import type { serverApi } from '../../../lib/server-api';

const Sent = z.discriminatedUnion('act', [
  z.object({ act: z.literal('write'), game: Id, step: z.string(), text: z.string() }),
  z.object({ act: z.literal('edit'), game: Id, note: Id, text: z.string() }),
  z.object({ act: z.literal('delete'), game: Id, note: Id }),
]);

/** Handles the forms of a reader's own notes. Plain forms: they work without scripts. */
export async function POST(request: NextRequest): Promise<Response> {
  const form = await readPlainForm(request);
  if (form === null) return new Response(null, { status: 403 });
  const sent = Sent.safeParse(form.fields);
  if (!sent.success) return goTo('/');
  const { game } = sent.data;
  const answer = await carryOut(form.api, sent.data);
  return goTo(`/games/${game}/notes${answer.ok ? '' : `?refused=${answer.problem.code}`}`);
}

function carryOut(api: typeof serverApi, sent: z.infer<typeof Sent>) {
  const id = sent.game;
  if (sent.act === 'delete') return api('DELETE /games/{id}/notes/{note}', { id, note: sent.note });
  if (sent.act === 'edit')
    return api('PUT /games/{id}/notes/{note}', { id, note: sent.note }, { text: sent.text });
  const step = sent.step === '' ? null : Number(sent.step);
  return api('POST /games/{id}/notes', { id }, { step, text: sent.text });
}
