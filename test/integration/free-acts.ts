/** Operations that concern the caller's own account, seat, entry or words. */
const OWN: readonly string[] = [
  'POST /games/{id}/steps/{step}/extension',
  'PUT /games/{id}/steps/{step}/consent',
  'PUT /games/{id}/steps/{step}/orders',
  'PUT /games/{id}/plan',
  'DELETE /games/{id}/plan',
  'POST /games/{id}/press',
  'PUT /games/{id}/press/{thread}/reading',
  'DELETE /games/{id}/press/{thread}/{message}',
  'PUT /games/{id}/seats/{seat}/block',
  'POST /games/{id}/disputes',
  'POST /games/{id}/reports',
  'DELETE /games/{id}/cases/{case}',
  'POST /games/{id}/cases/{case}/appeal',
  'DELETE /games/{id}/cases/{case}/appeal',
  'PUT /seasons/{id}/holidays',
  'POST /seasons/{id}/substitutes',
  'PUT /games/{id}/seats/{seat}/offer',
  'DELETE /seasons/{id}/substitutes/me',
  'POST /seasons/{id}/entries',
  'PUT /seasons/{id}/entries/me',
  'DELETE /seasons/{id}/entries/me',
  'PUT /me',
  'DELETE /me/blocked/{player}',
  'DELETE /me/notices/{id}',
  'PUT /me/notifications',
  'PUT /me/notifications/browsers',
  'DELETE /me/notifications/browsers',
  'POST /me/notifications/calendar',
  'POST /me/notifications/mail',
  'POST /me/notifications/failed',
  'POST /unsubscribe/{token}',
  'DELETE /me/account',
  'POST /me/practice',
  'POST /me/practice/guest',
  'DELETE /me/practice/{id}',
  'POST /me/sessions',
  'DELETE /me/session',
  'DELETE /me/sessions',
  'DELETE /me/sessions/{session}',
  'POST /leagues/{id}/members',
  'DELETE /leagues/{id}/members/me',
];

/** Operations that decide nothing between players, so that those who play do them alone too. */
const FREE: readonly string[] = [
  'POST /calendar',
  'POST /leagues',
  'POST /leagues/{id}/seasons',
  'POST /leagues/{id}/announcements',
  // Whom it asks, the season's policy decides; a board of their own the service refuses to moderators.
  'POST /games/{id}/seats/{seat}/substitute',
  'DELETE /games/{id}/seats/{seat}/substitute',
  'PUT /leagues/{id}/announcements/{notice}',
  'DELETE /leagues/{id}/announcements/{notice}',
  'PUT /leagues/{id}/settings',
  'PUT /leagues/{id}/closed',
  'PUT /seasons/{id}/texts',
  'PUT /leagues/{id}/members/{player}/roles',
  'POST /leagues/{id}/hand-over',
  'DELETE /leagues/{id}/hand-over',
  'PUT /leagues/{id}/hand-over',
  'PUT /leagues/{id}/webhooks/{service}',
  'DELETE /leagues/{id}/webhooks/{service}',
  'POST /leagues/{id}/webhooks/failed',
  // The draw follows from the seed and from settings that everybody has read.
  'POST /seasons/{id}/start',
  // Whom a list enters plays; it keeps nobody out.
  'POST /seasons/{id}/roster',
  // Everybody who asks, in the order in which they came.
  'POST /seasons/{id}/admissions',
  // The service refuses it to those who play, once its player has come.
  'POST /seasons/{id}/roster/{player}/link',
  // Everybody at the table saw it, and the log keeps who entered what.
  'POST /seasons/{id}/table-results',
  'POST /leagues/{id}/past-seasons',
  'POST /seasons/{id}/close-registration',
  'POST /seasons/{id}/check-in/reminders',
  'POST /seasons/{id}/next',
  'POST /leagues/{id}/drafts',
  'PUT /leagues/{id}/drafts/{draft}',
  'DELETE /leagues/{id}/drafts/{draft}',
  'POST /leagues/{id}/drafts/{draft}/announcement',
  // Proposals have rules of their own (`services/proposals`).
  'POST /seasons/{id}/proposals/{proposal}/confirm',
  'DELETE /seasons/{id}/proposals/{proposal}',
  // What organizers and moderators tell each other decides nothing.
  'POST /leagues/{id}/members/{player}/notes',
  'DELETE /leagues/{id}/members/{player}/notes/{note}',
  // Previews change nothing, and show what their caller may see.
  'POST /games/{id}/rulings/effect',
  'POST /games/{id}/result/effect',
  'POST /seasons/{id}/clocks/effect',
];

/** What the rule for conflicts of interest leaves alone. */
export const FREE_ACTS = [...OWN, ...FREE];
