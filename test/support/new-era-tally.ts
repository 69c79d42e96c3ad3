import type { SeatId, StepResult } from '../../engine/game';
import { cardName, designIdOf, factionOf, INSTANTS, LOCATIONS } from '../../engine/new-era/data/cards';
import type { Event } from '../../engine/new-era/event-types';
import { type Points, pointsOf } from '../../engine/new-era/rules/ending';
import type { DesignId, Position } from '../../engine/new-era/types';
import type { Finished, Watcher } from './simulation-report';

const SOURCES = ['base', 'locations', 'tokens', 'improvements'] as const;
/** A game ends when a player reaches this count. */
const TARGET = 33;

/** The results of seats with a card or faction: their number, and their shares of wins together. */
interface Tally {
  seats: number;
  wins: number;
}

/** The results of factions and cards in New Era, the sources of points, and the length of games. */
export function newEraTally(): Watcher {
  const points: Record<keyof Points, number> = { base: 0, locations: 0, tokens: 0, improvements: 0 };
  const factions = new Map<string, Tally>();
  const used = new Map<DesignId, Tally>();
  const turns: number[] = [];
  let [seats, games, reached] = [0, 0, 0];
  let cards = new Map<SeatId, Set<DesignId>>();

  const watch = (event: Event) => {
    const played = playedBy(event);
    if (played === undefined) return;
    const [seat, card] = played;
    cards.set(seat, (cards.get(seat) ?? new Set()).add(designIdOf(card)));
  };
  const count = <Key>(records: Map<Key, Tally>, key: Key, win: number) => {
    const record = records.get(key) ?? { seats: 0, wins: 0 };
    records.set(key, { seats: record.seats + 1, wins: record.wins + win });
  };

  return {
    step(_: unknown, result: StepResult<unknown>) {
      for (const event of result.events) watch(event as Event);
    },
    end({ outcome }: Finished, end: unknown) {
      const position = end as Position;
      games += 1;
      seats += position.seats.length;
      turns.push(position.turn);
      if (Object.values(position.players).some(({ score }) => score >= TARGET)) reached += 1;
      for (const [seat, player] of Object.entries(position.players)) {
        const winners = outcome?.winners ?? [];
        const win = winners.includes(seat) ? 1 / winners.length : 0;
        const sources = pointsOf(player);
        for (const source of SOURCES) points[source] += sources[source];
        count(factions, player.faction, win);
        for (const card of cards.get(seat) ?? []) count(used, card, win);
      }
      cards = new Map();
    },
    report: () => {
      const evenShare = games / seats;
      turns.sort((one, other) => one - other);
      const at = (part: number) => turns[Math.floor(part * (turns.length - 1))];
      const mean = turns.reduce((sum, one) => sum + one, 0) / games;
      return [
        `game turns: mean ${mean.toFixed(1)}, median ${at(0.5)}, shortest ${at(0)}, longest ${at(1)}; ${((100 * reached) / games).toFixed(1)} % ended with ${TARGET} points`,
        'points a seat, by source',
        ...SOURCES.map(
          (source) => `  ${source.padEnd(24)} ${(points[source] / seats).toFixed(1).padStart(5)}`,
        ),
        'won, by faction, and of an even share',
        ...[...factions].map(([id, record]) => recordLine(factionOf(id).name, record, evenShare)).sort(),
        'cards: seats that built, bound, conquered or played one, what they won of an even share, and the correlation of the two',
        ...cardLines(used, seats, evenShare),
      ];
    },
  };
}

/** The player who used a card in this event: from the hand, or by contact with a location of another player. */
function playedBy(event: Event): readonly [seat: SeatId, card: string] | undefined {
  switch (event.type) {
    case 'instant':
    case 'incorporated':
    case 'redeveloped':
    case 'reconstructed':
    case 'cooperated':
    case 'conquered':
      return [event.seat, event.card];
    default:
      return undefined;
  }
}

function recordLine(name: string, { seats, wins }: Tally, evenShare: number): string {
  const share = wins / Math.max(1, seats);
  return `  ${name.padEnd(24)} ${(100 * share).toFixed(1).padStart(5)} %  ${(share / evenShare).toFixed(2)}  ${seats} seats`;
}

/** The most decisive cards come first. */
function cardLines(used: ReadonlyMap<DesignId, Tally>, seats: number, evenShare: number): readonly string[] {
  const rows = [...LOCATIONS, ...INSTANTS].map(({ id }) => {
    const record = used.get(id) ?? { seats: 0, wins: 0 };
    return { id, ...record, correlation: correlationOf(record, seats, evenShare) };
  });
  return rows
    .sort((one, other) => other.correlation - one.correlation)
    .map(({ id, seats: users, wins, correlation }) => {
      const part = wins / Math.max(1, users) / evenShare;
      return `  ${cardName(`${id}#1`).padEnd(24)} ${String(users).padStart(6)}  ${part.toFixed(2)}  ${correlation.toFixed(3).padStart(6)}`;
    });
}

/** The correlation of using a card with winning, over all seats: the phi coefficient of two booleans. */
function correlationOf({ seats: used, wins }: Tally, seats: number, evenShare: number): number {
  const [x, y] = [used / seats, evenShare];
  const spread = Math.sqrt(x * (1 - x) * y * (1 - y));
  return spread === 0 ? 0 : (wins / seats - x * y) / spread;
}
