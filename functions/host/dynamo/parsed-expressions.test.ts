import conditionParser, { type ExpressionContext } from 'dynalite/db/conditionParser.js';
import updateParser from 'dynalite/db/updateParser.js';
import validations from 'dynalite/validations/index.js';
import { describe, expect, test } from 'vitest';
import { remembering } from './parsed-expressions';

type Values = Record<string, object>;

const NAMES = { '#name': 'name', '#size': 'size' };
const some = (text: string): Values => ({ ':one': { S: text }, ':two': { N: '2' } });

const CONDITIONS: readonly (readonly [string, Values | null])[] = [
  ['attribute_not_exists(id)', null],
  ['#name = :one AND attribute_exists(list[2].#size)', some('a')],
  ['#name = :one AND attribute_exists(list[2].#size)', some('b')],
  ['#name = :one AND attribute_exists(list[2].#size)', { ':one': { N: '1' } }],
  ['NOT (#name IN (:one, :two) OR size(#size) > :two)', some('c')],
  ['NOT (#name IN (:one, :two) OR size(#size) > :two)', some('d')],
  ['begins_with(#name, :one)', { ':one': { S: 'a' } }],
  ['begins_with(#name, :one)', { ':one': { N: '1' } }],
  ['#size BETWEEN :low AND :high', { ':low': { N: '1' }, ':high': { N: '3' } }],
  ['#size BETWEEN :low AND :high', { ':low': { N: '3' }, ':high': { N: '1' } }],
  ['attribute_type(#name, :one)', { ':one': { S: 'S' } }],
  ['attribute_type(#name, :one)', { ':one': { S: 'nonsense' } }],
  ['#name = :missing', some('a')],
  ['#other = :one', some('a')],
  ['size = :one', some('a')],
];

const UPDATES: readonly (readonly [string, Values | null])[] = [
  ['SET #name = :one, #size = if_not_exists(#size, :two) + :two REMOVE old', some('a')],
  ['SET #name = :one, #size = if_not_exists(#size, :two) + :two REMOVE old', some('b')],
  ['ADD #size :two', some('a')],
  ['ADD #size :one', some('a')],
  ['ADD #size :one', { ':one': { N: '4' } }],
];

/** The result of a parser, and the names and values that it leaves unused. */
function answerOf(parse: typeof conditionParser.parse, text: string, values: Values | null) {
  const used = (named: object | null) =>
    Object.fromEntries(Object.keys(named ?? {}).map((name) => [name, true]));
  const context = {
    attrNames: NAMES,
    attrVals: values,
    unusedAttrNames: used(NAMES),
    unusedAttrVals: used(values),
    isReserved: (name: string) => name.toUpperCase() === 'SIZE',
    compare: (_: string, one: { N: string }, other: { N: string }) => Number(one.N) > Number(other.N),
  } as ExpressionContext;
  try {
    return { answer: JSON.parse(JSON.stringify(parse(text, { context }))), context: JSON.stringify(context) };
  } catch (error) {
    return { error: String(error) };
  }
}

describe('expressions that are remembered', () => {
  test.each([
    ['conditions', conditionParser.parse, CONDITIONS],
    ['updates', updateParser.parse, UPDATES],
  ] as const)('%s are answered as if each were parsed', (_, parse, cases) => {
    const remembered = remembering(parse);
    for (const [text, values] of [...cases, ...cases, ...[...cases].reverse()])
      expect(answerOf(remembered, text, values), text).toEqual(answerOf(parse, text, values));
  });

  test('are parsed once, whatever their values', () => {
    let parsed = 0;
    const remembered = remembering((text, options) => {
      parsed += 1;
      return conditionParser.parse(text, options);
    });
    for (const text of ['a', 'b', 'c']) answerOf(remembered, '#name = :one', { ':one': { S: text } });
    expect(parsed).toBe(1);
  });

  test('stay as they were when their reader changes what it was given', () => {
    const remembered = remembering(conditionParser.parse);
    const context = () =>
      ({ attrNames: {}, attrVals: { ':one': { S: 'a' } }, isReserved: () => false }) as ExpressionContext;
    // A key condition is reversed in place.
    for (const _ of [1, 2, 3]) {
      const parsed = remembered(':one < name', { context: context() }) as { expression: object };
      expect(validations.convertKeyCondition(parsed.expression)).toMatchObject({
        name: { ComparisonOperator: 'GT' },
      });
    }
  });
});
