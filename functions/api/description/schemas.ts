import * as z from 'zod';
import { capitalized } from '../../../engine/core/capitalized';
import { NOTHING, type Operation, operationId } from '../operation';
import { RULES } from './rules-of-seasons';
import { SCHEMA_MODULES } from './schema-modules';

type Json = Record<string, unknown>;
/** What a schema describes: what is sent, or what is answered. They differ where a field has a default. */
type Direction = 'input' | 'output';

const AT = '#/components/schemas/';
/** Of a schema that reads another shape than it answers. */
const OF_INPUT = 'Input';

/** The schemas of a description, each under one name. */
export interface NamedSchemas {
  /** A reference to the schema. */
  refTo(schema: z.ZodType, direction: Direction): Json;
  /** All that was referred to, and what that refers to, by name. */
  used(): Json;
}

/**
 * Names schemas after their exports (`functions/core/<thing>/<things>.schema.ts`); bodies and replies that only their
 * operation knows are named after it.
 */
export function namedSchemas(operations: readonly Operation[]): NamedSchemas {
  const registry = registryOf(operations);
  const shapes = { input: shapesIn(registry, 'input'), output: shapesIn(registry, 'output') };
  const twofold = namesThatDiffer(shapes.input, shapes.output);
  const used = new Map<string, unknown>();
  const nameOf = (id: string, direction: Direction) =>
    direction === 'input' && twofold.has(id) ? `${id}${OF_INPUT}` : id;
  const take = (id: string, direction: Direction) => {
    const name = nameOf(id, direction);
    if (used.has(name)) return name;
    used.set(name, null);
    const shape = renamed(shapes[direction][id], (other) => take(other, direction));
    used.set(name, shape);
    return name;
  };
  return {
    refTo(schema, direction) {
      const id = registry.get(schema)?.id;
      if (id === undefined) throw new RangeError('the schema has no name');
      return { $ref: `${AT}${take(id, direction)}` };
    },
    used: () => Object.fromEntries([...used].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

type Registry = z.core.$ZodRegistry<{ readonly id: string }>;

function registryOf(operations: readonly Operation[]): Registry {
  const registry = z.registry<{ readonly id: string }>();
  for (const exported of [RULES, ...SCHEMA_MODULES])
    for (const [name, schema] of Object.entries(exported))
      if (schema instanceof z.ZodType && registry.get(schema) === undefined)
        registry.add(schema, { id: name });
  for (const operation of operations) {
    const { body, reply } = operation;
    const name = capitalized(operationId(operation));
    if (body !== NOTHING && registry.get(body) === undefined) registry.add(body, { id: `${name}Body` });
    if (registry.get(reply) === undefined) registry.add(reply, { id: `${name}Reply` });
  }
  return registry;
}

function shapesIn(registry: Registry, io: Direction): Readonly<Record<string, Json>> {
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => `${AT}${id}`,
    // What a body becomes is never answered, and need not be described.
    unrepresentable: 'any',
    override: simplify(io),
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema, $id, ...shape }]) => [id, shape as Json]),
  );
}

/** What forms of the pages need besides: how a field is shown, and the names of its values. */
const OF_FORMS = ['input', 'choices'] as const;

/**
 * Leaves out what says nothing to programs: limits of every JSON number, the pattern of a format, that a tuple ends, that
 * an answer has no further fields today, and what forms need.
 */
function simplify(io: Direction) {
  return ({ zodSchema, jsonSchema: shape }: Simplified): void => {
    if (shape.minimum === Number.MIN_SAFE_INTEGER) delete shape.minimum;
    if (shape.maximum === Number.MAX_SAFE_INTEGER) delete shape.maximum;
    if (shape.format !== undefined) delete shape.pattern;
    for (const word of OF_FORMS) delete shape[word];
    // A tuple says how many items it has, and generators want a schema of items.
    if (shape.prefixItems !== undefined && shape.items === false) shape.items = {};
    if (io === 'output' && !isStrict(zodSchema)) delete shape.additionalProperties;
  };
}

interface Simplified {
  readonly zodSchema: z.core.$ZodTypes;
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
}

/** Whether more fields than it names are a mistake, or it is no object with named fields at all. */
function isStrict({ _zod: { def } }: z.core.$ZodTypes): boolean {
  return def.type !== 'object' || def.catchall !== undefined;
}

/** The names of schemas whose input differs from their output, by themselves or by what they refer to. */
function namesThatDiffer(input: Readonly<Record<string, Json>>, output: Readonly<Record<string, Json>>) {
  const differ = new Set(
    Object.keys(input).filter((id) => JSON.stringify(input[id]) !== JSON.stringify(output[id])),
  );
  for (let before = -1; before !== differ.size; ) {
    before = differ.size;
    for (const [id, shape] of Object.entries(input))
      if (referredTo(shape).some((other) => differ.has(other))) differ.add(id);
  }
  return differ;
}

function referredTo(shape: unknown): readonly string[] {
  return [...JSON.stringify(shape).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, id = '']) => id);
}

/** The shape with other names of what it refers to. */
function renamed(shape: unknown, name: (id: string) => string): unknown {
  if (Array.isArray(shape)) return shape.map((one) => renamed(one, name));
  if (typeof shape !== 'object' || shape === null) return shape;
  return Object.fromEntries(
    Object.entries(shape).map(([key, value]) =>
      key === '$ref' && typeof value === 'string' && value.startsWith(AT)
        ? [key, `${AT}${name(value.slice(AT.length))}`]
        : [key, renamed(value, name)],
    ),
  );
}
