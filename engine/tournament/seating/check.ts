import { ALGORITHM, seatRound } from '.';
import { type Certificate, certify, fewestMeetings } from './certificate';
import type { SeatedBoard, SeatingProblem } from './problem';

/** A published draw: its problem, its boards, and its certificate. */
export interface Draw {
  readonly problem: SeatingProblem;
  readonly boards: readonly SeatedBoard[];
  readonly certificate: Pick<Certificate, 'seed' | 'round' | 'method' | 'algorithm'> & Counted;
  /** The number of unpublished wishes; with any of them a draw can be evaluated again, but not repeated. */
  readonly withheld: number;
}

/** The faults of boards that can be determined from the earlier rounds. */
type Counted = Pick<Certificate, 'meetAgain' | 'seatAgain' | 'fewestMeetings'>;

export type Checked =
  /** The same seed gave the same boards. */
  | { readonly result: 'repeated' }
  /**
   * The certificate is correct for the boards, which were changed manually, by unpublished wishes or by another
   * version.
   */
  | { readonly result: 'counted'; readonly why: 'by-hand' | 'withheld' | 'other-version' }
  | { readonly result: 'different'; readonly what: 'boards' | 'certificate' };

/**
 * Repeats the draw of a round, as far as it is published, and counts the repetitions of its boards. Empty seats have no
 * player.
 */
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

/** Certificates used to include meetings with players who had left in the fewest meetings; their figures are kept. */
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
