import * as z from 'zod';
import { fault, problemIn } from './fault';
import type { Message } from './game/message';

type Issue = z.core.$ZodIssue;

// An issue does not say whether a value is missing or has another type. zod knows while it asks for the text.
z.config({
  customError: (issue) => {
    if (issue.code === 'invalid_type' && issue.input === undefined)
      Object.assign(issue, { params: { problem: fault('field.missing') } });
    return undefined;
  },
});

/** The message for a schema issue: the problem that its check names, or a text for the kind of issue. */
export function messageForIssue(issue: Issue): Message {
  return problemIn(issue) ?? ofKind(issue);
}

function ofKind(issue: Issue): Message {
  switch (issue.code) {
    case 'invalid_type':
      return fault('field.wrongType', { expected: issue.expected });
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_value':
      return fault('field.oneOf', { values: issue.values.map(String).join(', ') });
    case 'unrecognized_keys':
      return fault('field.unknown', { keys: issue.keys.join(', ') });
    case 'invalid_format':
      return fault('field.form');
    default:
      return fault('field.invalid');
  }
}

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): Message {
  const least = Number(minimum);
  if (origin === 'string') return fault('field.shortText', { least });
  if (isCount(origin)) return fault('field.tooFew', { least });
  return inclusive === false ? fault('field.tooLow', { least }) : fault('field.tooSmall', { least });
}

function tooBig({ origin, maximum, inclusive }: z.core.$ZodIssueTooBig): Message {
  const most = Number(maximum);
  if (origin === 'string') return fault('field.longText', { most });
  if (isCount(origin)) return fault('field.tooMany', { most });
  return inclusive === false ? fault('field.tooHigh', { most }) : fault('field.tooLarge', { most });
}

function isCount(origin: string): boolean {
  return origin === 'array' || origin === 'set' || origin === 'map' || origin === 'object';
}
