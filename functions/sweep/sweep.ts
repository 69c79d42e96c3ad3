import { dueReminders } from '../core/notification/sweep-notifications';
import type { Deps } from '../core/platform/deps';
import { aboutOf, type PlatformEvent } from '../core/platform/events.records';
import { trustedTime } from '../core/platform/heartbeat';
import { type Failure, runAllSettled } from '../core/platform/run-all-settled';
import { stepName } from '../core/step/step-name';

const BATCH = 1000;
/** A timer may fire a minute late; a step that is overdue by more than this has lost its timer. */
const LATE_MS = 2 * 60_000;
/** An event this old was lost on its way: the stream delivers within seconds. */
const LOST_EVENT_MS = 30_000;

const UNSURE: Failure = {
  what: 'sweep',
  error:
    'The clock is far from the last sign of life: the platform was away, or the clock has jumped. Nothing closes until a second sweep agrees with it.',
};

export interface Swept {
  readonly closed: number;
  /** The steps that the sweep closed, as the log names them. */
  readonly caught: readonly string[];
  /** Steps found well past their deadline: their timers were lost. */
  readonly overdue: number;
  readonly events: number;
  readonly failures: readonly Failure[];
}

/**
 * Catches what timers and streams have lost: steps past their deadline, seasons past their scheduled run, and events
 * that have not been handled. The code for each is loaded only when there is something to catch, which is rare.
 */
export async function sweep(deps: Deps): Promise<Swept> {
  const now = deps.clock();
  const { sure } = await trustedTime(deps);
  const steps = sure ? await closeDueSteps(deps, now) : { caught: [], overdue: 0, failures: [] };
  const events = await actOnLostEvents(deps, now);
  const failures = sure
    ? [
        ...(await runDueSchedules(deps, now)),
        ...(await followLapsedOffers(deps, now)),
        ...(await removeIdleBoards(deps, now)),
        ...(await runAllSettled(deps, await dueReminders(deps))),
      ]
    : [UNSURE];
  return {
    closed: steps.caught.length,
    caught: steps.caught,
    overdue: steps.overdue,
    events: events.done,
    failures: [...steps.failures, ...events.failures, ...failures],
  };
}

async function closeDueSteps(deps: Deps, now: number) {
  const due = await deps.store.stepsDueBefore(now, BATCH);
  const caught: string[] = [];
  const failures = await runAllSettled(
    deps,
    due.map(({ game, step, deadline }) => ({
      what: `step ${step} of ${game}`,
      correlation: stepName(game, step),
      item: { kind: 'step', game } as const,
      since: deadline,
      act: async () => {
        const { closeDueStep } = await import('../core/step/close-due-step');
        if ((await closeDueStep(deps, game, step)) !== 'not-due') caught.push(stepName(game, step));
      },
    })),
  );
  return { caught, overdue: due.filter(({ deadline }) => deadline < now - LATE_MS).length, failures };
}

async function actOnLostEvents(deps: Deps, now: number) {
  const unreadable: Failure[] = [];
  // One unreadable item must not keep the others from being handled.
  const lost = await deps.store.outboxBefore(now - LOST_EVENT_MS, (error) =>
    unreadable.push({ what: 'an event', error }),
  );
  const failures = await runAllSettled(
    deps,
    lost.map((event) => ({
      what: JSON.stringify(event),
      correlation: correlationOf(event),
      item: { kind: 'event', event } as const,
      since: event.at,
      act: async () => (await import('../events/event-handlers')).handleEvent(deps, event),
    })),
  );
  return { done: lost.length - failures.length, failures: [...unreadable, ...failures] };
}

/** The subject of an event in the log: a step, else a game, a season, a league or a player. */
function correlationOf(event: PlatformEvent): string {
  return 'step' in event ? stepName(event.game, event.step) : aboutOf(event);
}

async function runDueSchedules(deps: Deps, now: number) {
  const seasons = await deps.store.seasonsDueBefore(now);
  return runAllSettled(
    deps,
    seasons.map((season) => ({
      what: `the hour of season ${season}`,
      correlation: season,
      item: { kind: 'season', season } as const,
      act: async () => (await import('../core/season/next-run')).runScheduled(deps, season),
    })),
  );
}

async function followLapsedOffers(deps: Deps, now: number) {
  const lapsed = await deps.store.offersDueBefore(now);
  return runAllSettled(
    deps,
    lapsed.map((offer) => ({
      what: `the offer of ${offer.seat} in ${offer.game}`,
      correlation: offer.game,
      item: { kind: 'offer', ...offer } as const,
      act: async () => (await import('../core/substitute/follow-searches')).followSearch(deps, offer),
    })),
  );
}

async function removeIdleBoards(deps: Deps, now: number) {
  const idle = await deps.store.practiceDueBefore(now);
  return runAllSettled(
    deps,
    idle.map((game) => ({
      what: `practice board ${game}`,
      correlation: game,
      item: { kind: 'practice', game } as const,
      act: async () => (await import('../core/practice/remove-board')).removeIdleBoard(deps, game),
    })),
  );
}
