import type { Message } from '../../../engine/game/message';
import { type PlayedGame, RESULTS_ONLY, type SystemId } from '../../../engine/games';
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
export async function scoringTranslator(language: Language, game: PlayedGame): Promise<Translate> {
  const say = await translatorIn(language, ['scoring', 'measures', 'faults', 'platform']);
  return (says) => say(typeof says === 'string' ? says : inWordsOfGame(game, says));
}

export function paragraph(say: Translate, sentences: readonly Message[]): string {
  return sentences.map(say).join(' ');
}

/** Lines of points in the reader's language. */
export function translateLines(say: Translate, lines: readonly Line[]): { text: string; points: number }[] {
  return lines.map(({ text, points }) => ({ text: say(text), points }));
}

/** The areas of the texts of a game and its labels; a game without an engine says nothing of its own. */
export function areasOf(system: SystemId): readonly string[] {
  return system === RESULTS_ONLY ? ['labels'] : [system, 'labels'];
}
