/** The test that holds both sides of a window's edge. */
export interface Held {
  readonly file: string;
  /** Words of the test's name. */
  readonly says: string;
}

const EDGES = 'test/integration/edges.test.ts';
const WAITS = 'test/integration/edges-of-waits.test.ts';
const ALONE = 'test/boundaries/edges.test.ts';

/** Windows of time, by file and name of the constant, with the test that holds their edge. */
export const HELD_BY: Readonly<Record<string, Held>> = {
  'functions/core/case/appeals.ts APPEAL_DAYS': {
    file: EDGES,
    says: 'an answer can be appealed for seven days',
  },
  'functions/core/case/appeals.ts APPEAL_MS': {
    file: EDGES,
    says: 'an answer can be appealed for seven days',
  },
  'functions/core/inbox/waiting-boards.ts PAUSED_MS': {
    file: EDGES,
    says: 'once it has been paused for more than a day',
  },
  'functions/core/inbox/waiting-boards.ts STUCK_MS': { file: EDGES, says: 'once it is two minutes late' },
  'functions/core/league/hand-over.ts ANSWER_WITHIN_MS': {
    file: EDGES,
    says: 'once its organizers have had two weeks',
  },
  'functions/core/league/hand-over.ts MEMBER_FOR_MS': { file: EDGES, says: 'for members after thirty days' },
  'functions/core/notice/announce.ts SHOWN_FOR_MS': { file: EDGES, says: 'an announcement for two weeks' },
  'functions/core/notification/chat-home.ts LASTS_MS': { file: EDGES, says: 'can be typed for an hour' },
  'functions/core/notification/deliver.ts FIRST_WAIT_MS': {
    file: EDGES,
    says: 'tried again after one minute',
  },
  'functions/core/notification/deliver.ts LONGEST_WAIT_MS': {
    file: EDGES,
    says: 'up to four hours, ten times',
  },
  'functions/core/notification/deliver.ts BUSY_MINUTES': {
    file: EDGES,
    says: 'tried again within one to ten minutes',
  },
  'functions/core/notification/deliver.ts LEASE_MS': {
    file: EDGES,
    says: 'waits two minutes for one that may have died',
  },
  'functions/core/notification/sweep-notifications.ts LOST_MS': {
    file: EDGES,
    says: 'is taken for lost after a minute',
  },
  'functions/core/platform/replies.store.ts KEPT_MS': { file: EDGES, says: 'is kept for two days' },
  'functions/core/platform/replies.store.ts ABANDONED_MS': {
    file: EDGES,
    says: 'taken over from one that died a minute ago',
  },
  'functions/core/season/season-state.ts TAKEN_BACK_FOR': {
    file: EDGES,
    says: 'can be taken back for a day',
  },
  'functions/api/discord/signature.ts LATEST_MS': {
    file: ALONE,
    says: 'a request of Discord is believed for five minutes',
  },
  'functions/api/edge-door.ts KEPT_MS': { file: ALONE, says: 'counts for an hour after it was read' },
  'functions/api/edge-door.ts READ_AGAIN_MS': {
    file: ALONE,
    says: 'is read again for a value that is not known after fifteen seconds',
  },
  'functions/api/rate-limit.ts WINDOW_MS': { file: ALONE, says: 'requests are counted by the minute' },
  'functions/core/access/conflicts.ts ROLE_AGE_MS': {
    file: ALONE,
    says: 'a role confirms once it is a day older',
  },
  'functions/core/platform/heartbeat.ts WITNESS_MS': {
    file: ALONE,
    says: 'is believed again once a second sweep agrees',
  },
  'functions/core/platform/heartbeat.ts KEPT_MS': {
    file: ALONE,
    says: 'forgets an outage thirty days after its end',
  },
  'functions/core/practice/expires-at.ts DAYS.guest': { file: ALONE, says: 'for thirty days for a guest' },
  'functions/core/practice/expires-at.ts DAYS.account': { file: ALONE, says: 'for a year for an account' },
  'functions/core/ruling/rulings.schema.ts LATEST_MINUTES': {
    file: ALONE,
    says: 'deadlines are extended by thirty days at most',
  },
  'functions/core/session/scopes.schema.ts LONGEST_DAYS': {
    file: ALONE,
    says: 'an API token is asked for ninety days at most',
  },
  'functions/core/session/session-list.ts HIDDEN_MS': {
    file: ALONE,
    says: 'cannot be posted again for ten years',
  },
  'functions/core/session/sessions.records.ts SESSION_MS': {
    file: ALONE,
    says: 'ends ninety days after it began',
  },
  'functions/core/session/sessions.records.ts IDLE_MS': {
    file: ALONE,
    says: 'ends after thirty days without use',
  },
  'functions/core/session/sessions.records.ts SHARED_MS': {
    file: ALONE,
    says: 'on a shared computer ends after twelve hours',
  },
  'functions/core/today/reader-pass.ts DAYS': { file: EDGES, says: 'reads its own game for three days' },
  'functions/api/presence.ts WEEK_MS': { file: WAITS, says: 'is noted once a week' },
  'functions/core/case/attention.ts STUCK_MS': { file: WAITS, says: 'more than two minutes late' },
  'functions/core/entry/answers.ts KEPT_MS': { file: WAITS, says: 'kept for thirty days after it is over' },
  'functions/core/entry/joinable.view.ts KNOWN_MS': { file: WAITS, says: 'at most five seconds old' },
  'functions/core/entry/joinable.view.ts TWO_DAYS': {
    file: WAITS,
    says: 'turns of up to two days are daily',
  },
  'functions/core/fair-play/fair-play.store.ts KEPT_MS': { file: WAITS, says: 'kept for half a year' },
  'functions/core/invitation/personal-link.ts LASTS_MS': {
    file: WAITS,
    says: 'a personal link logs in for two weeks',
  },
  'functions/core/notification/notify-events.ts GATHERED_MS': {
    file: WAITS,
    says: 'is gathered until the next quarter of an hour',
  },
  'functions/core/platform/run-all-settled.ts SHORTEST_WAIT_MS': {
    file: WAITS,
    says: 'for a minute to an hour',
  },
  'functions/core/platform/run-all-settled.ts LONGEST_WAIT_MS': {
    file: WAITS,
    says: 'for a minute to an hour',
  },
  'functions/core/platform/settle-after-index.ts LISTED_AFTER_MS': {
    file: WAITS,
    says: 'what is half a minute old',
  },
  'functions/core/proposal/proposals.store.ts KEPT_MS': { file: WAITS, says: 'is stored for one more' },
  'functions/core/proposal/propose.ts WAITS_MS': { file: WAITS, says: 'a proposal waits for a week' },
  'functions/core/round/round-clock.ts USUAL_MINUTES': { file: WAITS, says: 'has ninety minutes' },
  'functions/core/season/next-run.ts AGAIN_MS': { file: WAITS, says: 'is tried again a minute later' },
  'functions/api/calendar-text.ts TTL_SECONDS': { file: WAITS, says: 'read again every quarter of an hour' },
  'functions/core/league/league-settings.store.ts PRIVACY_KNOWN_MS': {
    file: WAITS,
    says: 'reaches other processes within ten seconds',
  },
  'functions/core/notification/deliveries.store.ts KEPT_MS': {
    file: WAITS,
    says: 'what was sent is remembered for two weeks',
  },
  'functions/core/notification/notify-inbox.ts GATHERED_MS': {
    file: WAITS,
    says: 'hear of their inbox at the end of five minutes',
  },
  'functions/core/result/on-results-confirmed.ts ATTENDED_MS': {
    file: WAITS,
    says: 'once its own request has had twenty seconds',
  },
  'functions/core/session/passkeys.ts REMEMBERED_MS': {
    file: WAITS,
    says: 'a passkey is remembered for twenty minutes',
  },
  'functions/core/today/live.view.ts KNOWN_MS': {
    file: WAITS,
    says: 'the list of running boards is at most five seconds old',
  },
  'functions/core/rating/recompute-ratings.ts SEEN_AFTER_MS': {
    file: 'test/integration/recomputation.test.ts',
    says: 'found them twice, half a minute apart',
  },
  'functions/core/session/sessions.schema.ts NEW_LOGIN_MS': {
    file: WAITS,
    says: 'a login is new for an hour',
  },
  'functions/core/rating/recompute-ratings.ts RUN_MS': {
    file: 'test/integration/recomputation.test.ts',
    says: 'a run that has lasted fifteen seconds',
  },
  'functions/core/result/enter-results.ts KEPT_MS': {
    file: 'test/integration/organizers/two-organizers.test.ts',
    says: 'a long list that was cut off can be sent again after a minute',
  },
};
