import type { ParseError } from '@marcbachmann/cel-js';
import { fault } from '../../../fault';
import type { Message } from '../../../game/message';
import type { FormulaProblem } from './failure';

/** The maximum size of a formula. */
export const LIMITS = { maxAstNodes: 400, maxDepth: 60, maxCallArguments: 16 };

/**
 * Why a formula cannot be parsed: the library's messages are only in English, so its codes are translated into our own.
 */
export function unreadable(text: string, { code, range }: ParseError): FormulaProblem {
  const { start: at, end } = range ?? { start: 0, end: 0 };
  return { code: 'syntax', at, message: why(code, text.slice(at, end)) };
}

function why(code: string, sign: string): Message {
  switch (code) {
    case 'expected_token':
    case 'unexpected_token':
    case 'unexpected_character':
      return sign === '' ? fault('formula.endsEarly') : fault('formula.notHere', { sign });
    case 'invalid_number':
    case 'invalid_integer':
    case 'invalid_hex_integer':
    case 'invalid_exponent':
      return fault('formula.noNumeral', { sign });
    case 'reserved_identifier':
      return fault('formula.noName', { name: sign });
    case 'limit_exceeded':
      return fault('formula.tooBig', {
        parts: LIMITS.maxAstNodes,
        levels: LIMITS.maxDepth,
        values: LIMITS.maxCallArguments,
      });
    default:
      // Strings, which formulas do not have, and calls that CEL expands itself.
      return fault('formula.unread');
  }
}
