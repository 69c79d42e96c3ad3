import { encodeTime } from 'ulid';
import { sha256Hex } from '../../../engine/core/sha256';
import { fault } from '../../../engine/fault';
import type { Problem } from '../../../engine/game';
import { botNamed } from '../game/bots';
import type { Deps } from '../platform/deps';
import { findable } from '../roster/known-by-name';
import { problemAt } from '../roster/lists/csv-lines';
import { askWhichHere, peopleNamed } from '../roster/lists/person-name';
import { pastPeople } from '../roster/past-people';
import type { PastPlayer } from './past-seasons.records';
import type { ListedPerson } from './people-on-list';

/** An id derived from a text, sortable by time like all others. */
export function idAt(time: number, text: string): string {
  return `${encodeTime(time)}${sha256Hex(text).slice(0, 16)}`.toLowerCase();
}

/**
 * Identifies the people of a list by name, as members of the league or players of earlier imports; all others get an
 * account. A bot's name is that bot. No address is looked up: the answer would reveal to organizers who has an account.
 * @param season the id of the past season, from which the ids of new accounts are derived
 */
export async function peopleBehind(
  deps: Deps,
  league: string,
  season: { readonly id: string; readonly at: number },
  listed: readonly ListedPerson[],
): Promise<{ readonly players: readonly PastPlayer[]; readonly problems: readonly Problem[] }> {
  const [members, past] = await Promise.all([deps.store.members(league), pastPeople(deps, league)]);
  const people = findable({ members, past });
  const problems: Problem[] = [];
  const players: PastPlayer[] = [];
  for (const person of listed) {
    const bot = botNamed(person.name);
    const [known, ...others] = bot === undefined ? peopleNamed(person.name, people) : [bot];
    if (known !== undefined && others.length > 0)
      problems.push(askWhichHere(person.lines[0] ?? 1, person.name, [known, ...others]));
    players.push(known === undefined ? newcomer(season, person) : { ...known, isNew: false, mail: null });
  }
  return { players, problems: [...problems, ...sameProblems(players, listed)] };
}

/** A person for whom the import opens an account. */
function newcomer(
  { id: season, at }: { readonly id: string; readonly at: number },
  { name, mail }: ListedPerson,
): PastPlayer {
  const id = idAt(at, `past player\n${season}\n${name.toLowerCase()}`);
  return { id, name, kind: 'human', isNew: true, mail };
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
