import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const CORE = join(import.meta.dirname, '../../functions/core');

/** Every schema of stored items, by file and name, as a hash of its shape; descriptions do not count. */
export async function itemShapes(): Promise<Readonly<Record<string, string>>> {
  const files = readdirSync(CORE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.records.ts'))
    .sort();
  const shapes = await Promise.all(
    files.map(async (file) => {
      const exported = (await import(join(CORE, file))) as Readonly<Record<string, unknown>>;
      return Object.entries(exported)
        .filter((one): one is [string, z.ZodType] => one[1] instanceof z.ZodType)
        .map(([name, schema]) => [`${file} ${name}`, shapeOf(schema)] as const);
    }),
  );
  return Object.fromEntries(shapes.flat().sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The hash of a shape. */
export function shapeOf(schema: z.ZodType): string {
  const shape = (['input', 'output'] as const).map((io) =>
    z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }),
  );
  const text = JSON.stringify(shape, (key, value: unknown) =>
    key === 'title' && typeof value === 'string' ? undefined : value,
  );
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
