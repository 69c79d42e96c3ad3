import type { GameRecord, Gate, PersonRecord, PressAtEnd } from '../../store/records';
import type { Caller } from '../caller';

/** Somebody who played in a game, and their seat. Whoever was replaced has played too. */
export interface Participant {
  readonly seat: string;
  readonly player: PersonRecord;
}

/** Everybody who holds or held a seat of a game, without bots. */
export function participantsOf({ seats, left }: GameRecord): readonly Participant[] {
  const all = [...seats, ...left].map(({ seat, player }) => ({ seat, player }));
  return all.filter(
    ({ seat, player }, at) =>
      player.kind === 'human' &&
      all.findIndex((one) => one.seat === seat && one.player.id === player.id) === at,
  );
}

/** The caller's part in a game: the seat they hold, or one that they held. */
export function partOf(game: GameRecord, caller: Caller | null): Participant | undefined {
  return participantsOf(game).find(({ player }) => player.id === caller?.id);
}

/** What becomes of a game's press once it is over. Where nobody could write privately there is nothing to open. */
export function pressAtEndOf({ press, pressAtEnd }: Pick<GameRecord, 'press' | 'pressAtEnd'>): PressAtEnd {
  return press === 'none' || press === 'gunboat' ? 'never' : (pressAtEnd ?? 'by-consent');
}

/** Names the end that a game has come to; one that a ruling opens again comes to another. Null while it is played. */
export function endOf({ state, step, line = 0 }: Gate): string | null {
  return state === 'finished' ? `${line}.${step}` : null;
}
