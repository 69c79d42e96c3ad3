import type { Game, Step } from '../../../functions/core/game/games.schema';
import { api } from '../../lib/api';
import type { Texts } from '../../lib/texts';
import type { People } from '../frame/people';
import { seatName, withNames } from '../frame/seats';
import { notationOf } from '../table/notation-of';
import { ordersInNotation, type SeatText } from '../table/orders-in-notation';

const AT_ONCE = 6;

/** The log of a game as plain text: every step with its sentences and their rules, and its orders in notation. */
export async function logText(game: Game, names: People, t: Texts<'replay'>): Promise<string> {
  const notation = await notationOf(game.system);
  const { systemTitle, season, board } = game;
  const parts: string[] = [t('log.head', { game: systemTitle, season: season.name, board })];
  for (let from = 0; from < game.steps.length; from += AT_ONCE) {
    const answers = await Promise.all(
      game.steps
        .slice(from, from + AT_ONCE)
        .map(({ step }) => api('GET /games/{id}/steps/{step}', { id: game.id, step })),
    );
    for (const answer of answers) {
      if (!answer.ok) throw new Error(answer.problem.detail);
      const texts = notation === undefined ? [] : ordersInNotation(answer.value, notation);
      parts.push(stepText(answer.value, names, texts, t));
    }
  }
  return `${parts.join('\n\n')}\n`;
}

/** A step as text: its number and moment, one line per sentence, and one line per order. */
function stepText(
  { step, label, sentences }: Step,
  names: People,
  texts: readonly SeatText[],
  t: Texts<'replay'>,
): string {
  const lines = sentences.map(({ text, rules }) => {
    const sentence = withNames(text, names);
    return rules.length === 0 ? sentence : `${sentence} (${[...new Set(rules)].join(', ')})`;
  });
  const orders = texts.map(
    ({ seat, text }) => `\n${t('log.orders', { name: names[seat] ?? seatName(seat) })}\n${text}`,
  );
  return [`${step}. ${withNames(label, names)}`, ...lines, ...orders].join('\n');
}
