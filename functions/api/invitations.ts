import * as z from 'zod';
import { consentByLink, invitationBehind, type OpenInvitation } from '../core/invitation/invitation-link';
import { Invitation } from '../core/invitation/invitations.schema';
import { noteOpened } from '../core/invitation/mail-state';
import { Id } from '../core/platform/common.schema';
import { andThen, done, type Outcome, refuse } from '../core/platform/errors';
import { openOperation, operation } from './operation';

const ByLink = z.object({ token: z.string().max(400) });

const viewOf = ({ season, entry }: OpenInvitation): Outcome<Invitation> =>
  done({
    season: { id: season.id, name: season.name },
    league: season.league.name,
    by: entry.enteredBy?.name ?? season.league.name,
  });

const NOTHING_SAID = z.object({});

/** Responses to an invitation: most of them by a person who has never logged in. */
export const invitations = [
  openOperation({
    method: 'GET',
    path: '/invitations/{token}',
    servedBy: 'own',
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
    servedBy: 'own',
    tag: 'Notifications',
    scope: 'any',
    conflict: 'own',
    writes: 'one',
    // One setting of an invited player.
    limit: 'once',
    summary: 'Agree to mails by the link in an invitation, without logging in',
    params: ByLink,
    reply: Invitation,
    handle: ({ deps, params }) => andThen(consentByLink(deps, params.token), viewOf),
  }),
  openOperation({
    method: 'POST',
    path: '/invitations/{token}/opened',
    servedBy: 'own',
    tag: 'Notifications',
    scope: 'any',
    conflict: 'own',
    writes: 'one',
    // One time for an invitation.
    limit: 'once',
    summary:
      'The page behind the link in my invitation was shown to me; the organizer sees when that was first',
    params: ByLink,
    reply: NOTHING_SAID,
    handle: ({ deps, params }) =>
      andThen(invitationBehind(deps, params.token), async ({ season, entry }) => {
        await noteOpened(deps, season.id, entry.player.id);
        return done({});
      }),
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/invitation/opened',
    servedBy: 'own',
    tag: 'Registration',
    scope: 'play',
    access: 'self',
    conflict: 'own',
    writes: 'one',
    // One time for an invitation.
    limit: 'once',
    summary: 'The season that I am invited to was shown to me; the organizer sees when that was first',
    params: z.object({ id: Id }),
    reply: NOTHING_SAID,
    async handle({ deps, caller, params }) {
      const entry = await deps.store.entry(params.id, caller.id);
      if (entry?.state !== 'invited') return refuse({ code: 'not-registered' });
      await noteOpened(deps, params.id, caller.id);
      return done({});
    },
  }),
];
