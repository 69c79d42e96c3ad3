import { expect, test } from 'vitest';
import * as z from 'zod';
import { inEnglish } from '../test/support/translated';
import { because, fault, issueFor } from './fault';
import { messageForIssue } from './schema-problems';

const why = because(fault('send.write'));
const WHY = 'Write something.';
const twoFields = z.strictObject({ one: z.int(), other: z.int() });

test.each<[string, z.ZodType, unknown, string]>([
  ['a check of a text', z.string().min(3, why), '', WHY],
  ['a check of a list', z.array(z.int()).min(1, why), [], WHY],
  ['a pattern', z.string().regex(/^a/, why), 'b', WHY],
  ['a format', z.email(why), 'b', WHY],
  ['a fixed value', z.literal('yes', why), 'no', WHY],
  ['an own check', z.string().refine((text) => text === 'a', why), 'b', WHY],
  [
    'an own check at a path',
    twoFields.refine(() => false, { ...why, path: ['one'] }),
    { one: 1, other: 2 },
    WHY,
  ],
  [
    'a check of several fields',
    twoFields.superRefine((_, context) => context.addIssue(issueFor(fault('send.write'), ['other']))),
    { one: 1, other: 2 },
    WHY,
  ],
  ['no value', twoFields, { one: 1 }, 'This is missing.'],
  ['a value of another type', z.int(), 'seven', 'Expected here: a number.'],
  ['a text of another type', z.string().min(3, why), 7, 'Expected here: text.'],
  ['a check that names no problem', z.int().min(3), 2, 'The smallest number possible is 3.'],
  [
    'one with plain words, which no catalogue translates',
    z.string().refine(() => false, 'No.'),
    '',
    'This value is not valid.',
  ],
])('%s says what is wrong', (_, schema, value, text) => {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  expect(issue && inEnglish(messageForIssue(issue))).toBe(text);
  expect(issue?.message).not.toMatch(/[{}]/);
});
