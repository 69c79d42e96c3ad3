import type { NextRequest } from 'next/server';
import * as z from 'zod';
import { Id } from '../../../../functions/core/platform/common.schema';
import { TakeSeat } from '../../../../functions/core/practice/practice.schema';
import { goTo } from '../../../lib/from-this-site';
import { asReaderOrGuest } from '../../../lib/login/as-guest';
import { readPlainForm } from '../../../lib/plain-form';
import type { serverApi } from '../../../lib/server-api';

const Act = z.discriminatedUnion('act', [
  TakeSeat.extend({ act: z.literal('join'), game: Id }),
  z.strictObject({ act: z.enum(['begin', 'rematch', 'leave']), game: Id }),
]);
type Act = z.infer<typeof Act>;

/**
 * Handles the forms of boards with friends: take a seat, begin, play again, leave. Plain forms: they need no script.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const form = await readPlainForm(request);
  if (form === null) return new Response(null, { status: 403 });
  const fields = Object.entries(form.fields).filter(([, value]) => value !== '');
  const asked = Act.safeParse(Object.fromEntries(fields));
  if (!asked.success) return goTo(backFrom(fields));
  const { act, game } = asked.data;
  const answer = await carryOut(form.api, asked.data);
  if (!answer.ok && act === 'rematch') return goTo(`/practice?refused=${answer.problem.code}`);
  if (!answer.ok) return goTo(backFrom([...fields, ['refused', answer.problem.code]]));
  return goTo(act === 'leave' ? '/practice' : `/games/${'game' in answer.value ? answer.value.game : game}`);
}

function carryOut(api: typeof serverApi, asked: Act) {
  const id = asked.game;
  switch (asked.act) {
    case 'join': {
      const { act: _, game: __, ...seat } = asked;
      return asReaderOrGuest((ask) => ask('POST /games/{id}/friends', { id }, seat), api);
    }
    case 'begin':
      return api('POST /games/{id}/friends/begin', { id });
    case 'rematch':
      return api('POST /games/{id}/rematch', { id });
    case 'leave':
      return api('DELETE /me/practice/{id}', { id });
  }
}

/** The page of the form, which shows why it was refused. */
function backFrom(fields: readonly (readonly [string, FormDataEntryValue])[]): string {
  const { game, code, refused = 'invalid' } = Object.fromEntries(fields);
  const said = new URLSearchParams({
    refused: String(refused),
    ...(code !== undefined && { code: String(code) }),
  });
  return Id.safeParse(game).success ? `/games/${String(game)}/friends?${said}` : '/practice';
}
