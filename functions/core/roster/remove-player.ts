import { sha256Hex } from '../../../engine/core/sha256';
import type { Caller } from '../access/caller';
import { organizedSeason } from '../access/guards';
import type { InvitationRecord } from '../invitation/invitations.records';
import { seasonAct } from '../league/log-act';
import { isAddress } from '../platform/addresses.schema';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { message } from '../platform/message';
import { reconcileSeason } from '../season/reconcile-season';
import { seasonChanged } from '../season/season-changed';
import type { EntryRecord, SeasonRecord } from '../season/seasons.records';

/**
 * The id of a player in the roster: their own id, or while they are only invited a mark that does not reveal their
 * account to anyone who knows only an address.
 */
export function rosterIdOf({ season, player, state }: EntryRecord): string {
  return state === 'invited' ? sha256Hex(`invited\n${season}\n${player.id}`).slice(0, 26) : player.id;
}

/** The entry with this roster id. */
export async function entryNamed(
  deps: Deps,
  seasonId: string,
  rosterId: string,
): Promise<Outcome<EntryRecord>> {
  const entry = (await deps.store.entries(seasonId)).find((one) => rosterIdOf(one) === rosterId);
  const gone = entry === undefined || entry.state === 'withdrawn' || entry.state === 'removed';
  return gone ? refuse({ code: 'not-found', what: 'playerInSeason' }) : done(entry);
}

/**
 * Removes a player from a season, for an organizer; an invitation is withdrawn. They can register again. A board on
 * which they sit continues: a moderator rules on its page who is to play there.
 */
export async function removePlayer(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  rosterId: string,
): Promise<Outcome<null>> {
  const found = await organizedSeason(deps, caller, seasonId, 'organizerRemovesPlayers');
  if (!found.ok) return found;
  if (found.value.status === 'finished') return refuse({ code: 'registration-closed' });
  const invitation = (await deps.store.invitations(seasonId)).find(({ id }) => id === rosterId);
  if (invitation !== undefined) return takeBack(deps, caller, found.value, invitation);
  const named = await entryNamed(deps, seasonId, rosterId);
  if (!named.ok) return named;
  const entry = named.value;
  const after = entry.state === 'invited' ? message('log.invitationBack') : message('log.takenOut');
  const logged = await seasonAct(deps, caller, found.value, {
    kind: 'entry',
    subject: entry.player.name,
    after,
  });
  const events = [seasonChanged(deps, seasonId)];
  if ((await deps.store.moveEntry(entry, 'withdrawn', null, { events, logged })) !== 'moved')
    return refuse({ code: 'changed-meanwhile' });
  await reconcileSeason(deps, seasonId);
  return done(null);
}

/** Withdraws an invitation by mail, and the entry that waits for its answer. */
async function takeBack(
  deps: Deps,
  caller: Caller,
  season: SeasonRecord,
  invitation: InvitationRecord,
): Promise<Outcome<null>> {
  const { name, player } = invitation;
  const subject = isAddress(name) ? message('log.somebodyByMail') : name;
  const after = message('log.invitationBack');
  const logged = await seasonAct(deps, caller, season, { kind: 'entry', subject, after });
  // The entry first: withdrawing again finishes an interrupted run.
  const entry = player === undefined ? undefined : await deps.store.entry(season.id, player);
  if (entry?.state === 'invited')
    await deps.store.moveEntry(entry, 'withdrawn', null, { events: [seasonChanged(deps, season.id)] });
  const removed = await deps.store.removeInvitation(invitation, logged);
  return removed === 'removed' ? done(null) : refuse({ code: 'not-found', what: 'playerInSeason' });
}
