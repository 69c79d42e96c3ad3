import { decidingStep } from '../core/leading';
import type { BySeat, GameSystem, Message, SeatId } from '../game';
import { messagesOf } from '../game/message';
import type { GameSystemId } from '../games';
import { countedIn } from '../measures';
import type { StatisticsTally } from './statistics-tally';

/** A notable fact about a finished game. */
export interface GameAward {
  readonly id: string;
  readonly title: Message | string;
  readonly seats: readonly SeatId[];
  /** The text after the names of the seats: "took 7 spaces from other factions". */
  readonly text: Message | string;
  /** The step that the award is about; null where it is about the whole game. */
  readonly step: number | null;
}

/** The data of a finished game from which awards are derived. */
export interface FinishedGame {
  readonly winners: readonly SeatId[];
  /** Every step with the leading measure of each seat after it, oldest first. */
  readonly steps: readonly MeasuredStep[];
  readonly statistics: readonly StatisticsTally[];
}

interface MeasuredStep {
  readonly step: number;
  readonly label: Message | string;
  readonly figures: BySeat<number>;
}

const message = messagesOf('awards');

/** The smallest count that earns an award: a single step in the lead, or a single counted event, earns none. */
const LEAST = 2;

/** The awards of a finished game. Each goes to the seats that it is true of; a tie for the most means no award. */
export function gameAwards(
  { id: system, statistics }: Pick<GameSystem, 'id' | 'statistics'>,
  { winners, steps, statistics: tally }: FinishedGame,
): readonly GameAward[] {
  const statisticAwards = (statistics?.kinds ?? []).map(({ id, award, did }) => {
    const found = aloneAhead(tally.filter(({ deed }) => deed === id).map(({ seat, count }) => [seat, count]));
    return found && { ...ofGame(id, award, found.seat), text: did(found.most) };
  });
  return [
    decided(winners, steps),
    fromBehind(winners, steps, system as GameSystemId),
    longestLead(steps),
    ...statisticAwards,
  ].filter((award) => award !== null);
}

function ofGame(id: string, title: Message | string, seat: SeatId) {
  return { id, title, seats: [seat], step: null };
}

/** The step after which the winners kept the lead until the end. */
function decided(winners: readonly SeatId[], steps: readonly MeasuredStep[]): GameAward | null {
  const at = decidingStep(
    steps.map(({ figures }) => figures),
    winners,
  );
  const found = at === null ? undefined : steps[at];
  if (found === undefined) return null;
  const { step, label } = found;
  return {
    id: 'decided',
    title: message('game.decided'),
    seats: winners,
    text: message('game.decidedText', { label, count: winners.length }),
    step,
  };
}

/** The winner who had been furthest behind the leader. */
function fromBehind(
  winners: readonly SeatId[],
  steps: readonly MeasuredStep[],
  system: GameSystemId,
): GameAward | null {
  const gaps = winners.flatMap((seat) =>
    steps.map(({ figures, ...at }) => ({
      ...{ seat, at },
      gap: Math.max(...Object.values(figures)) - (figures[seat] ?? 0),
    })),
  );
  const most = Math.max(0, ...gaps.map(({ gap }) => gap));
  const found = gaps.find(({ gap }) => gap === most);
  if (found === undefined || most < LEAST) return null;
  const parts = { amount: countedIn({ system }, most), label: found.at.label };
  const text = message('game.behindText', parts);
  return { id: 'behind', title: message('game.behind'), seats: [found.seat], text, step: found.at.step };
}

/** The seat that led alone after the most steps. */
function longestLead(steps: readonly MeasuredStep[]): GameAward | null {
  const leaders = steps.flatMap(({ figures }) => aloneAhead(Object.entries(figures), 1)?.seat ?? []);
  const led = [...new Set(leaders)].map(
    (seat) => [seat, leaders.filter((one) => one === seat).length] as const,
  );
  const found = aloneAhead(led);
  if (found === null) return null;
  const text = message('game.leadText', { led: found.most, steps: steps.length });
  return { ...ofGame('lead', message('game.lead'), found.seat), text };
}

/**
 * The seat with a higher count than every other one; null where several share the highest count, or it is below the
 * minimum.
 */
function aloneAhead(
  counts: readonly (readonly [seat: SeatId, count: number])[],
  least = LEAST,
): { readonly seat: SeatId; readonly most: number } | null {
  const most = Math.max(0, ...counts.map(([, count]) => count));
  const [first, ...others] = counts.filter(([, count]) => count === most);
  return first === undefined || others.length > 0 || most < least ? null : { seat: first[0], most };
}
