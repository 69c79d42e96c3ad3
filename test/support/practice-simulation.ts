import type { GameSystem, SeatId } from '../../engine/game';
import { GAMES, type GameSystemId } from '../../engine/games';
import { textRandom } from '../../engine/random';
import type { PracticeLevel } from '../../functions/core/platform/common.records';

/** No practice game may be longer: a game that goes on after so many steps counts as one that does not end. */
const TOO_LONG = 3000;

/** How the practice games of one system ended. */
export interface PracticeGames {
  readonly games: number;
  readonly ended: number;
  /** Ended before the limit of the practice options, with one winner. */
  readonly won: number;
  readonly drawn: number;
  /** The number of clocks that ran in each game, in ascending order. */
  readonly turns: readonly number[];
}

/** Plays practice games in which bots of one level hold every seat and vote as they do on practice boards. */
export function simulatePractice(
  system: GameSystem,
  level: PracticeLevel,
  seed: string,
  games: number,
): PracticeGames {
  const played = Array.from({ length: games }, (_, game) => playGame(system, level, `${seed} ${game}`));
  const ended = played.filter(({ outcome }) => outcome !== null);
  return {
    games,
    ended: ended.length,
    won: ended.filter(({ outcome }) => outcome?.end !== 'time' && outcome?.winners.length === 1).length,
    drawn: ended.filter(({ outcome }) => outcome?.type === 'draw').length,
    turns: ended.map(({ turns }) => turns).sort((one, other) => one - other),
  };
}

function playGame(system: GameSystem, level: PracticeLevel, seed: string) {
  const { seats: rules, practice = {} } = GAMES[system.id as GameSystemId];
  const options = system.options.parse(practice);
  const seats = rules.names.slice(0, rules.usual);
  const random = textRandom(seed);
  const bot = system.bots[level];
  const clocks = new Set<string>();
  let position = system.setup(options, seats, random);
  for (let steps = 0; steps < TOO_LONG; steps += 1) {
    const pending = system.pending(position);
    const outcome = system.outcome(position);
    if (outcome !== null || pending === null) return { outcome, turns: clocks.size };
    if (pending.pace === 'orders' || pending.pace === 'decision') clocks.add(pending.clock);
    const lists: Record<SeatId, readonly unknown[]> = {};
    for (const { seat, owes } of pending.seats) {
      if (!owes) continue;
      const view = system.view(position, { kind: 'seat', seat });
      lists[seat] = [...bot.orders(view, seat, random), ...(system.botVotes?.(view, seat) ?? [])];
    }
    position = system.adjudicate(position, lists, options, random).position;
  }
  return { outcome: null, turns: clocks.size };
}

/** One line for each system. */
export function practiceLine({ title }: GameSystem, result: PracticeGames): string {
  const { games, ended, won, drawn, turns } = result;
  const at = (share: number) => turns[Math.floor(share * (turns.length - 1))] ?? 0;
  return [
    `${title}: ${ended} of ${games} ended`,
    `${percent(won / games)} with one winner before the last turn, ${percent(drawn / games)} drawn`,
    `turns: median ${at(0.5)}, longest ${at(1)}`,
  ].join('; ');
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
