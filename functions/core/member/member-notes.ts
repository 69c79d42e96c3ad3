import type { Caller } from '../access/caller';
import { moderatorOf } from '../access/guards';
import type { MemberRecord } from '../account/people.records';
import { personFor } from '../account/profile';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';

/**
 * Finds a member, or a former member, for the people who run the league. No one reads or writes notes about themselves.
 */
export async function memberForModerators(
  deps: Deps,
  caller: Caller,
  league: string,
  player: string,
): Promise<Outcome<MemberRecord>> {
  const why = 'moderatorSeesMemberNotes';
  const moderator = await moderatorOf(deps, caller, league, why);
  if (!moderator.ok) return moderator;
  if (player === caller.id)
    return refuse({
      code: 'not-allowed',
      why: { text: 'ownMemberNotes' },
    });
  const member = await deps.store.member(league, player);
  return member === undefined ? refuse({ code: 'not-found', what: 'member' }) : done(member);
}

/** Stores a note about a member, for the people who run the league. */
export async function noteOnMember(
  deps: Deps,
  caller: Caller,
  league: string,
  player: string,
  text: string,
): Promise<Outcome<null>> {
  const found = await memberForModerators(deps, caller, league, player);
  if (!found.ok) return found;
  const [id, at, by] = [deps.newId(), deps.clock(), await personFor(deps, caller)];
  await deps.store.saveMemberNote({ id, league, player, kind: 'note', at, by, text });
  return done(null);
}

/** Deletes a note, for its author or an organizer. */
export async function deleteMemberNote(
  deps: Deps,
  caller: Caller,
  league: string,
  player: string,
  id: string,
): Promise<Outcome<null>> {
  const found = await memberForModerators(deps, caller, league, player);
  if (!found.ok) return found;
  const note = (await deps.store.memberFile(league, player)).find((one) => one.id === id);
  if (note?.kind !== 'note') return refuse({ code: 'not-found', what: 'note' });
  if (note.by.id !== caller.id) {
    const organizer = await moderatorOf(deps, caller, league, OWN_NOTES);
    if (!organizer.ok || !organizer.value.includes('organizer'))
      return refuse({ code: 'not-allowed', why: { text: OWN_NOTES } });
  }
  await deps.store.deleteMemberNote(note);
  return done(null);
}

const OWN_NOTES = 'notesOfOthers';
