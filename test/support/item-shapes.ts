import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const CORE = join(import.meta.dirname, '../../functions/core');

/**
 * Every schema of stored items, by file and name, as a hash of its shape; descriptions do not count. A schema that is
 * part of another is left out, since what changes it changes the other: exporting it under a name is no new version.
 */
export async function itemShapes(): Promise<Readonly<Record<string, string>>> {
  const schemas = await recordSchemas();
  return shapesOf(Object.fromEntries(schemas.map(({ file, name, schema }) => [`${file} ${name}`, schema])));
}

/** Every schema that a module of records exports. */
export async function recordSchemas(): Promise<
  readonly { readonly file: string; readonly name: string; readonly schema: z.ZodType }[]
> {
  const files = readdirSync(CORE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.records.ts'))
    .sort();
  const exports = await Promise.all(
    files.map(async (file) => {
      const exported = (await import(join(CORE, file))) as Readonly<Record<string, unknown>>;
      return Object.entries(exported)
        .filter((one): one is [string, z.ZodType] => one[1] instanceof z.ZodType)
        .map(([name, schema]) => ({ file, name, schema }));
    }),
  );
  return exports.flat();
}

/** The hashes of schemas that are not part of another of them. */
export function shapesOf(schemas: Readonly<Record<string, z.ZodType>>): Readonly<Record<string, string>> {
  const texts = Object.entries(schemas).map(([name, schema]) => ({
    name,
    schema,
    text: textOf(schema, 'output'),
  }));
  return Object.fromEntries(
    texts
      .filter(({ text }) => !texts.some((other) => other.text !== text && other.text.includes(text)))
      .map(({ name, schema }) => [name, shapeOf(schema)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** The hash of a shape. */
export function shapeOf(schema: z.ZodType): string {
  const shape = textOf(schema, 'input') + textOf(schema, 'output');
  return createHash('sha256').update(shape).digest('hex').slice(0, 12);
}

function textOf(schema: z.ZodType, io: 'input' | 'output'): string {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return JSON.stringify(shape, (key, value: unknown) =>
    key === 'title' && typeof value === 'string' ? undefined : value,
  );
}
