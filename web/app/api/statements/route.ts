import type { NextRequest } from 'next/server';
import * as z from 'zod';
import { Id, PlayerId } from '../../../../functions/core/platform/common.schema';
import { goTo } from '../../../lib/from-this-site';
import { readPlainForm } from '../../../lib/plain-form';
import type { serverApi } from '../../../lib/server-api';

const Sent = z.discriminatedUnion('act', [
  z.object({ act: z.literal('write'), game: Id, text: z.string() }),
  z.object({ act: z.literal('take-back'), game: Id }),
  z.object({ act: z.enum(['hide', 'show']), game: Id, player: PlayerId, reason: z.string() }),
  z.object({ act: z.enum(['open', 'close']), game: Id }),
]);

/** Handles the forms on a finished game's page. Plain forms: they work without scripts. */
export async function POST(request: NextRequest): Promise<Response> {
  const form = await readPlainForm(request);
  if (form === null) return new Response(null, { status: 403 });
  const sent = Sent.safeParse(form.fields);
  if (!sent.success) return goTo('/');
  const answer = await carryOut(form.api, sent.data);
  return goTo(`/games/${sent.data.game}/end${answer.ok ? '' : `?refused=${answer.problem.code}`}#statements`);
}

function carryOut(api: typeof serverApi, sent: z.infer<typeof Sent>) {
  const id = sent.game;
  switch (sent.act) {
    case 'write':
      return api('PUT /games/{id}/statement', { id }, { text: sent.text });
    case 'take-back':
      return api('PUT /games/{id}/statement', { id }, { text: '' });
    case 'hide':
    case 'show': {
      const { player, reason } = sent;
      const hidden = sent.act === 'hide';
      return api('PUT /games/{id}/statements/{player}/hidden', { id, player }, { hidden, reason });
    }
    case 'open':
    case 'close':
      return api('PUT /games/{id}/opened-press', { id }, { opens: sent.act === 'open' });
  }
}
