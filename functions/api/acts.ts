/**
 * How each operation that changes something stands to the rule for conflicts of interest, for organizers and moderators
 * who play in the season (`services/access/conflicts.ts`):
 * - own: it concerns the caller's own account, seat, entry or words.
 * - free: it decides nothing between players, so they do it alone.
 * - ruled, confirmed: it waits for the confirmation of an organizer or moderator who does not play. Moderators may ask
 *   for what is ruled, organizers for all of it.
 * - running, choosing: the same, but only once the season has started, or where an organizer departs from the order in
 *   which players came.
 * - apart: it shows what players may not see, so only those who do not play may do it.
 */
export const ACTS: Readonly<Record<string, ActKind>> = {
  ...as('own', [
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
    'DELETE /me/sessions',
    'DELETE /me/sessions/{session}',
    'POST /leagues/{id}/members',
    'DELETE /leagues/{id}/members/me',
  ]),
  ...as('free', [
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
  ]),
  ...as('ruled', [
    'POST /games/{id}/rulings',
    'POST /games/{id}/result',
    'POST /games/{id}/cases/{case}/answer',
    'POST /leagues/{id}/members/{player}/rulings',
    'POST /seasons/{id}/clocks',
  ]),
  ...as('confirmed', [
    'POST /seasons/{id}/one-person',
    'PUT /seasons/{id}/apart',
    'POST /seasons/{id}/end',
    'POST /seasons/{id}/rounds/{round}/open',
    'POST /seasons/{id}/rounds/{round}/end',
    'POST /seasons/{id}/rounds/{round}/swap',
    'POST /seasons/{id}/rounds/{round}/redraw',
    'POST /seasons/{id}/rounds/{round}/release',
    'POST /seasons/{id}/divisions/next',
  ]),
  ...as('running', [
    'PUT /seasons/{id}/settings',
    'POST /seasons/{id}/cancel',
    'DELETE /seasons/{id}/roster/{player}',
    'PUT /seasons/{id}/roster/{player}/absence',
  ]),
  ...as('choosing', ['PUT /seasons/{id}/entries/{player}/decision']),
  ...as('apart', [
    'POST /games/{id}/signs',
    'POST /seasons/{id}/signs',
    'POST /games/{id}/cases/{case}/reading',
  ]),
};

export type ActKind = 'own' | 'free' | 'ruled' | 'confirmed' | 'running' | 'choosing' | 'apart';

function as(kind: ActKind, names: readonly string[]): Readonly<Record<string, ActKind>> {
  return Object.fromEntries(names.map((name) => [name, kind]));
}
