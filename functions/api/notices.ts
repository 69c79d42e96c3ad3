import * as z from 'zod';
import { leagueView } from '../core/league/league.view';
import { League } from '../core/league/leagues.schema';
import { ruleOnMember } from '../core/member/rule-on-member';
import { announce, editAnnouncement, withdrawAnnouncement } from '../core/notice/announce';
import { Announce, EditAnnouncement, Notices, RuleOnMember } from '../core/notice/notices.schema';
import { leagueNotices, myNotices } from '../core/notice/notices.view';
import { Id, PlayerId } from '../core/platform/common.schema';
import { andThen, done } from '../core/platform/errors';
import { LIMITS } from './limits';
import { openOperation, operation } from './operation';

const One = z.object({ id: Id });

/** A ruling on a member as the service takes it: its end in milliseconds. */
function wantedOf({ until, ...wanted }: z.output<typeof RuleOnMember>) {
  return { ...wanted, ...(until !== null && { until: Date.parse(until) }) };
}

export const notices = [
  openOperation({
    method: 'GET',
    path: '/leagues/{id}/announcements',
    servedBy: 'leagues',
    tag: 'Rulings',
    scope: 'read',
    summary: 'Announcements of a league and its seasons in the last two weeks, newest first',
    params: One,
    reply: Notices,
    handle: async ({ deps, caller, language, params }) =>
      done(await leagueNotices(deps, caller, language, params.id)),
  }),
  operation({
    method: 'POST',
    path: '/leagues/{id}/announcements',
    servedBy: 'leagues',
    limit: LIMITS.announcements,
    tag: 'Rulings',
    scope: 'organize',
    access: 'moderator',
    conflict: 'none',
    writes: 'several',
    summary: 'Post an announcement to a league or a season (organizers and moderators)',
    params: One,
    body: Announce,
    reply: Notices,
    handle: ({ deps, caller, language, params, body }) =>
      andThen(announce(deps, caller, params.id, body), async () =>
        done(await leagueNotices(deps, caller, language, params.id)),
      ),
  }),
  operation({
    method: 'PUT',
    path: '/leagues/{id}/announcements/{notice}',
    servedBy: 'leagues',
    tag: 'Rulings',
    scope: 'organize',
    access: ['self', 'organizer'],
    conflict: 'none',
    writes: 'several',
    summary:
      'Edit an announcement; it is shown as edited, and nobody is told again (who posted it, or an organizer)',
    params: One.extend({ notice: Id }),
    body: EditAnnouncement,
    reply: Notices,
    handle: ({ deps, caller, language, params: { id, notice }, body }) =>
      andThen(editAnnouncement(deps, caller, id, notice, body.text), async () =>
        done(await leagueNotices(deps, caller, language, id)),
      ),
  }),
  operation({
    method: 'DELETE',
    path: '/leagues/{id}/announcements/{notice}',
    servedBy: 'leagues',
    tag: 'Rulings',
    scope: 'organize',
    access: ['self', 'organizer'],
    conflict: 'none',
    writes: 'several',
    summary: 'Withdraw an announcement; the log keeps what it said (who posted it, or an organizer)',
    params: One.extend({ notice: Id }),
    reply: Notices,
    handle: ({ deps, caller, language, params: { id, notice } }) =>
      andThen(withdrawAnnouncement(deps, caller, id, notice), async () =>
        done(await leagueNotices(deps, caller, language, id)),
      ),
  }),
  operation({
    method: 'POST',
    path: '/leagues/{id}/members/{player}/rulings',
    servedBy: 'leagues',
    tag: 'Rulings',
    scope: 'organize',
    access: 'moderator',
    conflict: 'confirm-ruling',
    writes: 'several',
    limit: 'by-role',
    summary:
      'Warn, mute or ban a member, or lift a mute or ban (moderators who are in no running game with them)',
    params: One.extend({ player: PlayerId }),
    body: RuleOnMember,
    reply: League,
    handle: ({ deps, caller, params, body }) =>
      andThen(ruleOnMember(deps, caller, params.id, params.player, wantedOf(body)), () =>
        leagueView(deps, caller, params.id),
      ),
  }),
  operation({
    method: 'GET',
    path: '/me/notices',
    servedBy: 'leagues',
    tag: 'Me',
    scope: 'read',
    access: 'account',
    summary: 'Notes to me that I have not confirmed, and announcements in my leagues',
    reply: Notices,
    handle: async ({ deps, caller, language }) => done(await myNotices(deps, caller, language)),
  }),
  operation({
    method: 'DELETE',
    path: '/me/notices/{id}',
    servedBy: 'leagues',
    tag: 'Me',
    scope: 'play',
    access: 'account',
    conflict: 'own',
    writes: 'one',
    summary: 'Confirm that I have read a note',
    params: One,
    reply: Notices,
    async handle({ deps, caller, language, params }) {
      await deps.store.confirmNotice(caller.id, params.id);
      return done(await myNotices(deps, caller, language));
    },
  }),
];
