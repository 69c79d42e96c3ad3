import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { SCHEMA } from '../../functions/core/platform/versions';
import { itemShapes, shapeOf, shapesOf } from '../support/item-shapes';

const file = new URL(`../fixtures/shapes/version-${SCHEMA}.json`, import.meta.url);

test('the shapes of items are those of this version', async () => {
  expect(existsSync(file), 'run npm run record-items').toBe(true);
  const shapes = await itemShapes();
  expect(Object.keys(shapes).length).toBeGreaterThan(60);
  const recorded: unknown = JSON.parse(readFileSync(file, 'utf8'));
  // Another shape is another version: raise SCHEMA, then run `npm run record-items`.
  expect(shapes).toEqual(recorded);
});

test('a field that is added changes the shape', () => {
  const before = z.object({ id: z.string() });
  expect(shapeOf(before.extend({ at: z.number().optional() }))).not.toBe(shapeOf(before));
  expect(shapeOf(z.object({ id: z.string() }).meta({ title: 'A name' }))).toBe(shapeOf(before));
});

test('a part that gets a name of its own leaves the shapes as they are', () => {
  const part = z.object({ points: z.number() });
  const item = z.object({ id: z.string(), parts: z.array(part) });
  expect(shapesOf({ item, part })).toEqual(shapesOf({ item }));
  const wider = part.extend({ reason: z.string() });
  const widened = item.extend({ parts: z.array(wider) });
  expect(shapesOf({ item: widened, part: wider })).not.toEqual(shapesOf({ item }));
});

test('an item that nothing else holds is a shape of its own', () => {
  expect(
    Object.keys(shapesOf({ one: z.object({ id: z.string() }), other: z.object({ id: z.number() }) })),
  ).toEqual(['one', 'other']);
});
