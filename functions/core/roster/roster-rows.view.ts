import type { Caller } from '../access/caller';
import { organizedSeason } from '../access/guards';
import { keptAnswers } from '../entry/answers';
import type { Deps } from '../platform/deps';
import { done, type Outcome } from '../platform/errors';
import { iso } from '../platform/instants';
import type { Question } from '../season/seasons.records';

type Row = Readonly<Record<string, string>>;

/** Everybody who is in a season, waits or asks, with their answers, one row each, for its organizers. */
export async function rosterRows(
  deps: Deps,
  caller: Caller,
  seasonId: string,
): Promise<Outcome<readonly Row[]>> {
  const found = await organizedSeason(deps, caller, seasonId, 'organizerSeesRoster');
  if (!found.ok) return found;
  const { questions = [] } = found.value;
  const entries = (await deps.store.entries(seasonId)).filter(
    ({ state, player }) =>
      player.kind === 'human' && (state === 'in' || state === 'waiting' || state === 'asked'),
  );
  const players = entries.map(({ player }) => player.id);
  const answers = questions.length === 0 ? [] : await deps.store.answersOf(seasonId, players);
  const byPlayer = new Map(answers.map((one) => [one.player, keptAnswers(one, deps.clock())]));
  return done(
    entries.map(({ player, state, at }) => ({
      player: player.name,
      id: player.id,
      state,
      registered: iso(at),
      ...columnsOf(questions, byPlayer.get(player.id) ?? []),
    })),
  );
}

/** A column for each question; questions with the same words are told apart by their number. */
function columnsOf(
  questions: readonly Question[],
  answers: readonly { readonly question: string; readonly answer: string }[],
): Row {
  const said = new Map(answers.map(({ question, answer }) => [question, answer]));
  return Object.fromEntries(questions.map(({ id, text }, at) => [`${at + 1}. ${text}`, said.get(id) ?? '']));
}
