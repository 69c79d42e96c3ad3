import pMap from 'p-map';
import * as z from 'zod';
import { hashOf } from '../../../engine/core/canonical';
import { roundPartKey } from '../platform/keys';
import { getItems, type Table } from '../platform/reads';
import { put, remove, write } from '../platform/writes';
import { RoundRecord } from '../season/seasons.records';

/** The characters in a part. An item has at most 400 kB, and a character of a name may take three bytes. */
const PART = 100_000;
const AT_ONCE = 4;

/** The fields of a round that grow with its number of players. */
const Large = RoundRecord.pick({
  boards: true,
  sittingOut: true,
  sections: true,
  drawn: true,
  away: true,
  certificate: true,
  problem: true,
  wishes: true,
});

/** A round as it is stored: with thousands of players, the large fields are stored in separate parts. */
export const SplitRound = RoundRecord.extend({
  parts: z.object({ plan: z.string(), count: z.number().int(), boards: z.number().int() }).optional(),
});
export type SplitRound = z.infer<typeof SplitRound>;

const Part = z.object({ part: z.number().int(), text: z.string() });

/**
 * Writes the parts of a round that is too large for one item. Their keys are derived from their contents, so that any
 * run writes the same, and nothing reads them before the round refers to them.
 * @returns the round to be stored, without the large fields
 */
export async function writtenInParts(table: Table, round: RoundRecord): Promise<SplitRound> {
  const text = JSON.stringify(Large.parse(round));
  if (text.length <= PART) return round;
  const plan = hashOf(text).slice(0, 20);
  const count = Math.ceil(text.length / PART);
  const {
    season,
    round: number,
    problem: _p,
    wishes: _w,
    away: _a,
    drawn: _d,
    sections: _s,
    ...rest
  } = round;
  const parts = Array.from({ length: count }, (_part, at) => at);
  const save = (part: number) => {
    const key = roundPartKey(season, number, plan, part);
    return write(table, put({ ...key, part, text: text.slice(part * PART, (part + 1) * PART) }));
  };
  await pMap(parts, save, { concurrency: AT_ONCE });
  const named = { plan, count, boards: round.boards.length };
  return { ...rest, season, round: number, boards: [], sittingOut: [], certificate: {}, parts: named };
}

/** The round with the contents of its parts. */
export async function wholeRound(table: Table, { parts, ...round }: SplitRound): Promise<RoundRecord> {
  if (parts === undefined) return round;
  const found = await getItems(table, keysOf(round, parts), Part);
  if (found.length < parts.count) throw new Error(`round ${round.round} of ${round.season} lacks parts`);
  const texts = [...found].sort((one, other) => one.part - other.part).map(({ text }) => text);
  return { ...round, ...Large.parse(JSON.parse(texts.join(''))) };
}

/** Removes the parts of a plan to which nothing refers any more. */
export async function removeParts(table: Table, round: SplitRound | undefined): Promise<void> {
  if (round?.parts === undefined) return;
  for (const key of keysOf(round, round.parts)) await write(table, remove(key));
}

function keysOf(
  { season, round }: Pick<RoundRecord, 'season' | 'round'>,
  { plan, count }: NonNullable<SplitRound['parts']>,
) {
  return Array.from({ length: count }, (_, part) => roundPartKey(season, round, plan, part));
}
