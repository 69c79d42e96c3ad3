import type { Caller } from '../access/caller';
import { seatOf } from '../access/guards';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { programRefused } from '../session/programs';
import { askedToAgree } from './asked-to-agree';
import { closeStep } from './close-step';

/**
 * Stores whether the caller's seat, which owes nothing in the open step, agrees to an early close. A seat that owes
 * orders agrees by being ready.
 */
export async function agreeToEarlyClose(
  deps: Deps,
  caller: Caller,
  gameId: string,
  step: number,
  agrees: boolean,
): Promise<Outcome<null>> {
  const seated = await seatOf(deps, caller, gameId);
  if (!seated.ok) return seated;
  const { game, gate, seat } = seated.value;
  // It has the effect of “ready” for seats that owe orders, so the same rule for programs applies.
  const refused = programRefused(game, caller);
  if (refused !== undefined) return refuse(refused);
  if (gate.step !== step) return refuse({ code: 'stale-step', step: gate.step });
  if (gate.pausedAt !== undefined) return refuse({ code: 'game-paused' });
  if (!(await askedToAgree(deps, game, gate)).includes(seat))
    return refuse({ code: 'not-allowed', why: { text: 'notAskedToClose' } });
  const by = { gate, seat, holder: caller.id };
  if ((await deps.store.saveConsent(by, agrees, deps.clock())) === 'step-closed')
    return refuse({ code: 'step-closed', step, deadline: gate.deadline });
  await closeStep(deps, gameId, step);
  return done(null);
}
