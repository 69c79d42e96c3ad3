import { occupy, subwaySeries } from './battle';
import { BOROUGHS, CROSSINGS, HOOD_IDS, HOODS, type Table } from './table';

/** The course of a turn: rules 5, 9, 10, 13 and the events of 14.4. */

/** 5.1 to 5.3 */
function startTurn(table: Table, seat: string): void {
  const { now } = table;
  now.turn += 1;
  now.active = seat;
  now.phase = 'reinforce';
  table.reopen(seat);
  const owned = table.ownedBy(seat);
  const bonus = table.boroughsOf(seat).reduce((sum, borough) => sum + borough.bonus, 0);
  now.reinforcements = Math.max(3, Math.floor(owned.length / 3)) + bonus;
  for (const { id, airport } of HOODS) if (airport && table.owns(seat, id)) table.give(id, 1);
}

const setValues: Readonly<Record<string, number>> = { pedestrian: 4, messenger: 6, taxi: 8 };

/** 5.5 The value of three cards; 0 if they are no set. */
export function worth(cards: readonly string[]): number {
  const pictures = cards.flatMap((card) => HOODS.find(({ id }) => id === card)?.unit ?? []);
  const different = new Set(pictures).size;
  if (pictures.length === 0) return 0;
  if (different === pictures.length) return 10;
  return different === 1 ? (setValues[pictures[0] ?? ''] ?? 0) : 0;
}

/** 5.6, 7.8 */
export function trade(table: Table, seat: string, cards: readonly string[], bonusTo?: string): void {
  const { now } = table;
  const hand = table.hand(seat);
  hand.cards = hand.cards.filter((card) => !cards.includes(card));
  now.decks.cardDiscard.push(...cards);
  const shown = cards.find((card) => HOOD_IDS.includes(card) && table.owns(seat, card));
  const bonus = bonusTo ?? shown;
  if (bonus !== undefined) table.give(bonus, 2);
  now.reinforcements += worth(cards);
  endForcedTrade(table, seat);
}

export function endForcedTrade(table: Table, seat: string): void {
  const { now } = table;
  if (table.hand(seat).cards.length <= 4 && now.reinforcements === 0) now.mustTrade = false;
}

/** 9.1, 9.2 */
export function enterEnd(table: Table, seat: string): void {
  const { now } = table;
  now.phase = 'end';
  if (now.conquered) table.drawCard(seat);
  const isOwed = now.tookStadium || now.defended.includes(seat);
  now.conquered = false;
  now.tookStadium = false;
  now.defended = now.defended.filter((one) => one !== seat);
  if (isOwed) drawAdventure(table, seat);
  if (table.outcome === null && !table.isInPlay(seat)) endTurn(table, seat);
}

function drawAdventure(table: Table, seat: string): void {
  let mayShuffle = true;
  while (table.outcome === null && table.isInPlay(seat)) {
    const { card, shuffled } = table.nextAdventure(mayShuffle);
    if (shuffled) mayShuffle = false;
    if (card === undefined) return;
    const event = EVENTS[card];
    if (event === undefined) {
      table.hand(seat).adventures.push(card);
      return;
    }
    event(table, seat);
    table.now.decks.adventureDiscard.push(card);
  }
}

function most(table: Table, hoods: readonly string[]): string | undefined {
  const units = Math.max(0, ...hoods.map((id) => table.hood(id).units));
  return hoods.find((id) => table.hood(id).units === units);
}

function giveOwned(table: Table, hoods: readonly string[], units: number): void {
  for (const id of hoods) if (table.hood(id).owner !== null) table.give(id, units);
}

/** 14.4 */
const EVENTS: Readonly<Record<string, (table: Table, drawer: string) => void>> = {
  'subway-series': subwaySeries,
  hurricane: ({ now }, by) => {
    const isOpen = (id: string) => now.closed.every(({ crossing }) => crossing !== id);
    for (const { id, kind } of CROSSINGS)
      if (kind === 'tunnel' && isOpen(id)) now.closed.push({ crossing: id, by });
  },
  marathon: (table) =>
    giveOwned(
      table,
      ['central-park', 'melrose', 'long-island-city', 'williamsburg', 'bay-ridge', 'south-beach'],
      1,
    ),
  blackout: (table) => {
    for (const id of HOOD_IDS) if (table.hood(id).units >= 6) table.give(id, -1);
  },
  'rent-strike': (table) => {
    const count = (seat: string) => table.ownedBy(seat).length;
    const leader = table.now.order.find((seat) =>
      table.now.order.every((other) => other === seat || count(other) < count(seat)),
    );
    const hood = leader && most(table, table.ownedBy(leader));
    if (hood && table.hood(hood).units >= 2) table.give(hood, -1);
  },
  'track-work': (table) => table.trainBack(),
  'rush-hour': (table) => table.trainExpress(),
  'fleet-week': (table) => giveOwned(table, ['financial-district', 'st-george', 'bayonne'], 2),
  'election-day': (table) => {
    for (const seat of table.inPlay()) {
      const mayor = table.now.mayors[seat];
      if (mayor) table.give(mayor, 1);
      else table.now.mayors[seat] = most(table, table.ownedBy(seat)) ?? null;
    }
  },
  'water-main': (table) => {
    const borough = BOROUGHS[table.die() - 1]?.id;
    for (const hood of HOODS)
      if (hood.borough === borough && table.hood(hood.id).units >= 2) table.give(hood.id, -1);
  },
};

/** 9.6 */
export function endTurn(table: Table, seat: string): void {
  const { now } = table;
  const { adventures } = table.hand(seat);
  table.discardAdventures(seat, adventures.slice(0, Math.max(0, adventures.length - 6)));
  for (const hood of now.attackedStadiums) {
    const { owner } = table.hood(hood);
    if (owner !== null && owner !== seat && !now.defended.includes(owner)) now.defended.push(owner);
  }
  now.attackedStadiums = [];
  now.conquered = false;
  now.tookStadium = false;
  now.mustTrade = false;
  now.boosts = { attack: false, oneDie: false, links: [] };
  now.reinforcements = 0;
  checkTrain(table);
  now.trainHold = null;
  if (table.trainIsHome) table.end('train');
  else startNext(table, seat);
}

function startNext(table: Table, seat: string): void {
  const { now } = table;
  const at = now.order.indexOf(seat);
  const next = [...now.order.slice(at + 1), ...now.order.slice(0, at + 1)].find(table.isInPlay);
  if (next !== undefined) startTurn(table, next);
}

/** 10.2 to 10.6 */
function checkTrain(table: Table): void {
  const { trainHold } = table.now;
  if (table.trainIsHome || trainHold === 'stay') return;
  const rolled = trainHold === null && table.trainIsAtExpress ? table.die() : 0;
  if (trainHold === 'express' || rolled >= 5) table.trainExpress();
  else if (!table.trainIsAtExpress || rolled >= 3) table.trainOn();
}

/** 13.6, 13.7 */
export function resign(table: Table, seat: string): void {
  const { now } = table;
  if (table.options.replacements) {
    now.status[seat] = 'vacant';
    return;
  }
  const isActive = now.active === seat;
  if (isActive && now.pending) occupy(table, now.pending.min);
  for (const id of table.ownedBy(seat)) table.hood(id).owner = null;
  const hand = table.hand(seat);
  now.decks.cardDiscard.push(...hand.cards);
  hand.cards = [];
  table.putOut(seat, 'resigned');
  if (table.inPlay().length === 1) {
    if (now.pending) occupy(table, now.pending.min);
    table.end('elimination');
  } else if (isActive) endTurn(table, seat);
}

/** 13.3 The turn of a silent seat, from its current phase. */
export function defaultTurn(table: Table, seat: string, isMissed: boolean): void {
  const { now } = table;
  if (isMissed) now.missed[seat] = (now.missed[seat] ?? 0) + 1;
  if (now.pending) occupy(table, now.pending.min);
  if (now.phase === 'reinforce' || now.mustTrade) {
    while (table.hand(seat).cards.length >= 5) trade(table, seat, bestSet(table.hand(seat).cards));
    while (now.reinforcements > 0) placeOne(table, seat);
    now.mustTrade = false;
  }
  if (now.phase !== 'end') {
    const { turn } = now;
    enterEnd(table, seat);
    if (now.turn !== turn || table.outcome !== null) return;
  }
  if (isMissed && (now.missed[seat] ?? 0) >= table.options.maxMissed) {
    resign(table, seat);
    if (!table.options.replacements) return;
  }
  endTurn(table, seat);
}

function bestSet(hand: readonly string[]): readonly string[] {
  let best: readonly string[] = [];
  for (const [first, one] of hand.entries())
    for (const [second, two] of hand.entries())
      for (const [third, three] of hand.entries()) {
        if (first >= second || second >= third) continue;
        if (worth([one, two, three]) > worth(best)) best = [one, two, three];
      }
  return best;
}

/** 13.4 */
function placeOne(table: Table, seat: string): void {
  const { now } = table;
  now.reinforcements -= 1;
  const foes = (hood: string) =>
    table.openFrom(hood).filter((id) => table.hood(id).owner !== seat && table.hood(id).owner !== null);
  const threat = (hood: string) =>
    foes(hood).reduce((sum, id) => sum + table.hood(id).units, 0) - table.hood(hood).units;
  const owned = table.ownedBy(seat);
  const fronts = owned.filter((hood) => foes(hood).length > 0);
  const greatest = Math.max(...fronts.map(threat));
  const hood = fronts.find((id) => threat(id) === greatest) ?? now.mayors[seat] ?? owned[0];
  if (hood !== undefined) table.give(hood, 1);
}
