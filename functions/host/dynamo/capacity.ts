import type { IndexDescription, TableDescription } from 'dynalite/db/index.js';
import { itemBytes } from './item-size';
import { sameItem } from './same-item';
import type { Body, Item } from './wire';

// The service's published arithmetic: one write unit a KB, one strongly consistent read unit per 4 KB, half of
// that eventually consistent; each touched index is written, and charged, by the size of its own rows.
// A transaction prepares and commits each item, so its table units count twice; index rows follow
// asynchronously after the commit and count once.

export const TRANSACTION_FACTOR = 2;

/** Units of the table itself, and of each index that was touched. */
export interface Units {
  readonly table: number;
  readonly global: Readonly<Record<string, number>>;
  readonly local: Readonly<Record<string, number>>;
}

const NO_INDEXES = { global: {}, local: {} } as const;

const kilobytes = (bytes: number): number => Math.max(1, Math.ceil(bytes / 1024));

/** Read units of `bytes` read together; nothing read still costs the minimum. */
export function readUnits(bytes: number, consistent: boolean): number {
  return Math.max(1, Math.ceil(bytes / 4096)) * (consistent ? 1 : 0.5);
}

export const tableUnits = (table: number): Units => ({ table, ...NO_INDEXES });

/** The row of `item` in an index; undefined if it lacks one of the index's keys (a sparse index). */
function indexRow(
  table: TableDescription,
  index: IndexDescription,
  item: Item | undefined,
): Item | undefined {
  if (item === undefined) return undefined;
  const keys = index.KeySchema.map((key) => key.AttributeName);
  if (keys.some((key) => item[key] === undefined)) return undefined;
  if (index.Projection.ProjectionType === 'ALL') return item;
  const names = new Set([
    ...keys,
    ...table.KeySchema.map((key) => key.AttributeName),
    ...(index.Projection.NonKeyAttributes ?? []),
  ]);
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.has(name)));
}

function sameKey(index: IndexDescription, a: Item, b: Item): boolean {
  return index.KeySchema.every(({ AttributeName: name }) => {
    const [left, right] = [a[name], b[name]];
    return left?.S === right?.S && left?.N === right?.N && left?.B === right?.B;
  });
}

/** Write units of one index for a change of one item: 0 if its row does not change, 2 rows if its key changes. */
function indexUnits(before: Item | undefined, after: Item | undefined, index: IndexDescription): number {
  if (before === undefined) return after === undefined ? 0 : kilobytes(itemBytes(after));
  if (after === undefined) return kilobytes(itemBytes(before));
  if (!sameKey(index, before, after)) return kilobytes(itemBytes(before)) + kilobytes(itemBytes(after));
  return sameItem(before, after) ? 0 : kilobytes(Math.max(itemBytes(before), itemBytes(after)));
}

function unitsByIndex(
  table: TableDescription,
  indexes: readonly IndexDescription[] | undefined,
  before: Item | undefined,
  after: Item | undefined,
): Record<string, number> {
  const units: Record<string, number> = {};
  for (const index of indexes ?? []) {
    const touched = indexUnits(indexRow(table, index, before), indexRow(table, index, after), index);
    if (touched > 0) units[index.IndexName] = touched;
  }
  return units;
}

/** Write units of changing one item from `before` to `after`; the larger of the two sizes counts. */
export function writeUnits(
  table: TableDescription,
  before: Item | undefined,
  after: Item | undefined,
): Units {
  const bytes = Math.max(before ? itemBytes(before) : 0, after ? itemBytes(after) : 0);
  return {
    table: kilobytes(bytes),
    global: unitsByIndex(table, table.GlobalSecondaryIndexes, before, after),
    local: unitsByIndex(table, table.LocalSecondaryIndexes, before, after),
  };
}

function addTo(sum: Record<string, number>, more: Readonly<Record<string, number>>): void {
  for (const [name, units] of Object.entries(more)) sum[name] = (sum[name] ?? 0) + units;
}

/** The sum of several units; `factor` applies only to the table's part. */
function addUnits(parts: readonly Units[], factor = 1): Units {
  const sum = { table: 0, global: {}, local: {} };
  for (const part of parts) {
    sum.table += part.table * factor;
    addTo(sum.global, part.global);
    addTo(sum.local, part.local);
  }
  return sum;
}

const wants = (mode: unknown): mode is 'TOTAL' | 'INDEXES' => mode === 'TOTAL' || mode === 'INDEXES';

/** Whether a request asked for capacity figures, and so whether measuring is worthwhile. */
export const wantsCapacity = (request: Body): boolean => wants(request.ReturnConsumedCapacity);

const sumOf = (units: Readonly<Record<string, number>>): number =>
  Object.values(units).reduce((sum, value) => sum + value, 0);

/**
 * A `ConsumedCapacity` of one table, or undefined if the request did not ask. `kind` adds the `ReadCapacityUnits` /
 * `WriteCapacityUnits` that transactions report beside the sum.
 */
export function consumedCapacity(
  mode: unknown,
  tableName: string,
  units: Units,
  kind?: 'ReadCapacityUnits' | 'WriteCapacityUnits',
): Body | undefined {
  if (!wants(mode)) return undefined;
  const figure = (value: number): Body => ({ CapacityUnits: value, ...(kind ? { [kind]: value } : {}) });
  const figures = (byIndex: Readonly<Record<string, number>>): Body =>
    Object.fromEntries(Object.entries(byIndex).map(([name, value]) => [name, figure(value)]));
  const sum = units.table + sumOf(units.global) + sumOf(units.local);
  const reply: Body = { TableName: tableName, ...figure(sum) };
  if (mode === 'TOTAL') return reply;
  reply.Table = figure(units.table);
  if (Object.keys(units.global).length > 0) reply.GlobalSecondaryIndexes = figures(units.global);
  if (Object.keys(units.local).length > 0) reply.LocalSecondaryIndexes = figures(units.local);
  return reply;
}

/** Capacity of several items, one entry per table, in the order in which the tables were named. */
export function capacityByTable(
  mode: unknown,
  parts: readonly { readonly table: { readonly TableName: string }; readonly units: Units }[],
  options: { factor?: number; kind?: 'ReadCapacityUnits' | 'WriteCapacityUnits' } = {},
): Body {
  if (!wants(mode)) return {};
  const names = [...new Set(parts.map((part) => part.table.TableName))];
  const ConsumedCapacity = names.map((name) => {
    const own = parts.filter((part) => part.table.TableName === name).map((part) => part.units);
    return consumedCapacity(mode, name, addUnits(own, options.factor), options.kind);
  });
  return { ConsumedCapacity };
}
