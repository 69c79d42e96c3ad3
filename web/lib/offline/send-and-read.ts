import { drafts, type Outcome, outcomes } from './kept';
import { sendDrafts } from './send-drafts';
import { wordsOfOutcome } from './words';

export interface SentDrafts {
  /** All outcomes that their reader has not dismissed. */
  readonly told: readonly (Outcome & { readonly words: string })[];
  /** Whether drafts are left that the platform has not answered. */
  readonly areLeft: boolean;
}

/** Sends the drafts of this device but for the game that is open here. */
export async function sendAndRead(): Promise<SentDrafts> {
  const isOpenHere = (game: string) => location.pathname === `/games/${game}`;
  await sendDrafts(async (game) => isOpenHere(game));
  return {
    told: (await outcomes()).map((outcome) => ({ ...outcome, words: wordsOfOutcome(outcome) })),
    areLeft: (await drafts()).some(({ game }) => !isOpenHere(game)),
  };
}
