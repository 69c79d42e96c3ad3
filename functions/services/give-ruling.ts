import type { RulingRecord } from '../store/records';
import type { Caller } from './caller';
import type { Deps } from './deps';
import { done, type Outcome, refuse } from './errors';
import { personFor } from './profile';
import { mayRule, rolesIn } from './roles';

/** A moderator moves the deadline of the open step to a later time. The reason stands in the game's public log. */
export async function extendDeadline(
  deps: Deps,
  caller: Caller,
  gameId: string,
  { until, reason }: { readonly until: number; readonly reason: string },
): Promise<Outcome<readonly RulingRecord[]>> {
  const game = await deps.store.game(gameId);
  const gate = await deps.store.gate(gameId);
  if (game === undefined || gate === undefined) return refuse({ code: 'not-found', what: 'game' });
  const may = mayRule(await rolesIn(deps, game.league.id, caller), game, caller);
  if (may === 'plays') return refuse({ code: 'conflict-of-interest' });
  if (may === 'no-role')
    return refuse({ code: 'not-allowed', why: 'Only moderators of the league rule on games.' });
  if (gate.state === 'finished') return refuse({ code: 'game-finished' });
  const now = deps.clock();
  if (until <= gate.deadline || until <= now)
    return refuse({
      code: 'invalid',
      problems: [
        {
          code: 'not-later',
          path: ['until'],
          rule: '',
          message: 'A deadline can only be moved to a later time.',
        },
      ],
    });
  const earlier = await deps.store.rulings(gameId);
  const ruling: RulingRecord = {
    game: gameId,
    number: earlier.length + 1,
    kind: 'extend',
    at: now,
    by: await personFor(deps, caller),
    step: gate.step,
    reason,
    before: new Date(gate.deadline).toISOString(),
    after: new Date(until).toISOString(),
  };
  const result = await deps.store.extendDeadline({ ...gate, deadline: until }, ruling);
  if (result === 'step-closed')
    return refuse({ code: 'step-closed', step: gate.step, deadline: gate.deadline });
  await deps.timer.at(gameId, gate.step, until);
  return done([...earlier, ruling]);
}
