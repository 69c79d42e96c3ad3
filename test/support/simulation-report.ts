import { type BySeat, type GameSystem, PACES, type SeatId, type StepResult } from '../../engine/game';
import type { Outcome } from '../../engine/game/outcome';
import { inEnglish } from './translated';

/** A simulated game that has ended. */
export interface Finished {
  readonly outcome: Outcome | null;
  readonly figures: BySeat<Readonly<Record<string, number>>>;
  readonly turns: number;
  readonly steps: number;
  /** The number of its deadlines, by pace, for an organizer's calendar. */
  readonly deadlines: Readonly<Record<string, number>>;
  /** The seats in the order in which they had their first turn; empty if all play at once. */
  readonly order: readonly SeatId[];
  /** The one steady bot of a duel. */
  readonly champion: SeatId | undefined;
}

/** Observes the games of one system as they are played, and prints additional lines. */
export interface Watcher {
  step(before: unknown, result: StepResult<unknown>): void;
  end(game: Finished, position: unknown): void;
  report(): readonly string[];
}

/** The totals of many games, as lines to print. */
export function reportOf(
  system: GameSystem,
  seats: readonly SeatId[],
  games: readonly Finished[],
): readonly string[] {
  return [
    'won, by seat (a shared victory counts in equal parts)',
    ...seats.map(
      (seat) => `  ${seat.padEnd(14)} ${percent(wins(games, (game) => winnersShare(game, seat)))}`,
    ),
    ...turnOrder(seats, games),
    ...lengths(games),
    ...endings(games),
    ...measures(system, games),
    ...duel(games),
  ];
}

function winnersShare({ outcome }: Finished, seat: SeatId | undefined): number {
  if (outcome === null || seat === undefined || !outcome.winners.includes(seat)) return 0;
  return 1 / outcome.winners.length;
}

function wins(games: readonly Finished[], share: (game: Finished) => number): number {
  return mean(games.map(share));
}

/** The effect of the turn order. */
function turnOrder(seats: readonly SeatId[], games: readonly Finished[]): readonly string[] {
  if (games.every(({ order }) => order.length === 0)) return [];
  return [
    'won, by place in the turn order',
    ...seats.map((_, place) => {
      const share = wins(games, (game) => winnersShare(game, game.order[place]));
      return `  ${String(place + 1).padEnd(14)} ${percent(share)}  ${(share * seats.length).toFixed(2)} of an even share`;
    }),
  ];
}

function lengths(games: readonly Finished[]): readonly string[] {
  const turns = games.map((game) => game.turns).sort((one, other) => one - other);
  const at = (share: number) => turns[Math.floor(share * (turns.length - 1))];
  const steps = mean(games.map((game) => game.steps));
  return [
    `length: mean ${mean(turns).toFixed(1)} turns, median ${at(0.5)}, shortest ${at(0)}, longest ${at(1)}; ${steps.toFixed(1)} steps`,
    `deadlines: ${PACES.map((pace) => `${mean(games.map(({ deadlines }) => deadlines[pace] ?? 0)).toFixed(1)} ${pace}`).join(', ')}`,
  ];
}

function endings(games: readonly Finished[]): readonly string[] {
  const share = (holds: (game: Finished) => boolean) => percent(games.filter(holds).length / games.length);
  const types = new Set(games.map(({ outcome }) => outcome?.type ?? 'none'));
  return [
    'ended by',
    ...[...types]
      .sort()
      .map((type) => `  ${type.padEnd(14)} ${share(({ outcome }) => outcome?.type === type)}`),
    `  ${'shared'.padEnd(14)} ${share(({ outcome }) => (outcome?.winners.length ?? 0) > 1)}`,
  ];
}

/** The figures of winners and of all, and each as a share of the first one. */
function measures(system: GameSystem, games: readonly Finished[]): readonly string[] {
  const average = (id: string, counts: (game: Finished, seat: SeatId) => boolean) =>
    mean(
      games.flatMap((game) =>
        Object.entries(game.figures).flatMap(([seat, figures]) =>
          counts(game, seat) ? [figures[id] ?? 0] : [],
        ),
      ),
    );
  const isWinner = ({ outcome }: Finished, seat: SeatId) => outcome?.winners.includes(seat) ?? false;
  const [lead] = system.measures;
  if (!lead) return [];
  return [
    `figures at the end: of winners, of all; in per cent of ${system.counts.many}`,
    ...system.measures.map(({ id, name }) => {
      const [best, all] = [average(id, isWinner), average(id, () => true)];
      const part = `${percent(best / average(lead.id, isWinner))} ${percent(all / average(lead.id, () => true))}`;
      return `  ${inEnglish(name).padEnd(18)} ${best.toFixed(1).padStart(6)} ${all.toFixed(1).padStart(6)}   ${part}`;
    }),
  ];
}

function duel(games: readonly Finished[]): readonly string[] {
  if (games.every(({ champion }) => champion === undefined)) return [];
  const share = wins(games, (game) => winnersShare(game, game.champion));
  return [`the champion won ${percent(share)} of its games`];
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1).padStart(5)} %`;
}
