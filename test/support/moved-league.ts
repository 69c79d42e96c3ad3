import { readFileSync } from 'node:fs';
import { POWERS } from '../../engine/classic/types';

const FOLDER = new URL('../fixtures/classic/games/', import.meta.url);

/** Ten recorded games of Classic that wait for the adjustments of Winter 1908. */
export const RUNNING = ['01', '04', '07', '10', '13', '16', '22', '25', '28', '31'] as const;

/** The text of a recorded game. */
export function recordedGame(number: string): string {
  return readFileSync(new URL(`game-${number}.txt`, FOLDER), 'utf8');
}

const GIVEN = ['Ana', 'Ben', 'Cho', 'Dan', 'Eva', 'Finn', 'Gus', 'Hana', 'Ivo', 'Jun'] as const;
const FAMILY = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gorse'] as const;

/** The person who plays a power on one of ten boards. */
export function playerAt(board: number, seat: number): string {
  return `${GIVEN[board]} ${FAMILY[seat]}`;
}

/** A sheet of who sits where: one seat a line. */
export function sheetOf(games: readonly string[]): string {
  const lines = games.flatMap((number, board) =>
    POWERS.map((power, seat) => `game-${number},${power},${playerAt(board, seat)},`),
  );
  return ['board,seat,player,mail', ...lines].join('\n');
}
