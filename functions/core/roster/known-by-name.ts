import { fault } from '../../../engine/fault';
import type { Problem } from '../../../engine/game';
import type { MemberRecord } from '../account/people.records';
import type { InvitationRecord } from '../invitation/invitations.records';
import { waits } from '../invitation/invite-by-mail';
import type { PersonRecord } from '../platform/common.records';
import type { EntryRecord } from '../season/seasons.records';
import { problemAt } from './lists/csv-lines';
import { nameKey, peopleNamed, taggedName } from './lists/person-name';
import type { ListedPlayer } from './lists/read-people';

/** The people whom a league knows by name. */
export interface LeaguePeople {
  readonly members: readonly MemberRecord[];
  /** Players of seasons that the league imported, who need not be members. */
  readonly past: readonly PersonRecord[];
  /** The season's entries, including former ones. */
  readonly entries?: readonly EntryRecord[];
  readonly invitations?: readonly InvitationRecord[];
}

/**
 * The people of a league whom a name can find, each once. Players in the season only by an invitation to their address
 * are left out: a name must not reveal whose address it is.
 */
export function findable({
  members,
  past,
  entries = [],
  invitations = [],
}: LeaguePeople): readonly PersonRecord[] {
  const byMail = new Set(invitations.map(({ player }) => player));
  const entered = entries.flatMap(({ player }) => (byMail.has(player.id) ? [] : [player]));
  const all = [...past, ...entered, ...members.map(({ player }) => player)].filter(
    ({ kind }) => kind === 'human',
  );
  const also = members.flatMap(({ player, alsoNamed = [] }) =>
    alsoNamed.filter((name) => nameKey(name) !== nameKey(player.name)).map((name) => ({ ...player, name })),
  );
  return [...new Map(all.map((one) => [one.id, one])).values(), ...also];
}

/** Whether an invitation by mail that is not answered yet has this name. */
export function isInvitedAs(name: string, { entries = [], invitations = [] }: LeaguePeople): boolean {
  return invitations.some((one) => nameKey(one.name) === nameKey(name) && waits(one, entries));
}

/**
 * The person of each line that names one without an address, and a question for each name that several people share.
 */
export function knownByName(
  listed: readonly ListedPlayer[],
  league: LeaguePeople,
): { readonly known: ReadonlyMap<number, PersonRecord>; readonly problems: readonly Problem[] } {
  const people = findable(league);
  const known = new Map<number, PersonRecord>();
  const lineOf = new Map<string, number>();
  const problems: Problem[] = [];
  const named = listed.flatMap(({ line, name, email, isNew }) =>
    name === null || email !== null || isNew ? [] : [{ line, name, found: peopleNamed(name, people) }],
  );
  // If a list names one of them by tag, as our own files do, the bare name means the other.
  const certain = new Set(named.flatMap(({ found }) => (found.length === 1 ? found : [])));
  for (const { line, name, found } of named) {
    const left = found.length > 1 ? found.filter((person) => !certain.has(person)) : found;
    const [one, ...others] = left.length === 0 ? found : left;
    if (one === undefined) continue;
    const before = lineOf.get(one.id);
    if (others.length > 0) problems.push(askWhich(line, name, [one, ...others]));
    else if (before === undefined) known.set(line, one);
    else problems.push(problemAt(line, fault('list.againUnnamed', { name, line: before })));
    lineOf.set(one.id, line);
  }
  return { known, problems };
}

/** Asks which of several people a line means. */
export function askWhich(line: number, name: string, people: readonly PersonRecord[]): Problem {
  const choices = people.map(taggedName).join(', ');
  return problemAt(line, fault('list.whichPerson', { name, choices }));
}
