import { drafts, keepOutcomeWords, type Outcome, type OutcomeWords, outcomes } from './offline-db';
import { outcomeText } from './outcome-text';
import { sendDrafts } from './send-drafts';

export interface SentDrafts {
  /** All outcomes that their reader has not dismissed. */
  readonly outcomes: readonly (Outcome & { readonly said: string })[];
  /** Whether drafts remain that the platform has not answered. */
  readonly areLeft: boolean;
}

/** Sends the drafts of this device except those of the game that is open here. The worker shows the same messages. */
export async function sendAndRead(words: OutcomeWords): Promise<SentDrafts> {
  await keepOutcomeWords(words);
  const isOpenHere = (game: string) => location.pathname === `/games/${game}`;
  await sendDrafts(async (game) => isOpenHere(game));
  return {
    outcomes: (await outcomes()).map((outcome) => ({ ...outcome, said: outcomeText(outcome, words) })),
    areLeft: (await drafts()).some(({ game }) => !isOpenHere(game)),
  };
}
