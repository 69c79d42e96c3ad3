import * as z from 'zod';
import { consentByLink, invitationBehind, type OpenInvitation } from '../core/invitation/invitation-link';
import { Invitation } from '../core/invitation/invitations.schema';
import { andThen, done, type Outcome } from '../core/platform/errors';
import { openOperation } from './operation';

const ByLink = z.object({ token: z.string().max(400) });

const viewOf = ({ season, entry }: OpenInvitation): Outcome<Invitation> =>
  done({
    season: { id: season.id, name: season.name },
    league: season.league.name,
    by: entry.enteredBy?.name ?? season.league.name,
  });

/** Responses to an invitation by a person who has never logged in. */
export const invitations = [
  openOperation({
    method: 'GET',
    path: '/invitations/{token}',
    tag: 'Notifications',
    scope: 'any',
    summary: 'Who invites me, and to what, by the link in an invitation and without logging in',
    params: ByLink,
    reply: Invitation,
    handle: ({ deps, params }) => andThen(invitationBehind(deps, params.token), viewOf),
  }),
  openOperation({
    method: 'POST',
    path: '/invitations/{token}/consent',
    tag: 'Notifications',
    scope: 'any',
    conflict: 'own',
    summary: 'Agree to mails by the link in an invitation, without logging in',
    params: ByLink,
    reply: Invitation,
    handle: ({ deps, params }) => andThen(consentByLink(deps, params.token), viewOf),
  }),
];
