import type { NextRequest } from 'next/server';
import { OpenBoard } from '../../../../functions/core/practice/practice.schema';
import { goTo } from '../../../lib/from-this-site';
import { asReaderOrGuest } from '../../../lib/login/as-guest';
import { readPlainForm } from '../../../lib/plain-form';

/**
 * Handles "Play now" and "With friends": opens a practice board and redirects to its table, or to the page where
 * friends meet. A visitor thereby becomes a guest. A plain form, so that it works before the page's scripts run, and
 * without them.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const form = await readPlainForm(request);
  if (form === null) return new Response(null, { status: 403 });
  const { seats, minutes, name, variant, press, anonymous, ...board } = form.fields;
  const isWithFriends = seats !== undefined;
  const wanted = OpenBoard.safeParse({
    ...board,
    // An empty choice is the game itself.
    ...(variant !== undefined && variant !== '' && { variant }),
    ...(isWithFriends && {
      friends: {
        seats: Number(seats),
        minutes: minutes ? Number(minutes) : null,
        ...(press !== undefined && { press }),
        // In gunboat the mode says it already.
        ...(anonymous === 'hidden' && press !== 'gunboat' && { anonymous: true }),
      },
    }),
    ...(typeof name === 'string' && name.trim() !== '' && { name }),
  });
  if (!wanted.success) return goTo(isWithFriends ? '/practice/friends?refused=invalid' : '/practice');
  const opened = await asReaderOrGuest((api) => api('POST /me/practice', {}, wanted.data), form.api);
  if (!opened.ok) return goTo(`/practice?refused=${opened.problem.code}`);
  return goTo(`/games/${opened.value.game}${isWithFriends ? '/friends' : ''}`);
}
