import { canonicalJson } from '../../../engine/core/canonical';
import { isRecord } from '../../../engine/core/forms';
import type { GameSystem, Result } from '../../../engine/game';
import type { GameRecord } from '../game/games.records';

/**
 * One field changed by a correction, with its path as a JSON pointer; undefined where the field did not exist, or no
 * longer exists.
 */
export interface PositionChange {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface CorrectedPosition {
  readonly position: unknown;
  readonly changes: readonly PositionChange[];
}

/**
 * Applies a moderator's changes to the position as they see it to the whole position, so that parts hidden from them
 * stay as they are. Refused, with a problem for each field, if the game system cannot read the result.
 * @param edited the position as the moderator sees it, with their changes
 */
export function correctedPosition(
  system: GameSystem,
  game: Pick<GameRecord, 'options' | 'seats'>,
  position: unknown,
  edited: unknown,
): Result<CorrectedPosition> {
  const seen = system.view(position, { kind: 'moderator' });
  const changes: PositionChange[] = [];
  const changed = merged({ whole: position, seen, edited }, '', changes);
  const options = system.options.parse(game.options);
  const read = system.read(
    changed,
    options,
    game.seats.map(({ seat }) => seat),
  );
  if (!read.ok) return read;
  return { ok: true, value: { position: read.value, changes } };
}

/** A moderator's changes to the position as they see it, whether or not the rules allow them. */
export function seenChanges(system: GameSystem, position: unknown, edited: unknown): PositionChange[] {
  const seen = system.view(position, { kind: 'moderator' });
  const changes: PositionChange[] = [];
  merged({ whole: seen, seen, edited }, '', changes);
  return changes;
}

interface Versions {
  readonly whole: unknown;
  readonly seen: unknown;
  readonly edited: unknown;
}

/**
 * The whole value with the edits applied. Each field is visited once: a list that became longer or shorter is one
 * change, because comparing each of its entries with every other would take far too long.
 */
function merged({ whole, seen, edited }: Versions, path: string, changes: PositionChange[]): unknown {
  const inner = (key: string | number, versions: Versions) =>
    merged(versions, `${path}/${escaped(String(key))}`, changes);
  if (Array.isArray(whole) && Array.isArray(seen) && Array.isArray(edited) && seen.length === edited.length)
    return edited.map((value: unknown, at) => inner(at, { whole: whole[at], seen: seen[at], edited: value }));
  if (isRecord(whole) && isRecord(seen) && isRecord(edited)) {
    const keys = [...new Set([...Object.keys(whole), ...Object.keys(edited)])];
    return Object.fromEntries(
      keys.flatMap((key) => {
        const value = inner(key, { whole: own(whole, key), seen: own(seen, key), edited: own(edited, key) });
        return value === undefined ? [] : [[key, value]];
      }),
    );
  }
  if (seen === edited) return whole;
  changes.push({ path, ...betweenEnds(seen, edited) });
  return edited;
}

/** The difference of two values; for two lists, the entries between their common start and end. */
function betweenEnds(seen: unknown, edited: unknown): Omit<PositionChange, 'path'> {
  if (!Array.isArray(seen) || !Array.isArray(edited)) return { before: seen, after: edited };
  const [before, after] = [seen, edited].map((list) => list.map((entry: unknown) => canonicalJson(entry)));
  const shorter = Math.min(seen.length, edited.length);
  let start = 0;
  while (start < shorter && before?.[start] === after?.[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before?.at(-1 - end) === after?.at(-1 - end)) end += 1;
  return {
    before: seen.slice(start, seen.length - end),
    after: edited.slice(start, edited.length - end),
  };
}

/** The field of this name, without inherited properties. */
function own(record: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** A key as a part of a JSON pointer (RFC 6901). */
function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
