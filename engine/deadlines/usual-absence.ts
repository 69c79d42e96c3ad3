import type { AbsencePolicy } from './absence';
import type { DeadlinePolicy } from './policy';

/**
 * Suitable for most leagues. Written out in the order of the schema, as policies are stored, so that the form of a
 * season does not load the schema.
 */
export const USUAL_ABSENCE: AbsencePolicy = {
  version: 1,
  grace: { times: 1, minutes: 12 * 60, freezes: true },
  holidays: 7,
  disorder: { after: 2, minutes: 60 },
  substitutes: 'first',
  botAfter: 1,
  abandoned: { after: 3, minutes: 7 * 24 * 60, end: 'draw' },
  agreeToDraws: true,
  vote: { times: 2, minutes: 24 * 60, share: 50 },
  makeGood: 5,
  seatPoints: 'holder',
  forfeits: false,
  reliability: null,
};

/** The same for live play with turns of minutes. */
export const LIVE_ABSENCE: AbsencePolicy = {
  ...USUAL_ABSENCE,
  grace: { times: 1, minutes: 3, freezes: true },
  holidays: 0,
  disorder: { after: 2, minutes: 0 },
  abandoned: { after: 3, minutes: 30, end: 'draw' },
  vote: { times: 2, minutes: 5, share: 50 },
  makeGood: 1,
};

/** The longest turn of live play, in minutes. */
const LIVE_MINUTES = 60;

/**
 * Suitable for most leagues with turns of this length: a grace or a vote adds a part of a turn, not a day to a minute.
 */
export function usualAbsence({ orders }: Pick<DeadlinePolicy, 'orders'>): AbsencePolicy {
  return typeof orders === 'number' && orders <= LIVE_MINUTES ? LIVE_ABSENCE : USUAL_ABSENCE;
}
