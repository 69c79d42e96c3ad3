import type { Part } from '../../../engine/game/message';
import { keyOfName } from '../../../messages/key-of-text';
import type { GameRecord } from '../game/games.records';
import { seatTitle } from '../notification/of-game';
import { inSeries, message } from '../platform/message';
import type { StoredText } from '../platform/message.records';
import { inLogWords, NONE } from '../platform/value-in-words';
import type { PositionChange } from '../ruling/corrected-position';

/** The texts of a game for its positions, from its catalogue. */
interface PositionTexts {
  readonly field: Readonly<Record<string, string>>;
  readonly word: Readonly<Record<string, string>>;
}

/** Fields of a position with their new values: “Units, 3, Space: A14”. Names of places and cards are not translated. */
export async function changesInWords(
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
