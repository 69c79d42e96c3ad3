import { encodeTime } from 'ulid';
import { sha256Hex } from '../../../engine/core/sha256';
import { fault } from '../../../engine/fault';
import type { Problem } from '../../../engine/game';
import type { MemberRecord, PastPlayer, PersonRecord } from '../../store/records';
import { problemAt } from '../csv-lines';
import type { Deps } from '../deps';
import { pastPeople } from '../roster/past-people';
import type { ListedPerson } from './people-on-list';

/** An id that follows from a text, sortable by a time like all others. */
export function idAt(time: number, text: string): string {
  return `${encodeTime(time)}${sha256Hex(text).slice(0, 16)}`.toLowerCase();
}

/**
 * Who the people of a list are. Somebody is known by the address they log in with, else by their name as a member of the
 * league or in a season that was imported before; everybody else gets an account. An address whose owner belongs to
 * another league leads to nobody: organizers do not learn who has an account.
 * @param season the id of the past season, from which the ids of new accounts follow
 */
export async function peopleBehind(
  deps: Deps,
  league: string,
  season: { readonly id: string; readonly at: number },
  listed: readonly ListedPerson[],
): Promise<{ readonly players: readonly PastPlayer[]; readonly problems: readonly Problem[] }> {
  const [members, past] = await Promise.all([deps.store.members(league), pastPeople(deps, league)]);
  const problems: Problem[] = [];
  const players: PastPlayer[] = [];
  for (const person of listed) {
    const holder = person.mail === null ? NOBODY_YET : await holderOf(deps, person.mail, members, past);
    const named = holder.kind === 'none' ? knownBy(person.name, members, past) : [];
    if (named.length > 1) {
      const why = fault('past.twoMembers', { name: person.name });
      problems.push(problemAt(person.lines[0] ?? 1, why));
    }
    const [known] = holder.kind === 'known' ? [holder.person] : named;
    players.push(
      known === undefined ? newcomer(season, person, holder) : { ...known, isNew: false, mail: null },
    );
  }
  return { players, problems: [...problems, ...sameProblems(players, listed)] };
}

/** Whom an address leads to, as far as the league may know. */
type Holder =
  | { readonly kind: 'none' | 'stranger' }
  | { readonly kind: 'known'; readonly person: PersonRecord }
  /** An account that was opened for the owner of the address, to which nobody has logged in. */
  | { readonly kind: 'waiting'; readonly id: string };

const NOBODY_YET: Holder = { kind: 'none' };

async function holderOf(
  deps: Deps,
  mail: string,
  members: readonly MemberRecord[],
  past: readonly PersonRecord[],
): Promise<Holder> {
  const id = await deps.store.accountWith(mail);
  if (id === undefined) return NOBODY_YET;
  const person = [...members.map(({ player }) => player), ...past].find((one) => one.id === id);
  if (person !== undefined) return { kind: 'known', person };
  const [login, leagues] = await Promise.all([deps.store.loginOf(id), deps.store.leaguesOf(id)]);
  return login?.hasCome === false && leagues.length === 0 ? { kind: 'waiting', id } : { kind: 'stranger' };
}

/** Somebody for whom the import opens an account, or makes the one known that waits for them. */
function newcomer(
  { id: season, at }: { readonly id: string; readonly at: number },
  { name, mail }: ListedPerson,
  holder: Holder,
): PastPlayer {
  const own = idAt(at, `past player\n${season}\n${name.toLowerCase()}`);
  const id = holder.kind === 'waiting' ? holder.id : own;
  return { id, name, kind: 'human', isNew: true, mail: holder.kind === 'stranger' ? null : mail };
}

/** Members of this name; without any, those of seasons that were imported before. */
function knownBy(
  name: string,
  members: readonly MemberRecord[],
  past: readonly PersonRecord[],
): readonly PersonRecord[] {
  const isNamed = (one: PersonRecord) => one.name.toLowerCase() === name.toLowerCase();
  const found = members.map(({ player }) => player).filter(isNamed);
  return found.length > 0 ? found : past.filter(isNamed);
}

/** Two names on the list that come to one person. */
function sameProblems(players: readonly PastPlayer[], listed: readonly ListedPerson[]): readonly Problem[] {
  return players.flatMap(({ id, name }, at) => {
    const before = players.findIndex((one) => one.id === id);
    const line = listed[at]?.lines[0] ?? 1;
    const other = listed[before]?.name ?? '';
    return before < at ? [problemAt(line, fault('past.same', { name, other }))] : [];
  });
}
