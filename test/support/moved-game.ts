import { TRANSCRIPTS } from '../../engine/classic/transcript/transcripts';
import { recordedGame } from './moved-league';

/** A recorded game as the pages send it: its file, and the position it has reached. */
export function gameAt(number: string) {
  const read = TRANSCRIPTS.read(recordedGame(number));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return {
    file: `game-${number}.txt`,
    position: { ...(read.value.end as object) } as Readonly<Record<string, unknown>>,
  };
}
