import { ALGORITHM, seatRound } from '.';
import { type Certificate, certify, fewestMeetings } from './certificate';
import type { SeatedBoard, SeatingProblem } from './problem';

/** A published draw: what was to be seated, the boards that came of it, and what the certificate says of them. */
export interface Draw {
  readonly problem: SeatingProblem;
  readonly boards: readonly SeatedBoard[];
  readonly certificate: Pick<Certificate, 'seed' | 'round' | 'method' | 'algorithm'> & Counted;
  /** Wishes that are not published; with any of them a draw can be counted again, but not repeated. */
  readonly withheld: number;
}

/** The faults of boards that can be seen from the earlier rounds. */
type Counted = Pick<Certificate, 'meetAgain' | 'seatAgain' | 'fewestMeetings'>;

export type Checked =
  /** The same boards came of the same seed. */
  | { readonly result: 'repeated' }
  /** The certificate counts the boards rightly; hands, unpublished wishes or another version had a part in them. */
  | { readonly result: 'counted'; readonly why: 'by-hand' | 'withheld' | 'other-version' }
  | { readonly result: 'different'; readonly what: 'boards' | 'certificate' };

/** Draws a round again, as far as it is published, and counts what its boards repeat. Empty seats have no player. */
export function checkDraw({ problem, boards, certificate, withheld }: Draw): Checked {
  const { seed, round, method, algorithm = 1 } = certificate;
  const counted = certify(problem, boards, { seed, round, method, cost: 0 });
  if (!isSame(certificate, counted, problem)) return { result: 'different', what: 'certificate' };
  if (method === 'by-hand') return { result: 'counted', why: 'by-hand' };
  if (algorithm !== ALGORITHM) return { result: 'counted', why: 'other-version' };
  if (withheld > 0) return { result: 'counted', why: 'withheld' };
  const names = new Set(boards.flatMap((board) => Object.values(board)));
  const drawn = seatRound(problem, seed, round).boards.map((board) =>
    Object.fromEntries(Object.entries(board).filter(([, player]) => names.has(player))),
  );
  return boardsText(drawn) === boardsText(boards)
    ? { result: 'repeated' }
    : { result: 'different', what: 'boards' };
}

/** Certificates once counted meetings with those who had left among the fewest; what they said is kept. */
function isSame(certificate: Counted, counted: Counted, problem: SeatingProblem): boolean {
  const least = certificate.fewestMeetings;
  const isLeast = least === counted.fewestMeetings || least === fewestMeetings(problem, () => true);
  return isLeast && textOf(certificate) === textOf(counted);
}

function textOf({ meetAgain, seatAgain }: Counted): string {
  const met = meetAgain.map(({ pair, times }) => `${[...pair].sort().join(' ')} ${times}`).sort();
  const held = seatAgain.map(({ player, seat, times }) => `${player} ${seat} ${times}`).sort();
  return JSON.stringify([met, held]);
}

function boardsText(boards: readonly SeatedBoard[]): string {
  return JSON.stringify(boards.map((board) => Object.entries(board).sort()));
}
