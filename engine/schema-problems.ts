import type * as z from 'zod';
import { fault, faultIn } from './fault';
import type { Message } from './game/message';

type Issue = z.core.$ZodIssue;

/** The beginnings of zod's own messages, for checks without a message. */
const OF_ZOD = /^(Invalid|Too (small|big)|Unrecognized)\b/;

/** The message for a schema issue: the text of its check, or a text for the kind of fault. */
export function messageForIssue(issue: Issue): Message | string {
  const own = faultIn(issue.message);
  if (own !== undefined) return own;
  return OF_ZOD.test(issue.message) ? ofKind(issue) : issue.message;
}

function ofKind(issue: Issue): Message {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? fault('field.missing')
        : fault('field.wrongType', { expected: issue.expected });
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
