import type { ActionCardId, CardId } from '../../engine/domination/card-ids';
import { ACTION_CARD_IDS, cardOf } from '../../engine/domination/data/cards';
import type { Event } from '../../engine/domination/event-types';
import type { Position } from '../../engine/domination/types';
import type { SeatId, StepResult } from '../../engine/game';
import type { Finished, Watcher } from './simulation-report';

const SOURCES = ['land', 'sea', 'regions', 'cards'] as const;
type Source = (typeof SOURCES)[number];
const USES = ['build', 'attack', 'text', 'discard', 'reaction'] as const;
type Use = (typeof USES)[number];

/** The statistics of one type of card over all games. */
interface CardTally {
  /** Games in which it had a stack. */
  games: number;
  bought: number;
  readonly uses: Record<Use, number>;
  /** Seats that bought it, and those of them that won. */
  buyers: number;
  winners: number;
}

/** The sources of points in Domination, the cards bought and their uses, and the number of windows. */
export function dominationTally(): Watcher {
  const points: Record<Source, number> = { land: 0, sea: 0, regions: 0, cards: 0 };
  const tallies = new Map<CardId, CardTally>();
  const windows = { turns: 0, scoring: 0 };
  let bought = new Map<SeatId, Set<CardId>>();
  let seats = 0;
  let games = 0;
  let won = 0;

  const tallyOf = (card: CardId): CardTally => {
    const found = tallies.get(card) ?? {
      games: 0,
      bought: 0,
      uses: { build: 0, attack: 0, text: 0, discard: 0, reaction: 0 },
      buyers: 0,
      winners: 0,
    };
    tallies.set(card, found);
    return found;
  };
  const buy = (seat: SeatId, card: ActionCardId) => {
    tallyOf(card).bought += 1;
    bought.set(seat, (bought.get(seat) ?? new Set()).add(card));
  };
  const watch = (event: Event) => {
    if (event.type === 'scored')
      for (const source of ['land', 'sea', 'regions'] as const) points[source] += event[source];
    else if (event.type === 'vp') points.cards += event.gain;
    else if (event.type === 'acquired') buy(event.seat, event.card);
    else if (event.type === 'reaction') tallyOf(event.card).uses.reaction += 1;
    else if (event.type === 'card_used') {
      const use = event.use === 'discard1' || event.use === 'discard2' ? 'discard' : event.use;
      for (const card of [event.card, event.card2]) if (card !== undefined) tallyOf(card).uses[use] += 1;
    }
  };

  return {
    step(before: unknown, result: StepResult<unknown>) {
      windows[(before as Position).phase === 'scoring' ? 'scoring' : 'turns'] += 1;
      for (const event of result.events) watch(event as Event);
    },
    end({ outcome }: Finished, end: unknown) {
      const { order, stacks } = end as Position;
      games += 1;
      seats += order.length;
      won += outcome?.winners.length ?? 0;
      for (const card of ACTION_CARD_IDS) if (stacks[card] !== undefined) tallyOf(card).games += 1;
      for (const [seat, cards] of bought)
        for (const card of cards) {
          tallyOf(card).buyers += 1;
          if (outcome?.winners.includes(seat)) tallyOf(card).winners += 1;
        }
      bought = new Map();
    },
    report: () => [
      `windows a game: ${(windows.turns / games).toFixed(1)} turns, ${(windows.scoring / games).toFixed(1)} before scoring`,
      'points a seat, by source',
      ...SOURCES.map((source) => `  ${source.padEnd(22)} ${(points[source] / seats).toFixed(1).padStart(6)}`),
      'cards: bought in a game with their stack; uses a game; how often a buyer wins, of an even share',
      `  ${''.padEnd(22)} bought ${USES.map((use) => use.padStart(9)).join('')}   wins`,
      ...[...tallies].map(([card, tally]) => cardLine(card, tally, games, won / seats)).sort(),
    ],
  };
}

function cardLine(card: CardId, tally: CardTally, games: number, evenShare: number): string {
  const inPlay = card === 'domination' ? games : tally.games;
  const each = (count: number) => (count / Math.max(1, inPlay)).toFixed(1);
  const wins = tally.buyers === 0 ? '' : (tally.winners / tally.buyers / evenShare).toFixed(2);
  const uses = USES.map((use) => each(tally.uses[use]).padStart(9)).join('');
  return `  ${cardOf(card).title.padEnd(22)} ${each(tally.bought).padStart(6)} ${uses}   ${wins}`;
}
