import * as z from 'zod';
import { admitAll } from '../core/entry/decide-entries';
import { personalLink } from '../core/invitation/personal-link';
import { Id } from '../core/platform/common.schema';
import { andThen, done } from '../core/platform/errors';
import { iso } from '../core/platform/instants';
import { addPlayers } from '../core/roster/add-players';
import { markAbsent } from '../core/roster/mark-absent';
import { removePlayer } from '../core/roster/remove-player';
import {
  AddPlayers,
  Admissions,
  MarkAbsent,
  PersonalLink,
  Roster,
  RosterId,
} from '../core/roster/roster.schema';
import { rosterView } from '../core/roster/roster.view';
import { PageByNumber } from '../core/season/season-pages.schema';
import { LIMITS } from './limits';
import { operation } from './operation';

const OneSeason = z.object({ id: Id });
const OnePlayer = OneSeason.extend({ player: RosterId });

/** The roster of a season, managed by its organizers. */
export const roster = [
  operation({
    method: 'GET',
    path: '/seasons/{id}/roster',
    servedBy: 'lists',
    tag: 'Seasons',
    scope: 'read',
    access: 'organizer',
    summary: 'Who plays in a season, waits or is invited, 100 a page; `search` finds names (organizers)',
    params: OneSeason.extend(PageByNumber),
    reply: Roster,
    handle: ({ deps, caller, params: { id, ...asked } }) => rosterView(deps, caller, id, { asked }),
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/roster',
    servedBy: 'lists',
    limit: LIMITS.rosters,
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    // Whom a list enters plays; it keeps nobody out.
    conflict: 'none',
    writes: 'several',
    summary: 'Add the players of a list, by name or mail address (organizers)',
    params: OneSeason,
    body: AddPlayers,
    reply: Roster,
    handle: ({ deps, caller, language, params, body }) =>
      andThen(addPlayers(deps, caller, params.id, body.text, language), (list) =>
        rosterView(deps, caller, params.id, list),
      ),
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/admissions',
    servedBy: 'lists',
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    // Everybody who asks, in the order in which they came.
    conflict: 'none',
    writes: 'several',
    limit: 'by-role',
    summary: 'Let in everybody who asks for a place; without a free place they wait (organizers)',
    params: OneSeason,
    reply: Admissions,
    handle: ({ deps, caller, params }) =>
      andThen(admitAll(deps, caller, params.id), ({ admitted, waiting }) =>
        done({ admitted: [...admitted], waiting: [...waiting] }),
      ),
  }),
  operation({
    method: 'DELETE',
    path: '/seasons/{id}/roster/{player}',
    servedBy: 'lists',
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    conflict: 'confirm-once-started',
    writes: 'several',
    summary: 'Take a player out of a season, or an invitation back (organizers)',
    params: OnePlayer,
    reply: Roster,
    handle: ({ deps, caller, params }) =>
      andThen(removePlayer(deps, caller, params.id, params.player), () =>
        rosterView(deps, caller, params.id),
      ),
  }),
  operation({
    method: 'PUT',
    path: '/seasons/{id}/roster/{player}/absence',
    servedBy: 'lists',
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    conflict: 'confirm-once-started',
    writes: 'several',
    summary: 'Mark a player absent from the next round, or present in it (organizers)',
    params: OnePlayer,
    body: MarkAbsent,
    reply: Roster,
    handle: ({ deps, caller, params, body }) =>
      andThen(markAbsent(deps, caller, params.id, params.player, body.absent), () =>
        rosterView(deps, caller, params.id),
      ),
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/roster/{player}/link',
    servedBy: 'lists',
    limit: LIMITS.links,
    isShownOnce: true,
    tag: 'Seasons',
    // It logs in as another person, which an API token may never do, whatever its scopes.
    scope: 'account',
    access: 'organizer',
    // The service refuses it to those who play, once its player has come.
    conflict: 'none',
    writes: 'several',
    summary: 'Make a link with which a player logs in who was entered by name alone (organizers)',
    params: OnePlayer,
    reply: PersonalLink,
    handle: ({ deps, caller, params }) =>
      andThen(personalLink(deps, caller, params.id, params.player), ({ url, until }) =>
        done({ url, until: iso(until) }),
      ),
  }),
];
