import { attemptAll } from '../attempt-all';
import type { Deps } from '../deps';
import { dueReminders } from '../notifications/sweep-notifications';
import { reachHour } from '../seasons/next-hour';
import { closeStep } from '../steps/close-step';
import { agreedTime } from '../steps/heartbeat';
import { followSearch } from '../substitutes/follow-searches';
import { actOn } from './act-on';

const BATCH = 1000;
/** A timer may fire a minute late; a step that is older than this has lost its timer. */
const LATE_MS = 2 * 60_000;
/** An event that old was lost on its way: the stream delivers within seconds. */
const LOST_EVENT_MS = 30_000;

const UNSURE =
  'The clock is far from the last sign of life: the platform was away, or the clock has jumped. Nothing closes until a second sweep agrees with it.';

export interface Swept {
  readonly closed: number;
  /** Steps found well past their deadline: their timers were lost. */
  readonly overdue: number;
  readonly events: number;
  readonly failures: readonly string[];
}

/** Catches what timers and streams have lost: steps past their deadline, seasons past their hour, and events no one has acted on. */
export async function sweep(deps: Deps): Promise<Swept> {
  const now = deps.clock();
  const { sure } = await agreedTime(deps);
  const due = sure ? await deps.store.stepsDueBefore(now, BATCH) : [];
  let closed = 0;
  const closing = await attemptAll(
    deps,
    due.map(({ game, step, deadline }) => ({
      what: `step ${step} of ${game}`,
      item: { kind: 'step', game } as const,
      since: deadline,
      act: async () => {
        if ((await closeStep(deps, game, step)) !== 'not-due') closed += 1;
      },
    })),
  );
  const unreadable: string[] = [];
  // One item that cannot be read must not keep the others from being acted on.
  const lost = await deps.store.outboxBefore(now - LOST_EVENT_MS, (problem) => unreadable.push(problem));
  const acting = await attemptAll(
    deps,
    lost.map((event) => ({
      what: JSON.stringify(event),
      item: { kind: 'event', event } as const,
      since: event.at,
      act: () => actOn(deps, event),
    })),
  );
  const hours = sure ? await deps.store.seasonsDueBefore(now) : [];
  const reaching = await attemptAll(
    deps,
    hours.map((season) => ({
      what: `the hour of season ${season}`,
      item: { kind: 'season', season } as const,
      act: () => reachHour(deps, season),
    })),
  );
  const lapsed = sure ? await deps.store.offersDueBefore(now) : [];
  const passing = await attemptAll(
    deps,
    lapsed.map((offer) => ({
      what: `the offer of ${offer.seat} in ${offer.game}`,
      item: { kind: 'offer', ...offer } as const,
      act: () => followSearch(deps, offer),
    })),
  );
  const telling = sure ? await attemptAll(deps, await dueReminders(deps)) : [UNSURE];
  return {
    closed,
    overdue: due.filter(({ deadline }) => deadline < now - LATE_MS).length,
    events: lost.length - acting.length,
    failures: [...closing, ...unreadable, ...acting, ...reaching, ...passing, ...telling],
  };
}
