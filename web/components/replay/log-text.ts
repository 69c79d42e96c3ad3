import type { Game, Step } from '../../../functions/api/schemas/games';
import { api } from '../../lib/api';
import type { People } from '../frame/people';
import { withNames } from '../frame/seats';

const AT_ONCE = 6;

/** The story of a game as plain text: every step with its sentences and their rules. */
export async function logText(game: Game, names: People): Promise<string> {
  const parts: string[] = [`${game.systemTitle}: ${game.season.name}, board ${game.board}`];
  for (let from = 0; from < game.steps.length; from += AT_ONCE) {
    const answers = await Promise.all(
      game.steps
        .slice(from, from + AT_ONCE)
        .map(({ step }) => api('GET /games/{id}/steps/{step}', { id: game.id, step })),
    );
    for (const answer of answers) {
      if (!answer.ok) throw new Error(answer.problem.detail);
      parts.push(stepText(answer.value, names));
    }
  }
  return `${parts.join('\n\n')}\n`;
}

/** A step as text: its number and moment, then a line a sentence. */
export function stepText({ step, label, sentences }: Step, names: People): string {
  const lines = sentences.map(({ text, rules }) => {
    const told = withNames(text, names);
    return rules.length === 0 ? told : `${told} (${[...new Set(rules)].join(', ')})`;
  });
  return [`${step}. ${withNames(label, names)}`, ...lines].join('\n');
}
