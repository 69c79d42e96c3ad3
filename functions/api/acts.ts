/**
 * The operations restricted by the rule for conflicts of interest, for organizers and moderators who play in the season
 * (`services/access/conflicts.ts`). They may do all others alone; `test/integration/free-acts.ts` gives the reasons.
 * - ruled, confirmed: it waits for the confirmation of an organizer or moderator who does not play. Moderators may
 *   request `ruled` operations, organizers may request both.
 * - running, choosing: the same, but only once the season has started, or if an organizer departs from the order in
 *   which players registered.
 * - apart: it shows what players may not see, so only organizers and moderators who do not play may do it.
 */
export const ACTS: Readonly<Record<string, ActKind>> = {
  ...as('ruled', [
    'POST /games/{id}/rulings',
    'POST /games/{id}/result',
    'PUT /games/{id}/statements/{player}/hidden',
    'POST /games/{id}/cases/{case}/answer',
    'POST /games/{id}/cases/{case}/appeal/answer',
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
    'POST /seasons/{id}/rounds/{round}/seating',
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

export type ActKind = 'ruled' | 'confirmed' | 'running' | 'choosing' | 'apart';

function as(kind: ActKind, names: readonly string[]): Readonly<Record<string, ActKind>> {
  return Object.fromEntries(names.map((name) => [name, kind]));
}
