import { fault } from '../../../engine/fault';
import type { Problem } from '../../../engine/game';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import type { Question, SeasonRecord } from '../season/seasons.records';
import type { AnswersRecord } from './answers.records';

type Answers = AnswersRecord['answers'];

/** How long answers are kept after a season is over: organizers may need an address or a size for the prizes. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** A player's answers to the questions of a season without the empty ones, or every problem of them. */
export function checkedAnswers(
  { questions = [] }: Pick<SeasonRecord, 'questions'>,
  given: Answers = [],
): Outcome<Answers> {
  const said = new Map(given.filter(({ answer }) => answer !== '').map((one) => [one.question, one.answer]));
  const problems = [
    ...given.flatMap(({ question }, at) =>
      questions.some(({ id }) => id === question) ? [] : [problem([at, 'question'], fault('answer.unknown'))],
    ),
    ...questions.flatMap((question, at) => answerProblem(question, said.get(question.id), at)),
  ];
  if (problems.length > 0) return refuse({ code: 'invalid', problems });
  return done([...said].map(([question, answer]) => ({ question, answer })));
}

/** The path has the number of the question: pages send an answer for each. */
function answerProblem(
  { text, required, options }: Question,
  answer: string | undefined,
  at: number,
): readonly Problem[] {
  if (answer === undefined)
    return required ? [problem([at, 'answer'], fault('answer.missing', { question: text }))] : [];
  return options.length === 0 || options.includes(answer)
    ? []
    : [problem([at, 'answer'], fault('answer.choice', { question: text }))];
}

function problem(path: readonly (string | number)[], message: Problem['message']): Problem {
  return { code: 'bad-answer', path: ['answers', ...path], rule: '', message };
}

/** The answers that are still kept. */
export function keptAnswers(record: AnswersRecord | undefined, now: number): Answers {
  const { answers = [], expiresAt = Number.POSITIVE_INFINITY } = record ?? {};
  // The table deletes expired items some time later.
  return expiresAt * 1000 > now ? answers : [];
}

/** The answers of one player, for themself and for organizers. */
export async function answersOf(deps: Deps, season: SeasonRecord, player: string): Promise<Answers> {
  if (season.questions === undefined) return [];
  return keptAnswers(await deps.store.answers(season.id, player), deps.clock());
}

/** Sets when the answers to the questions of a season that is over are deleted. Repeating it changes nothing. */
export async function expireAnswers(deps: Deps, season: SeasonRecord): Promise<void> {
  if (season.questions === undefined) return;
  const players = (await deps.store.entries(season.id)).map(({ player }) => player.id);
  const expiresAt = Math.ceil((deps.clock() + KEPT_MS) / 1000);
  for (const { player, expiresAt: set } of await deps.store.answersOf(season.id, players))
    if (set === undefined) await deps.store.expireAnswers(season.id, player, expiresAt);
}
