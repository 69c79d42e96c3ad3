import type { Caller } from '../access/caller';
import type { GameRecord, Gate } from '../game/games.records';
import type { PersonRecord } from '../platform/common.records';
import type { PressAtEnd } from '../season/seasons.records';

/** A person who plays or has played in a game, and their seat. Replaced players are included. */
export interface Participant {
  readonly seat: string;
  readonly player: PersonRecord;
}

/** All people who hold or held a seat of a game, without bots. */
export function participantsOf({ seats, left }: GameRecord): readonly Participant[] {
  const all = [...seats, ...left].map(({ seat, player }) => ({ seat, player }));
  return all.filter(
    ({ seat, player }, at) =>
      player.kind === 'human' &&
      all.findIndex((one) => one.seat === seat && one.player.id === player.id) === at,
  );
}

/** The caller's part in a game: the seat they hold or held. */
export function partOf(game: GameRecord, caller: Caller | null): Participant | undefined {
  return participantsOf(game).find(({ player }) => player.id === caller?.id);
}

/** What happens to a game's press after its end. Where private messages were impossible there is nothing to open. */
export function pressAtEndOf({ press, pressAtEnd }: Pick<GameRecord, 'press' | 'pressAtEnd'>): PressAtEnd {
  return press === 'none' || press === 'gunboat' ? 'never' : (pressAtEnd ?? 'by-consent');
}

/**
 * Identifies the end of a game; an end after a ruling has reopened the game gets another id. Null while it is played.
 */
export function endOf({ state, step, line = 0 }: Gate): string | null {
  return state === 'finished' ? `${line}.${step}` : null;
}
