import { type ASTNode, Environment, ParseError } from '@marcbachmann/cel-js';
import { fault } from '../../../fault';
import { MOST_POINTS } from '../bounds';
import { FormulaError, type FormulaProblem, fail } from './failure';
import { LIMITS, unreadable } from './grammar';
import { BINARY, FUNCTIONS, type Operation } from './operations';
import { VARIABLES, type Value } from './variables';

export type Names = (name: string) => Value;

/** A formula that has been checked: it only uses known names and evaluates to a number. */
export type Formula = (names: Names) => number;

/** A part of a formula with its type. */
interface Compiled {
  readonly type: 'number' | 'boolean';
  value(names: Names): Value;
}

// CEL supplies grammar, positions and limits. Formulas are evaluated here over plain numbers, because CEL's integers
// divide to integers (1 / 2 is 0) and do not mix with fractions.
const CEL = new Environment({ limits: LIMITS });

/** Compiles a formula. Every error that does not depend on a board is found here, not when the first game ends. */
export function compileFormula(text: string): Formula | FormulaProblem {
  try {
    const compiled = compile(CEL.parse(text).ast);
    if (compiled.type !== 'number') fail('wrong-type', 0, fault('formula.noNumber'));
    return (names) => {
      const points = Number(compiled.value(names));
      if (Math.abs(points) > MOST_POINTS)
        fail('too-large', 0, fault('formula.tooLarge', { most: MOST_POINTS }));
      return points;
    };
  } catch (error) {
    if (error instanceof FormulaError) return error.problem;
    if (error instanceof ParseError) return unreadable(text, error);
    throw error;
  }
}

/** Evaluates a formula; a division by zero or an overflow is returned as a problem. */
export function evaluateFormula(formula: Formula, names: Names): number | FormulaProblem {
  try {
    return formula(names);
  } catch (error) {
    if (error instanceof FormulaError) return error.problem;
    throw error;
  }
}

function compile(node: ASTNode): Compiled {
  switch (node.op) {
    case 'value':
      return constant(node.args, node.start);
    case 'id':
      return named(node.args, node.start);
    case 'call':
      return call(node.args[0], node.args[1], node.start);
    case '?:':
      return choice(node.args);
    case '-_':
      return operation(FUNCTIONS.get('-'), [node.args], node.start);
    case '!_':
      return operation(FUNCTIONS.get('!'), [node.args], node.start);
    case '&&':
    case '||':
      return lazy(node.op, node.args);
    default:
      return binary(node);
  }
}

function constant(value: unknown, at: number): Compiled {
  if (typeof value === 'boolean') return { type: 'boolean', value: () => value };
  if (typeof value !== 'number' && typeof value !== 'bigint')
    fail('not-allowed', at, fault('formula.otherValue'));
  const number = Number(value);
  return { type: 'number', value: () => number };
}

function named(name: string, at: number): Compiled {
  const variable = VARIABLES.get(name);
  if (variable === undefined) fail('unknown-name', at, fault('formula.noName', { name }));
  return { type: variable.type, value: (names) => names(name) };
}

function call(name: string, parts: readonly ASTNode[], at: number): Compiled {
  // Prefix operators for a number or a boolean are stored in the same table, under names that formulas cannot use.
  const known = FUNCTIONS.get(name);
  if (known === undefined) fail('unknown-function', at, fault('formula.noFunction', { name }));
  return operation(known, parts, at);
}

function binary(node: ASTNode): Compiled {
  const known = BINARY.get(node.op);
  const [one, other] = Array.isArray(node.args) ? node.args : [];
  if (known === undefined || !isNode(one) || !isNode(other))
    fail('not-allowed', node.start, fault('formula.otherType'));
  // An equality comparison takes two values of either type.
  const equality = node.op === '==' || node.op === '!=';
  const from = equality ? compile(one).type : known.from;
  // A division fails because of its divisor.
  const at = node.op === '/' || node.op === '%' ? other.start : node.start;
  return operation({ ...known, from }, [one, other], at);
}

function isNode(part: unknown): part is ASTNode {
  return typeof part === 'object' && part !== null && 'op' in part;
}

function operation(known: Operation | undefined, nodes: readonly ASTNode[], at: number): Compiled {
  if (known === undefined) fail('not-allowed', at, fault('formula.noSign'));
  if (nodes.length < known.least || nodes.length > known.most)
    fail('wrong-type', at, fault('formula.count', { given: nodes.length, expected: known.least }));
  const parts = nodes.map((node) => typed(node, known.from));
  return {
    type: known.to,
    value: (names) => {
      const value = known.value(
        parts.map((part) => part.value(names)),
        at,
      );
      if (typeof value === 'number' && !Number.isFinite(value))
        fail('not-a-number', at, fault('formula.infinite'));
      return value;
    },
  };
}

/** A part that must have this type. */
function typed(node: ASTNode, type: 'number' | 'boolean'): Compiled {
  const compiled = compile(node);
  if (compiled.type !== type)
    fail(
      'wrong-type',
      node.start,
      type === 'number' ? fault('formula.numberHere') : fault('formula.conditionHere'),
    );
  return compiled;
}

/** Only the chosen branch is evaluated, so that a condition can prevent a division by zero. */
function choice([condition, yes, no]: readonly [ASTNode, ASTNode, ASTNode]): Compiled {
  const decides = typed(condition, 'boolean');
  const first = compile(yes);
  const second = typed(no, first.type);
  return { type: first.type, value: (names) => (decides.value(names) ? first : second).value(names) };
}

function lazy(sign: '&&' | '||', [one, other]: readonly [ASTNode, ASTNode]): Compiled {
  const [first, second] = [typed(one, 'boolean'), typed(other, 'boolean')];
  const settles = sign === '||';
  return {
    type: 'boolean',
    value: (names) => (first.value(names) === settles ? settles : second.value(names)),
  };
}
