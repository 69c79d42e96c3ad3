import type { Message } from '../../../engine/game/message';
import type { GameSystemId } from '../../../engine/games';
import { inWordsOfGame } from '../../../engine/tournament/game-words';
import type { Line } from '../../../engine/tournament/scoring';
import type { Language } from '../../../messages/languages';
import { type Translate, translatorFor, translatorIn } from '../../../messages/translator';
import type { StoredText } from './message.records';

type WithWords<One, Field extends keyof One> = Omit<One, Field> & Readonly<Record<Field, string>>;

/** Records with these fields translated into the reader's language. */
export async function translateFields<
  One extends Readonly<Record<Field, StoredText>>,
  Field extends keyof One,
>(language: Language, records: readonly One[], fields: readonly Field[]): Promise<WithWords<One, Field>[]> {
  const say = await translatorFor(
    language,
    records.flatMap((one) => fields.map((field): StoredText => one[field])),
  );
  return records.map((one) => {
    const said = Object.fromEntries(fields.map((field) => [field, say(one[field])]));
    return { ...one, ...said } as WithWords<One, Field>;
  });
}

/** A translator for scoring and totals, in the terms of a game: stars, if it has no centres. */
export async function scoringTranslator(language: Language, system: GameSystemId): Promise<Translate> {
  const say = await translatorIn(language, ['scoring', 'measures', 'faults', 'platform']);
  return (says) => say(typeof says === 'string' ? says : inWordsOfGame(system, says));
}

export function paragraph(say: Translate, sentences: readonly Message[]): string {
  return sentences.map(say).join(' ');
}

/** Lines of points in the reader's language. */
export function translateLines(say: Translate, lines: readonly Line[]): { text: string; points: number }[] {
  return lines.map(({ text, points }) => ({ text: say(text), points }));
}
