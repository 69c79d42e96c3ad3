import * as z from 'zod';
import { type Message, messagesOf, type Part } from '../../../engine/game/message';
import type { PlayedGame } from '../../../engine/games';
import { countedOf, oneCountedOf } from '../../../engine/measures';
import { keyOfText } from '../../../messages/key-of-text';
import { message } from '../platform/message';
import { inLogWords, listed, NONE } from '../platform/value-in-words';

/** A setting as in its form: its path, its title, and its value. */
export interface SettingLine {
  readonly at: string;
  readonly title: Message;
  readonly value: Part;
  /** The value, for comparison. */
  readonly raw: unknown;
}

/** The path of a part of a schema, and its title until it has one of its own. */
interface Place {
  readonly at: string;
  readonly game: PlayedGame;
  readonly title?: Message | undefined;
  /** The title of a form that is one of several, if the title is sufficient. */
  readonly whole?: Message | undefined;
}

const schema = messagesOf('schema-titles');

/**
 * The lines of a value in the form of its schema, with its own titles and words. A part without a title is not shown.
 */
export function linesOf(part: z.ZodType, value: unknown, place: Place): readonly SettingLine[] {
  const { inner, meta } = unwrapped(part);
  const own = meta.title === undefined ? undefined : titleOf(meta.title, place);
  const here = { ...place, title: own ?? place.title };
  if (value === null || value === undefined) return lineOf(here, NONE, null);
  if (inner instanceof z.ZodUnion) return linesOfForm(inner, value, here);
  if (inner instanceof z.ZodObject) return linesInside(inner, value, here);
  return lineOf(here, wordsOf(inner, meta, value, here), value);
}

function linesInside({ shape }: z.ZodObject, value: unknown, { at, game, whole }: Place) {
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.entries(shape).flatMap(([key, part]) =>
    linesOf(part as z.ZodType, fields[key], { at: `${at}.${key}`, game, whole }),
  );
}

/** One of several forms: an object is named by its title, and its parts follow. */
function linesOfForm({ options }: z.ZodUnion, value: unknown, place: Place): readonly SettingLine[] {
  const form = options.find((one) => (one as z.ZodType).safeParse(value).success) as z.ZodType | undefined;
  if (form === undefined) return [];
  const { inner, meta } = unwrapped(form);
  if (!(inner instanceof z.ZodObject) || meta.title === undefined) return linesOf(form, value, place);
  const name = titleOf(meta.title, { ...place, whole: undefined });
  if (place.title === undefined) return linesInside(inner, value, { ...place, whole: name });
  return [...lineOf(place, name, meta.title), ...linesInside(inner, value, place)];
}

function lineOf({ at, title }: Place, value: Part, raw: unknown): readonly SettingLine[] {
  return title === undefined ? [] : [{ at, title, value, raw }];
}

function titleOf(text: string, { game, whole }: Pick<Place, 'game' | 'whole'>): Message {
  const part = textOf(text, game);
  return whole === undefined ? part : message('log.part', { whole, part });
}

/** The message for a title or a choice of a schema. */
function textOf(text: string, game: PlayedGame): Message {
  return schema(`said.${keyOfText(text)}`, countedWords(game));
}

/** The message for a single word. */
function wordOf(word: string, game: PlayedGame): Message {
  return schema(`words.${keyOfText(word)}`, countedWords(game));
}

/** Titles and words mention the unit that a game counts. */
function countedWords(game: PlayedGame) {
  return { one: oneCountedOf(game), many: countedOf(game) };
}

function wordsOf(part: z.ZodType, meta: Meta, value: unknown, { game }: Place): Part {
  if (Array.isArray(value)) {
    const of = part instanceof z.ZodArray ? (part.element as z.ZodType) : part;
    return listed(value.map((one) => (Array.isArray(one) ? one.join(', ') : itemOf(of, one, game))));
  }
  if (part instanceof z.ZodEnum) {
    const name = meta.choices?.find(({ id }) => id === value)?.name;
    return name === undefined ? wordOf(String(value), game) : textOf(name, game);
  }
  // Names that are data: the faction of each seat.
  if (typeof value === 'object' && value !== null)
    return listed(Object.entries(value).map(([key, one]) => `${key} ${one}`));
  return inLogWords(value);
}

function itemOf(part: z.ZodType, value: unknown, game: PlayedGame): Part {
  return wordsOf(unwrapped(part).inner, {}, value, { at: '', game });
}

interface Meta {
  readonly title?: string | undefined;
  readonly choices?: readonly { readonly id: string; readonly name: string }[] | undefined;
}

/** A schema without its defaults, and its metadata. */
function unwrapped(part: z.ZodType): { readonly inner: z.ZodType; readonly meta: Meta } {
  const own = z.globalRegistry.get(part) as Meta | undefined;
  const inside = insideOf(part);
  if (inside === undefined) return { inner: part, meta: own ?? {} };
  const { inner, meta } = unwrapped(inside);
  return { inner, meta: { ...meta, ...own } };
}

function insideOf(part: z.ZodType): z.ZodType | undefined {
  if (part instanceof z.ZodPipe) return part.out as z.ZodType;
  const isWrapped =
    part instanceof z.ZodOptional || part instanceof z.ZodNullable || part instanceof z.ZodDefault;
  return isWrapped ? (part.unwrap() as z.ZodType) : undefined;
}
