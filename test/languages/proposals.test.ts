import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { mayBeProposed, nameOf } from '../../functions/api/operation';
import { PROPOSABLE } from '../../functions/api/proposable';
import { message } from '../../functions/core/platform/message';
import { type About, wordsOfField } from '../../functions/core/proposal/field-words';
import { LANGUAGES } from '../../messages/languages';
import { translateIn } from '../support/translated';

const ABOUT: About = { nameOf: (player) => player };
/** Settings are described by their changes; the id that all share is left out. */
const SAID_ELSEWHERE = 'PUT /seasons/{id}/settings';

const WAITING = PROPOSABLE.filter((act) => mayBeProposed(act) && nameOf(act) !== SAID_ELSEWHERE);

const FIELDS = WAITING.flatMap((act) =>
  [...fieldsIn(act.params), ...fieldsIn(act.body)]
    .filter(([field]) => field !== 'id')
    .map(([field, schema]) => [nameOf(act), field, schema] as const),
);

test('there are acts that wait, with fields', () => {
  expect(WAITING.length).toBeGreaterThan(20);
  expect(FIELDS.length).toBeGreaterThan(40);
});

describe.each(FIELDS)('%s: %s', (operation, field, schema) => {
  const words = wordsOfField(operation, field);

  test('has a title in every language', () => {
    expect(words).toBeDefined();
    if (words === undefined) return;
    const titles = LANGUAGES.map((language) => translateIn(language)(words.title));
    expect(new Set(titles).size, titles.join()).toBeGreaterThan(1);
    expect(titles.join()).not.toContain(field === field.toLowerCase() ? '{' : field);
  });

  test('says each of its choices in every language', () => {
    for (const choice of choicesOf(schema)) {
      const value = words?.say(choice, ABOUT);
      expect(value, String(choice)).toBeTypeOf('object');
      const [english, ...others] = LANGUAGES.map((language) =>
        translateIn(language)(message('log.list', { items: [value ?? ''] })),
      );
      for (const other of others) expect(other, String(choice)).not.toBe(english);
    }
  });
});

/** The fields of a schema, in all of its forms. */
function fieldsIn(schema: unknown): readonly (readonly [string, unknown])[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(fieldsIn);
  return schema instanceof z.ZodObject ? Object.entries(schema.shape) : [];
}

/** The choices of a field. */
function choicesOf(schema: unknown): readonly unknown[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return choicesOf(schema.unwrap());
  if (schema instanceof z.ZodBoolean) return [true, false];
  if (schema instanceof z.ZodLiteral) return [...schema.values];
  return schema instanceof z.ZodEnum ? schema.options : [];
}
