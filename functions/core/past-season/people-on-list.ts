import { fault } from '../../../engine/fault';
import type { Problem } from '../../../engine/game';
import { botNamed } from '../game/bots';
import { isAddress } from '../platform/addresses.schema';
import { tidyName } from '../platform/names';
import type { ListedSeat } from '../result/read-results';
import { problemAt } from '../roster/lists/csv-lines';
import { commaParts, inOrder, nameKey } from '../roster/lists/person-name';
import { playerNameProblem } from '../roster/lists/read-people';
import { groupedBy } from './grouped-by';

/** A person on a list of past results. Every occurrence of a name stands for the same person. */
export interface ListedPerson {
  readonly name: string;
  /** Their mail address, if any of their lines has it. */
  readonly mail: string | null;
  /** The lines with their name. */
  readonly lines: readonly number[];
}

/** A line of a list that names a person. */
type Named = Pick<ListedSeat, 'line' | 'player' | 'mail'>;

/**
 * The people who played, in the order of the list, and a problem for every line without a name or with a contradictory
 * one.
 */
export function peopleOn(listed: readonly Named[]): {
  readonly people: readonly ListedPerson[];
  readonly problems: readonly Problem[];
} {
  const byName = groupedBy(listed, ({ player }) => nameKey(player));
  const people = byName.map(personOf);
  return {
    people,
    problems: [...byName.flatMap(nameProblems), ...mailProblems(listed)],
  };
}

function personOf(lines: readonly Named[]): ListedPerson {
  const mail = lines.map((one) => one.mail.toLowerCase()).find((one) => one !== '');
  return {
    name: nameIn(lines),
    mail: mail ?? null,
    lines: lines.map(({ line }) => line),
  };
}

function nameProblems(lines: readonly Named[]): readonly Problem[] {
  const name = nameIn(lines);
  if (name === '') return lines.map(({ line }) => problemAt(line, fault('list.namesNoPlayer')));
  const wrong = botNamed(name) === undefined ? playerNameProblem(name) : undefined;
  return wrong === undefined ? [] : lines.slice(0, 1).map(({ line }) => problemAt(line, wrong));
}

/** Addresses that are invalid, that two players share, or of which one player has two. */
function mailProblems(listed: readonly Named[]): readonly Problem[] {
  const mailOf = new Map<string, string>();
  const holderOf = new Map<string, string>();
  return listed.flatMap(({ line, player, mail: text }) => {
    if (text === '') return [];
    const [mail, name] = [text.toLowerCase(), nameKey(player)];
    if (!isAddress(mail)) return [problemAt(line, fault('list.noMail', { text: text.slice(0, 60) }))];
    const known = mailOf.get(name) ?? mail;
    const holder = holderOf.get(mail) ?? name;
    mailOf.set(name, known);
    holderOf.set(mail, holder);
    if (known !== mail) return [problemAt(line, fault('past.otherMail', { name: player.slice(0, 40) }))];
    return holder === name ? [] : [problemAt(line, fault('past.mailOfOther', { mail: mail.slice(0, 60) }))];
  });
}

/** The name of the lines of one person, with the first name first. */
function nameIn(lines: readonly Named[]): string {
  const name = lines[0]?.player ?? '';
  const parts = commaParts(name);
  return parts.length === 2 ? inOrder(parts) : tidyName(name);
}
