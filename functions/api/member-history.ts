import * as z from 'zod';
import { Merged, MergeMember } from '../core/account/account.schema';
import { mergeNamed } from '../core/account/merge-accounts';
import { MemberHistory, NoteOnMember } from '../core/member/member-history.schema';
import { memberHistoryView } from '../core/member/member-history.view';
import { deleteMemberNote, noteOnMember } from '../core/member/member-notes';
import { Id, PlayerId } from '../core/platform/common.schema';
import { andThen, done } from '../core/platform/errors';
import { LIMITS } from './limits';
import { operation } from './operation';

const OneMember = z.object({ id: Id, player: PlayerId });

/** What the people who run a league know about its members, and their notes for each other. */
export const memberHistory = [
  operation({
    method: 'GET',
    path: '/leagues/{id}/members/{player}/history',
    servedBy: 'leagues',
    tag: 'Rulings',
    scope: 'read',
    access: 'moderator',
    summary:
      'What was ruled on a member and noted of them, their seasons, turns and open boards (organizers and moderators)',
    params: OneMember,
    reply: MemberHistory,
    handle: ({ deps, caller, params }) => memberHistoryView(deps, caller, params.id, params.player),
  }),
  operation({
    method: 'POST',
    path: '/leagues/{id}/members/{player}/merge',
    servedBy: 'leagues',
    limit: LIMITS.mergers,
    tag: 'Leagues',
    scope: 'organize',
    access: 'organizer',
    conflict: 'confirm',
    writes: 'several',
    summary: 'Merge an account that was made by a name into another of the same person (organizers)',
    params: OneMember,
    body: MergeMember,
    reply: Merged,
    handle: ({ deps, caller, params, body }) =>
      andThen(mergeNamed(deps, caller, params.id, params.player, body), (into) => done({ into })),
  }),
  operation({
    method: 'POST',
    path: '/leagues/{id}/members/{player}/notes',
    servedBy: 'leagues',
    limit: LIMITS.memberNotes,
    tag: 'Rulings',
    scope: 'organize',
    access: 'moderator',
    // What organizers and moderators tell each other decides nothing.
    conflict: 'none',
    writes: 'one',
    summary: 'Note something of a member for those who run the league (organizers and moderators)',
    params: OneMember,
    body: NoteOnMember,
    reply: MemberHistory,
    handle: ({ deps, caller, params: { id, player }, body }) =>
      andThen(noteOnMember(deps, caller, id, player, body.text), () =>
        memberHistoryView(deps, caller, id, player),
      ),
  }),
  operation({
    method: 'DELETE',
    path: '/leagues/{id}/members/{player}/notes/{note}',
    servedBy: 'leagues',
    tag: 'Rulings',
    scope: 'organize',
    access: ['self', 'organizer'],
    conflict: 'none',
    writes: 'one',
    summary: 'Delete a note on a member (who wrote it, or an organizer)',
    params: OneMember.extend({ note: Id }),
    reply: MemberHistory,
    handle: ({ deps, caller, params: { id, player, note } }) =>
      andThen(deleteMemberNote(deps, caller, id, player, note), () =>
        memberHistoryView(deps, caller, id, player),
      ),
  }),
];
