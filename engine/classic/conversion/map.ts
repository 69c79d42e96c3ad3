import { onlyLetters } from '../../core/only-letters';
import { plainLetters } from '../../core/plain-letters';
import { type Message, messagesOf } from '../../game/message';
import { COASTS, type CoastDefinition, type SpaceDefinition } from '../variant/definition';
import { candidates, cleaned } from '../variant/edits/names';
import { LIMITS } from '../variant/schema';
import type { ForeignSpace, ForeignVariant, Place } from './foreign';

const message = messagesOf('conversion');

/** The spaces of a foreign map as ours, and what the rest of the file needs to find them. */
export interface ConvertedMap {
  readonly spaces: readonly SpaceDefinition[];
  /** What the program calls the spaces, by our ids: the key first. */
  readonly codes: ReadonlyMap<string, readonly string[]>;
  /** The space of a name in the file; undefined for one that no unit can enter, or that is not there. */
  readonly idOf: (name: string) => string | undefined;
  /** The place of a fleet: the space, or one of its coasts; undefined where the file does not say which. */
  readonly berthOf: (place: Place) => string | undefined;
  readonly left: readonly Message[];
}

/** Notes of one kind, and what they are about. */
type Notes = ReadonlyMap<string, Set<string>>;

const COAST_WORDS = {
  nc: 'north coast',
  sc: 'south coast',
  ec: 'east coast',
  wc: 'west coast',
} as const;

/**
 * The map of a foreign variant. Borders lead both ways here, and end at a coast where a space has several; what does not
 * is mended if the rest of the map says how, and named.
 * @param used the keys of spaces with a centre or a unit, which stay even if no border leads there
 */
export function convertedMap(foreign: ForeignVariant, used: ReadonlySet<string>): ConvertedMap {
  const notes: Notes = new Map();
  const spaces = foreign.spaces.filter(({ key, army, fleet }) => {
    const goals = [...army, ...[...fleet.values()].flat()];
    const stays = used.has(key) || goals.some(({ space }) => space !== key);
    if (!stays) note(notes, 'impassable', key);
    return stays;
  });
  const found = new Map<string, ForeignSpace>();
  const call = (name: string, space: ForeignSpace) => {
    const plain = name.trim().toLowerCase();
    if (!found.has(plain)) found.set(plain, space);
  };
  // The code of one space goes before another name of another.
  for (const space of spaces) call(space.key, space);
  for (const space of spaces) for (const name of [...space.also, space.name]) call(name, space);
  const called = (name: string) => found.get(name.trim().toLowerCase());
  const ids = idsOf(spaces, notes);
  const idOf = (space: ForeignSpace) => ids.get(space.key) ?? '';
  const shores = new Map(spaces.map((space) => [space.key, coastsOf(space, notes)]));

  /** The place of a fleet in a space; a coast that is not named is the one that leads to where it comes from. */
  const berth = ({ space: name, coast }: Place, from?: ForeignSpace): readonly string[] => {
    const space = called(name);
    if (space === undefined) return [];
    const coasts = shores.get(space.key) ?? new Map<string, string>();
    if (coasts.size === 0) return [idOf(space)];
    const own = coasts.get(coast);
    if (own !== undefined) return [`${idOf(space)}/${own}`];
    if (from === undefined) return [];
    return [...space.fleet].flatMap(([key, goals]) => {
      const ours = coasts.get(key);
      const leadsBack = goals.some((goal) => called(goal.space) === from);
      return ours !== undefined && leadsBack ? [`${idOf(space)}/${ours}`] : [];
    });
  };

  const army = new Links();
  const fleet = new Links();
  for (const space of spaces) {
    const open = (links: Links, from: string, goal: Place, to: readonly string[], fits: boolean) => {
      const target = called(goal.space);
      if (target === space) return;
      const pair = `${space.key} – ${goal.space}${goal.coast === '' ? '' : `/${goal.coast}`}`;
      if (target === undefined) return note(notes, 'unknownGoal', pair);
      if (!fits) return note(notes, 'impossibleBorder', pair);
      if (to.length === 0) return note(notes, 'noCoast', pair);
      for (const one of to) links.add(from, one);
    };
    for (const goal of space.army) {
      const target = called(goal.space);
      const to = target === undefined ? [] : [idOf(target)];
      open(army, idOf(space), goal, to, space.land && target?.land !== false);
    }
    for (const [coast, goals] of space.fleet) {
      const own = shores.get(space.key)?.get(coast);
      const from = own === undefined ? idOf(space) : `${idOf(space)}/${own}`;
      for (const goal of goals)
        open(fleet, from, goal, berth(goal, space), space.sea && called(goal.space)?.sea !== false);
    }
  }
  for (const [from, to] of [...army.mend(), ...fleet.mend()]) note(notes, 'oneWay', `${from} – ${to}`);
  for (const { key, carries } of spaces) if (carries) note(notes, 'carryingCoast', key);
  const named = namesOf(spaces, ids, notes);
  return {
    spaces: spaces.map((space): SpaceDefinition => {
      const id = idOf(space);
      const { name = id, also = [] } = named.get(space.key) ?? {};
      const coasts = [...(shores.get(space.key) ?? [])]
        .map(([, own]) => own)
        .sort((one, other) => indexOf(one) - indexOf(other))
        .map((own): CoastDefinition => {
          const words = ` (${COAST_WORDS[own]})`;
          const short = name.slice(0, LIMITS.name - words.length).trim();
          return { id: `${id}/${own}`, name: `${short}${words}`, fleet: fleet.from(`${id}/${own}`) };
        });
      return {
        ...{ id, name, abbr: id.toUpperCase(), ...(also.length > 0 && { also }) },
        kind: space.land ? (space.sea ? 'coastal' : 'inland') : 'water',
        centre: false,
        army: army.from(id),
        fleet: coasts.length > 0 ? [] : fleet.from(id),
        ...(coasts.length > 0 && { coasts }),
      };
    }),
    codes: new Map(
      spaces.map((space) => {
        const others = space.also.map((one) => one.trim().toLowerCase());
        return [idOf(space), [space.key, ...others.filter((one) => called(one) === space)]];
      }),
    ),
    idOf: (name) => {
      const space = called(name);
      return space === undefined ? undefined : idOf(space);
    },
    berthOf: (place) => {
      const berths = berth(place);
      return berths.length === 1 ? berths[0] : undefined;
    },
    left: [...notes].map(([kind, about]) => noteText(kind, [...about])),
  };
}

function indexOf(coast: (typeof COASTS)[number]): number {
  return COASTS.indexOf(coast);
}

function note(notes: Notes, kind: string, about: string): void {
  const known = notes.get(kind);
  if (known === undefined) (notes as Map<string, Set<string>>).set(kind, new Set([about]));
  else known.add(about);
}

/** How many names a note lists. */
const LISTED = 12;

function noteText(kind: string, about: readonly string[]): Message {
  const names = listed(about);
  switch (kind) {
    case 'impassable':
      return message('impassable', names);
    case 'unknownGoal':
      return message('unknownGoal', names);
    case 'impossibleBorder':
      return message('impossibleBorder', names);
    case 'noCoast':
      return message('noCoast', names);
    case 'oneWay':
      return message('oneWay', names);
    case 'carryingCoast':
      return message('carryingCoast', names);
    case 'otherCoast':
      return message('otherCoast', names);
    case 'otherCode':
      return message('otherCode', names);
    default:
      return message('otherName', names);
  }
}

/** The first of many names, as the values of a message. */
export function listed(about: readonly string[]): Readonly<Record<string, string | number>> {
  const names = about.slice(0, LISTED).map((one) => cleaned(one, 80));
  return { names: names.join(', '), count: about.length, more: about.length - names.length };
}

/** Borders of one kind of unit. */
class Links {
  private readonly to = new Map<string, Set<string>>();

  add(from: string, to: string): void {
    const known = this.to.get(from) ?? new Set();
    this.to.set(from, known.add(to));
  }

  /** Opens each border in both directions; the pairs that led one way only. */
  mend(): readonly (readonly [from: string, to: string])[] {
    const oneWay = [...this.to].flatMap(([from, all]) =>
      [...all].filter((to) => this.to.get(to)?.has(from) !== true).map((to) => [from, to] as const),
    );
    for (const [from, to] of oneWay) this.add(to, from);
    return oneWay;
  }

  from(id: string): readonly string[] {
    return [...(this.to.get(id) ?? [])].sort();
  }
}

/** The coasts of a space that has several: ours by those of the file. */
function coastsOf(space: ForeignSpace, notes: Notes): ReadonlyMap<string, (typeof COASTS)[number]> {
  const named = [...space.fleet.keys()].filter((coast) => coast !== '');
  if (named.length < 2 || !space.land) return new Map();
  const own = new Map<string, (typeof COASTS)[number]>();
  for (const coast of named) {
    const same = COASTS.find((one) => one === coast);
    if (same !== undefined) own.set(coast, same);
  }
  for (const coast of named) {
    if (own.has(coast)) continue;
    const used = new Set(own.values());
    const free = COASTS.find((one) => !used.has(one));
    note(notes, 'otherCoast', `${space.key}/${coast}`);
    if (free !== undefined) own.set(coast, free);
  }
  return own;
}

/** Our ids of the spaces by their keys: the keys themselves, where they have the form of ids and are no other's name. */
function idsOf(spaces: readonly ForeignSpace[], notes: Notes): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const used = new Set<string>();
  const isOthersName = (id: string, { key }: ForeignSpace) =>
    spaces.some((other) => other.key !== key && onlyLetters(other.name) === id);
  for (const space of spaces) {
    const { key } = space;
    if (!/^[a-z]{2,8}$/.test(key) || used.has(key) || isOthersName(key, space)) continue;
    ids.set(key, key);
    used.add(key);
  }
  for (const space of spaces) {
    if (ids.has(space.key)) continue;
    const letters = plainLetters(space.name || space.key).replace(/[^a-z]/g, '');
    const id = candidates(letters.padEnd(3, 'x')).find((one) => !used.has(one) && !isOthersName(one, space));
    ids.set(space.key, id ?? 'xx');
    used.add(id ?? 'xx');
    note(notes, 'otherCode', `${space.key} → ${id}`);
  }
  return ids;
}

/** Names and further names, which differ from those of all other spaces by more than signs and digits. */
function namesOf(
  spaces: readonly ForeignSpace[],
  ids: ReadonlyMap<string, string>,
  notes: Notes,
): ReadonlyMap<string, { readonly name: string; readonly also: readonly string[] }> {
  const owners = new Map<string, string>([...ids].map(([key, id]) => [id, key]));
  const take = (name: string, key: string) => {
    const letters = onlyLetters(name);
    const owner = owners.get(letters) ?? key;
    if (letters === '' || owner !== key) return false;
    owners.set(letters, key);
    return true;
  };
  const names = new Map(
    spaces.map(({ key, name }) => {
      const id = ids.get(key) ?? key;
      const plain = cleaned(name);
      if (take(plain, key)) return [key, plain] as const;
      const other = plain === '' ? id.toUpperCase() : `${cleaned(name, 28)} (${id.toUpperCase()})`;
      take(other, key);
      if (plain !== '' && plain !== key) note(notes, 'otherName', `${plain} → ${other}`);
      return [key, other] as const;
    }),
  );
  return new Map(
    spaces.map(({ key, also }) => {
      const name = names.get(key) ?? key;
      const known = new Set([onlyLetters(name), onlyLetters(ids.get(key) ?? '')]);
      const free = [key, ...also]
        .map((one) => cleaned(one))
        .filter((one) => {
          const letters = onlyLetters(one);
          if (known.has(letters) || !take(one, key)) return false;
          known.add(letters);
          return true;
        });
      return [key, { name, also: free.slice(0, 40) }] as const;
    }),
  );
}
