import type { PlayerRecord } from '../account/people.records';
import { newEntry } from '../entry/new-entry';
import { isBanned } from '../member/bans';
import { deliveryOf } from '../notification/dispatch';
import { consentsToMail, markOfAddress } from '../notification/mail-consent';
import type { Notification } from '../notification/notifications.records';
import { notifyAdmission } from '../notification/notify-events';
import { isAddress } from '../platform/addresses.schema';
import type { Deps } from '../platform/deps';
import { defaultName } from '../platform/names';
import type { InvitedByMail } from '../platform/request-events.records';
import { seasonChanged } from '../season/season-changed';
import type { SeasonRecord } from '../season/seasons.records';
import { invitationPath } from './invitation-link';
import type { InvitationRecord } from './invitations.records';

/**
 * Asks the owner of an invited address whether they play. It runs after the request, so that neither the answer nor its
 * time reveals to the organizer who has an account. Repeating it is harmless.
 */
export async function followInvitation(deps: Deps, event: InvitedByMail): Promise<void> {
  const season = await deps.store.season(event.season);
  const invitations = await deps.store.invitations(event.season);
  const invitation = invitations.find(({ id }) => id === event.invitation);
  if (season === undefined || invitation === undefined || season.status === 'finished') return;
  const player = await ownerOf(deps, event, invitation);
  if (player === undefined) return;
  if (invitation.player === undefined) await enterInvited(deps, season, invitation, player.id);
  if ((await deps.store.entry(season.id, player.id))?.state !== 'invited') return;
  await deps.store.noteInvited(invitation, player.id);
  if (await consentsToMail(deps, player))
    return notifyAdmission(deps, {
      ...{ id: event.id, at: event.at, kind: 'admitted', from: 'invited' },
      ...{ season: season.id, player: player.id },
    });
  await sendFirstMail(deps, event, player.id);
}

/** The account that the address logs in to; without one, an account is created that waits for its owner. */
async function ownerOf(
  deps: Deps,
  { address }: InvitedByMail,
  { name: listed }: InvitationRecord,
): Promise<PlayerRecord | undefined> {
  const newId = deps.newId();
  const calls = isAddress(listed) ? undefined : listed;
  const open = { id: newId, name: calls ?? defaultName(newId), email: address };
  const id = (await deps.store.accountWith(address)) ?? (await deps.store.openAccount(open));
  if (id === undefined) return undefined;
  const profile = await deps.store.player(id);
  if (profile !== undefined && profile.email !== null) return profile;
  // A user who has logged in chooses their own name; an account that waits has the name from the first list that
  // included it.
  const waits = (await deps.store.loginOf(id))?.hasCome === false;
  const name = (waits ? calls : undefined) ?? defaultName(id);
  return deps.store.changePlayer({ id, name, kind: 'human', email: address, zone: null }, { email: address });
}

/** Creates an entry that waits for the player's answer, unless they have one, are banned, or were removed. */
async function enterInvited(
  deps: Deps,
  season: SeasonRecord,
  { name, by }: InvitationRecord,
  id: string,
): Promise<void> {
  const at = deps.clock();
  if (isBanned(await deps.store.member(season.league.id, id), at)) return;
  const shown = isAddress(name) ? defaultName(id) : name;
  const entry = newEntry(season, { id, name: shown, kind: 'human' }, at, 'invited');
  await deps.store.enter({ ...entry, enteredBy: by }, null, {
    events: [seasonChanged(deps, season.id)],
    replaces: ['withdrawn'],
    untilOver: true,
  });
}

/** The one mail to a person who has never logged in, regardless of who invites them and to what. */
async function sendFirstMail(
  deps: Deps,
  { id, at, season, address, language }: InvitedByMail,
  player: string,
): Promise<void> {
  const name = { to: { kind: 'player', id: player }, subject: 'invitation', channel: 'mail' } as const;
  const path = `${await invitationPath(deps, season, player)}?language=${language}`;
  // Loading the texts of mails slows a function's start, and few invitations are a first one.
  const { mailTexts } = await import('../../../messages/mails');
  const title = mailTexts(language)('invitation.subject');
  const notification: Notification = {
    ...{ kind: 'invitation', league: null, title, lines: [], path, deadline: null },
    invitesTo: season,
  };
  const delivery = deliveryOf(deps, { id }, { ...name, notification });
  await deps.store.saveDispatch({ id, at: deps.clock(), deliveries: [name] });
  await deps.store.addFirstMail(await markOfAddress(deps, address), at, delivery);
}
