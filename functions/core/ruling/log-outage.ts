import { PLATFORM } from '../access/caller';
import type { Deps } from '../platform/deps';
import type { DeadlineMoved } from '../platform/events.records';
import { iso } from '../platform/instants';
import { message } from '../platform/message';
import { rulingBy } from './rule-on-game';

const ATTEMPTS = 5;

/** Logs, once, that an outage of the platform has moved the deadline of a step. */
export async function logOutage(deps: Deps, { game: id, step, deadline }: DeadlineMoved): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const [game, gate, earlier] = await Promise.all([
      deps.store.game(id),
      deps.store.gate(id),
      deps.store.rulings(id),
    ]);
    if (game === undefined || gate === undefined) return;
    const after = iso(deadline);
    const logged = earlier.some(
      (one) => one.kind === 'extend' && one.step === step && one.after === after && one.by.id === PLATFORM.id,
    );
    if (logged) return;
    const said = {
      kind: 'extend',
      reason: message('why.away'),
      before: message('why.earlierByAway'),
      after,
    } as const;
    const ruled = await rulingBy(deps, PLATFORM, { game, gate: { ...gate, step } }, said);
    if ((await deps.store.saveRuling(ruled)) === 'ruled') return;
  }
  throw new Error(`the outage of step ${step} in ${id} kept colliding with rulings`);
}
