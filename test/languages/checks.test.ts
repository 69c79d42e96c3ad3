import ts from 'typescript';
import { expect, test } from 'vitest';
import { nodesOf, sources } from './sources';

/** What zod calls a check, or a schema that is one. Each takes words for its problem as its last argument. */
const CHECKS =
  /^(min|max|length|nonempty|regex|refine|email|url|int|literal|enum|gte?|lte?|positive|multipleOf|startsWith|endsWith|includes)$/;

/** "schema.ts: Write something." for every text in plain words that a check of a schema gives. */
function plainWords(file: ts.SourceFile): readonly string[] {
  return nodesOf(file)
    .filter(ts.isCallExpression)
    .filter(
      ({ expression: called }) => ts.isPropertyAccessExpression(called) && CHECKS.test(called.name.text),
    )
    .flatMap(({ arguments: given }) => given.slice(-1))
    .flatMap((last) =>
      ts.isObjectLiteralExpression(last)
        ? last.properties.filter(ts.isPropertyAssignment).map(({ initializer }) => initializer)
        : [last],
    )
    .filter(ts.isStringLiteralLike)
    .filter(({ text }) => /^[A-Z].* .*\.$/.test(text))
    .map(({ text }) => `${file.fileName}: ${text}`);
}

test('what a schema says of an input is in the catalogue, so that readers of all languages understand it', () => {
  const files = [...sources(['engine', 'functions']).values()].filter(({ text }) =>
    text.includes("from 'zod'"),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap(plainWords)).toEqual([]);
});
