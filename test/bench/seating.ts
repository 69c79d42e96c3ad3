import { shuffled } from '../../engine/core/shuffled';
import { textRandom } from '../../engine/random';
import { seatRound } from '../../engine/tournament/seating';
import { pairsOf } from '../../engine/tournament/seating/costs';
import type { SeatedBoard } from '../../engine/tournament/seating/problem';
import type { Figure } from './measuring';

const SEATS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const ROUNDS = 7;

/** Seven rounds for clubs and congresses: what repeats, beside boards drawn at random, and how long it takes. */
export async function benchSeating(): Promise<readonly Figure[]> {
  return [49, 98, 700].flatMap((players) => {
    const began = performance.now();
    const found = rounds((earlier, round) => seat(players, earlier, round));
    const seconds = (performance.now() - began) / 1000;
    const random = rounds((_, round) => seatAtRandom(players, round));
    const name = `${players} players, ${ROUNDS} rounds`;
    return [
      { what: `${name}: meetings that repeat one, and at random`, value: pairText(found, random, 'met') },
      { what: `${name}: seats held again, and at random`, value: pairText(found, random, 'seat') },
      { what: `${name}: seconds`, value: seconds.toFixed(2) },
    ];
  });
}

function seat(players: number, earlier: readonly SeatedBoard[], round: number): readonly SeatedBoard[] {
  const entrants = Array.from({ length: players }, (_, at) => ({ id: `p${at}` }));
  return seatRound({ players: entrants, seats: SEATS, earlier }, 'bench', round).boards;
}

function seatAtRandom(players: number, round: number): readonly SeatedBoard[] {
  const ids = shuffled(
    Array.from({ length: players }, (_, at) => `p${at}`),
    textRandom(`random ${round}`),
  );
  return Array.from({ length: players / SEATS.length }, (_, board) =>
    Object.fromEntries(SEATS.map((name, at) => [name, ids[board * SEATS.length + at] ?? ''])),
  );
}

type Drawing = (earlier: readonly SeatedBoard[], round: number) => readonly SeatedBoard[];

function rounds(draw: Drawing): readonly SeatedBoard[] {
  let played: readonly SeatedBoard[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) played = [...played, ...draw(played, round)];
  return played;
}

function pairText(
  found: readonly SeatedBoard[],
  random: readonly SeatedBoard[],
  what: 'met' | 'seat',
): string {
  return `${repeats(found)[what]}, ${repeats(random)[what]}`;
}

function repeats(boards: readonly SeatedBoard[]): { met: number; seat: number } {
  const met = boards.flatMap((board) =>
    pairsOf(Object.values(board)).map((pair) => [...pair].sort().join(' ')),
  );
  const held = boards.flatMap((board) => Object.entries(board).map((entry) => entry.join(' ')));
  return { met: met.length - new Set(met).size, seat: held.length - new Set(held).size };
}
