import { isRecord } from '../../../engine/core/forms';
import type { Part } from '../../../engine/game/message';
import { loadSystemFor } from '../../../engine/load-system';
import { keyOfName } from '../../../messages/key-of-text';
import type { GameRecord } from '../game/games.records';
import { seatTitle } from '../notification/of-game';
import type { Deps } from '../platform/deps';
import { inSeries, message } from '../platform/message';
import type { StoredText } from '../platform/message.records';
import { inLogWords, NONE } from '../platform/value-in-words';
import { type PositionChange, seenChanges } from '../ruling/corrected-position';
import { type About, wordsOfField } from './field-words';
import type { ProposalRecord } from './proposals.records';

/** A field of a proposed operation: its name in the form, and the requested value. */
export interface Detail {
  readonly field: StoredText;
  readonly value: Part;
}

/**
 * The fields of a proposed operation. The id shared by the whole list is left out; a game is named by its board. A
 * field of an older release is shown by its raw name. Players of the board do not see position and orders, which
 * moderators see and players may not.
 */
export async function detailsInWords(
  deps: Deps,
  { operation, params, body }: ProposalRecord,
  nameOf: (player: string) => string,
  reader: string,
): Promise<readonly Detail[]> {
  const { id, ...rest } = params;
  const game = operation.includes('/games/') ? await deps.store.game(String(id)) : undefined;
  const asked: Readonly<Record<string, unknown>> = { ...rest, ...(isRecord(body) ? body : {}) };
  const fields = game !== undefined && sitsAt(game, reader) ? withoutSecrets(asked) : asked;
  const [disputed, changes] = await Promise.all([
    game && 'case' in fields ? deps.store.case(game.id, String(fields.case)) : undefined,
    game && 'position' in fields ? changesIn(deps, game, fields.position) : undefined,
  ]);
  const about: About = { nameOf, game, case: disputed, changes };
  return [
    ...(game === undefined ? [] : [boardOf(game)]),
    ...Object.entries(fields).flatMap(([field, one]) => detailOf(operation, field, one, about)),
  ];
}

function sitsAt({ seats, left }: GameRecord, reader: string): boolean {
  return [...seats, ...(left ?? [])].some(({ player }) => player.id === reader);
}

function withoutSecrets({ position: _p, orders: _o, ...fields }: Readonly<Record<string, unknown>>) {
  return fields;
}

function boardOf({ round, board }: GameRecord): Detail {
  return { field: message('proposed.game'), value: message('log.board', { round, board }) };
}

function detailOf(operation: string, field: string, asked: unknown, about: About): readonly Detail[] {
  const words = wordsOfField(operation, field);
  if (words === undefined) return asked === null ? [] : [{ field, value: JSON.stringify(asked) ?? '' }];
  const value = words.say(asked, about);
  return value === undefined ? [] : [{ field: words.title, value }];
}

/** The changes that a correction of the position would make now, as moderators see them. */
async function changesIn(deps: Deps, game: GameRecord, position: unknown): Promise<StoredText | undefined> {
  const [system, gate] = await Promise.all([loadSystemFor(game), deps.store.gate(game.id)]);
  const last = gate && (await deps.store.step(game.id, gate.step - 1));
  if (system === undefined || last === undefined) return undefined;
  return changesInWords(game, seenChanges(system, last.position, position));
}

/** The texts of a game for its positions, from its catalogue. */
interface PositionTexts {
  readonly field: Readonly<Record<string, string>>;
  readonly word: Readonly<Record<string, string>>;
}

/** Fields of a position with their new values: “Units, 3, Space: A14”. Names of places and cards are not translated. */
async function changesInWords(
  game: Pick<GameRecord, 'system' | 'seats'>,
  changes: readonly PositionChange[],
): Promise<StoredText> {
  const said = await saidOf(game);
  const items = changes.map(({ path, after }) => {
    const steps = path
      .split('/')
      .slice(1)
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    const where = steps.map(said.step).reduce((outer, inner) => message('proposed.within', { outer, inner }));
    return message('log.line', { title: where, value: said.value(after) });
  });
  return items.length === 0 ? NONE : inSeries(items);
}

/** Every language has the same keys, so one catalogue shows which ones exist. */
async function saidOf({ system, seats }: Pick<GameRecord, 'system' | 'seats'>) {
  const { default: texts }: { readonly default: PositionTexts } = await import(
    `../../../messages/en/says-position-${system}.json`
  );
  const of = `position-${system}`;
  const held = new Set<string>(seats.map(({ seat }) => seat));
  const word = (text: string): Part => {
    const key = keyOfName(text);
    if (texts.word[key] !== undefined) return { of, text: `word.${key}` };
    return held.has(text) ? seatTitle({ system }, text) : text;
  };
  const step = (key: string): Part =>
    texts.field[keyOfName(key)] === undefined ? word(key) : { of, text: `field.${keyOfName(key)}` };
  const named = (one: string | number): Part => (typeof one === 'number' ? one : word(one));
  return { step, value: (after: unknown) => inLogWords(after, { word: named, title: step }) };
}
