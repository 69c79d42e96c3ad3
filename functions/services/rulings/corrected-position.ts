import { applyPatch, createPatch, type Operation } from 'rfc6902';
import type { GameSystem, Problem, Result } from '../../../engine/game';
import type { GameRecord } from '../../store/records';

/** One field that a correction changes: its place as a JSON pointer; undefined where there was, or is, nothing. */
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
 * Puts what a moderator changed in the position as they see it into the whole position, so that what is hidden from
 * them stays as it is. Refused, field by field, where the game system cannot read the outcome.
 * @param edited the position as the moderator sees it, with their changes
 */
export function correctedPosition(
  system: GameSystem,
  game: Pick<GameRecord, 'options' | 'seats'>,
  position: unknown,
  edited: unknown,
): Result<CorrectedPosition> {
  const seen = system.view(position, { kind: 'moderator' });
  const patch = createPatch(seen, edited);
  const changed: unknown = structuredClone(position);
  const failed = applyPatch(changed, patch).findIndex((error) => error !== null);
  if (failed >= 0) return refused(patch[failed]?.path ?? '', 'You cannot change this here.');
  const options = system.options.parse(game.options);
  const read = system.read(
    changed,
    options,
    game.seats.map(({ seat }) => seat),
  );
  if (!read.ok) return read;
  const changes = patch.map((operation) => ({
    path: operation.path,
    before: valueAt(seen, operation.path),
    after: newValue(operation),
  }));
  return { ok: true, value: { position: read.value, changes } };
}

function newValue(operation: Operation): unknown {
  return 'value' in operation ? operation.value : undefined;
}

function valueAt(document: unknown, pointer: string): unknown {
  const keys = pointer.split('/').slice(1);
  return keys.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')]
        : undefined,
    document,
  );
}

function refused(
  pointer: string,
  message: string,
): { readonly ok: false; readonly problems: readonly Problem[] } {
  const path = ['position', ...pointer.split('/').slice(1)];
  return { ok: false, problems: [{ code: 'bad-position', path, rule: '', message }] };
}
