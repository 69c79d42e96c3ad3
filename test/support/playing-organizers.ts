import { type Board, startBoard } from './season';
import { type Person, startWorld, type World } from './world';

const TWO_BOARDS = { humans: 6, boardSize: 3, rounds: 2 };

export interface Scene {
  readonly world: World;
  /** Its first board; olga organizes and does not play. */
  readonly board: Board;
  /** An organizer and a moderator who play on the second board. */
  readonly playing: { readonly organizer: Person; readonly moderator: Person };
  /** A moderator who plays on no board. */
  readonly neutral: Person;
}

/** A season of two boards, with organizers and moderators who play and others who do not. */
export async function scene(choices: Record<string, unknown> = {}): Promise<Scene> {
  const world = await startWorld();
  const board = await startBoard(world, { ...TWO_BOARDS, choices });
  const here = new Set(Object.values(board.players).map(({ id }) => id));
  const others = Array.from({ length: 6 }, (_, at) => `player-${at + 1}`).filter((id) => !here.has(id));
  const [organizer, moderator, neutral] = await Promise.all(
    [others[0] ?? '', others[1] ?? '', 'nora'].map((id) => world.person(id)),
  );
  if (organizer === undefined || moderator === undefined || neutral === undefined) throw new Error('nobody');
  await neutral.post(`/leagues/${board.league}/members`);
  const give = (to: Person, role: string) =>
    board.organizer.put(`/leagues/${board.league}/members/${to.id}/roles`, { roles: [role, 'player'] });
  await give(organizer, 'organizer');
  await give(moderator, 'moderator');
  await give(neutral, 'moderator');
  return { world, board, playing: { organizer, moderator }, neutral };
}
