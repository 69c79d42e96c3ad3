import type * as z from 'zod';
import { fault } from '../fault';
import type { Message, NamesByLanguage } from '../game/message';
import { messageForIssue } from '../schema-problems';

/*
 * The checks of a variant file that are the same in every game with variants: its form, its names, its texts. What a map
 * and its units need is checked by each game.
 */

/** Something in a variant file that keeps it from being played, or from being understood. */
export interface VariantProblem {
  readonly code: string;
  readonly message: Message;
  readonly path: readonly (string | number)[];
}

export type Path = VariantProblem['path'];

export function problem(code: string, path: Path, message: Message): VariantProblem {
  return { code, message, path };
}

/** What is wrong with the form of a file. */
export function formProblems({ issues }: z.ZodError): readonly VariantProblem[] {
  return issues.map((issue) =>
    problem(`form-${issue.code.replaceAll('_', '-')}`, issue.path as Path, messageForIssue(issue)),
  );
}

/** @param most the greatest length of its JSON text, in bytes of UTF-8 */
export function sizeProblems(written: unknown, most: number): readonly VariantProblem[] {
  return new TextEncoder().encode(JSON.stringify(written)).length > most
    ? [problem('too-large', [], fault('variant.tooLarge', { most }))]
    : [];
}

/** The ids that name no place of the map. */
export function unknownPlaces(
  known: ReadonlySet<string>,
  ids: readonly string[],
  path: Path,
): readonly VariantProblem[] {
  return ids.flatMap((id, at) =>
    known.has(id) ? [] : [problem('unknown-place', [...path, at], fault('variant.unknownPlace', { id }))],
  );
}

/** A space as its names are checked. */
interface NamedSpace {
  readonly id: string;
  readonly abbr: string;
  readonly name: string;
  readonly names?: NamesByLanguage | undefined;
  readonly also?: readonly string[] | undefined;
}

/**
 * Ids that are there twice, and names that two spaces share.
 * @param compared a name as orders are compared with it
 */
export function nameTwice(
  spaces: readonly NamedSpace[],
  compared: (name: string) => string,
): readonly VariantProblem[] {
  const taken = new Map<string, string>();
  const ids = new Set<string>();
  return spaces.flatMap(({ id, abbr, name, names = {}, also = [] }, at): readonly VariantProblem[] => {
    if (ids.has(id)) return [twice(['spaces', at, 'id'], id)];
    ids.add(id);
    const fields: readonly (readonly [path: Path, name: string])[] = [
      [['id'], id],
      [['abbr'], abbr],
      [['name'], name],
      ...Object.entries(names).map(([language, one]): readonly [Path, string] => [['names', language], one]),
      ...also.map((one, index): readonly [Path, string] => [['also', index], one]),
    ];
    return fields.flatMap(([field, one]) => {
      const letters = compared(one);
      const owner = taken.get(letters);
      taken.set(letters, id);
      const isTaken = (owner !== undefined && owner !== id) || letters === '';
      return isTaken ? [twice(['spaces', at, ...field], one)] : [];
    });
  });
}

/** Something that is there twice. */
export function twice(path: Path, name: string): VariantProblem {
  return problem('twice', path, fault('variant.twice', { name }));
}

/** A border that does not lead back. */
export function oneWay(path: Path, id: string, other: string): VariantProblem {
  return problem('one-way', path, fault('variant.oneWay', { id, other }));
}

/** A border that leads nowhere a unit could go. */
export function badBorder(path: Path, id: string, other: string): VariantProblem {
  return problem('bad-border', path, fault('variant.badBorder', { id, other }));
}

interface Player {
  readonly name: string;
  readonly seatColour: string;
}

/** Two powers or factions whose seats have one colour. */
export function sameSeatColours(players: readonly Player[], list: string): readonly VariantProblem[] {
  return players.flatMap((one, at) =>
    players
      .slice(0, at)
      .flatMap((other) =>
        one.seatColour === other.seatColour
          ? [
              problem(
                'same-seat-colour',
                [list, at, 'seatColour'],
                fault('variant.sameSeatColour', { name: one.name, other: other.name }),
              ),
            ]
          : [],
      ),
  );
}

/** Texts are shown as they are: one with a tag or an entity is meant for something else, and so is a key of that name. */
const MARKUP = /[<>]|&#?\w+;/;

export function markupProblems(value: unknown, path: Path = []): readonly VariantProblem[] {
  if (typeof value === 'string')
    return MARKUP.test(value) ? [problem('markup', path, fault('variant.markup'))] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    return key === '__proto__' ? [problem('markup', at, fault('variant.markup'))] : markupProblems(part, at);
  });
}
