import { outcomes } from './kept';
import { sendDrafts } from './send-drafts';
import { wordsOfOutcome } from './words';

/** Sends the drafts of this device but for the game that is open here; all outcomes that their reader has not dismissed. */
export async function sendAndRead() {
  await sendDrafts(async (game) => location.pathname === `/games/${game}`);
  return (await outcomes()).map((outcome) => ({ ...outcome, words: wordsOfOutcome(outcome) }));
}
