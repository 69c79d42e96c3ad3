import { type Fields, isCard, isFrom, isHood, isPlacements } from './form';
import { ADVENTURES, BOROUGHS, CROSSINGS, HARBOURS, HOODS, type Table } from './table';

/** Missions and power cards: rules 14.1 to 14.5. */
type Choice = Fields;

interface Text {
  readonly form?: (choice: Choice, table: Table) => boolean;
  /** 14.3 */
  readonly fits?: (table: Table, seat: string, choice: Choice) => boolean;
  readonly act?: (table: Table, seat: string, choice: Choice) => void;
}

const boroughOf = (hood: string) => HOODS.find(({ id }) => id === hood)?.borough;
const isAirport = (hood: unknown) => HOODS.some(({ id, airport }) => id === hood && airport);

/** A number of units that the player distributes over own hoods, in a borough or in one hood where the card says so. */
function spread(units: number, where: (hood: string, choice: Choice) => boolean): Text {
  const list = ({ placements }: Choice) => (isPlacements(placements) ? placements : []);
  return {
    form: ({ placements }) => isPlacements(placements),
    fits: (table, seat, choice) =>
      list(choice).reduce((sum, { count }) => sum + count, 0) === units &&
      list(choice).every(({ to }) => table.owns(seat, to) && where(to, choice)),
    act: (table, _, choice) => {
      for (const { to, count } of list(choice)) table.give(to, count);
    },
  };
}

const anywhere = () => true;
const inBorough = (borough: string) => (hood: string) => boroughOf(hood) === borough;
const drawing: Text = { act: (table, seat) => table.drawCard(seat) };

const hail = spread(4, anywhere);
const president = spread(4, (hood, { borough }) => boroughOf(hood) === borough);
const owned = (table: Table, seat: string, borough: unknown) =>
  table.ownedBy(seat).filter((hood) => boroughOf(hood) === borough).length;

const TEXTS: Readonly<Record<string, Text>> = {
  'central-park': spread(2, inBorough('manhattan')),
  boardwalk: spread(3, inBorough('brooklyn')),
  unisphere: spread(2, inBorough('queens')),
  'ferry-terminal': spread(3, inBorough('staten-island')),
  turnpike: spread(3, inBorough('new-jersey')),
  'opening-day': spread(2, inBorough('bronx')),
  'opening-bell': drawing,
  'gallery-night': spread(3, (hood) => hood === 'soho'),
  'amateur-night': spread(2, anywhere),
  'red-carpet': {
    act: (table, seat) => {
      for (const id of table.ownedBy(seat)) if (isAirport(id)) table.give(id, 1);
    },
  },
  'rooftop-farm': spread(2, anywhere),
  'overtime-pay': {
    form: ({ to }) => isHood(to),
    fits: (table, seat, { to }) => table.owns(seat, String(to)),
    act: (table, _, { to }) => table.give(String(to), 3),
  },
  'borough-president': {
    form: (choice, table) =>
      BOROUGHS.some(({ id }) => id === choice.borough) && president.form?.(choice, table) === true,
    fits: (table, seat, choice) =>
      table.now.seats.every(
        (other) => other === seat || owned(table, other, choice.borough) < owned(table, seat, choice.borough),
      ) && president.fits?.(table, seat, choice) === true,
    ...(president.act ? { act: president.act } : {}),
  },
  'hail-a-cab': {
    form: (choice, table) => isCard(choice.give) && hail.form?.(choice, table) === true,
    fits: (table, seat, choice) =>
      table.hand(seat).cards.includes(String(choice.give)) &&
      HOODS.some(({ id, unit }) => id === choice.give && unit === 'taxi') &&
      hail.fits?.(table, seat, choice) === true,
    act: (table, seat, choice) => {
      const hand = table.hand(seat);
      hand.cards = hand.cards.filter((card) => card !== choice.give);
      table.now.decks.cardDiscard.push(String(choice.give));
      hail.act?.(table, seat, choice);
    },
  },
  'street-cleaning': {
    form: ({ at }) => isHood(at),
    fits: (table, seat, { at }) =>
      !table.owns(seat, String(at)) &&
      table.hood(String(at)).units >= 2 &&
      table.openFrom(String(at)).some((near) => table.owns(seat, near)),
    act: (table, _, { at }) => table.give(String(at), -1),
  },
  'jury-duty': {
    form: ({ seat }, table) => table.now.seats.includes(String(seat)),
    fits: (table, seat, choice) => choice.seat !== seat && table.hand(String(choice.seat)).cards.length > 0,
    act: (table, seat, choice) => {
      const { cards } = table.hand(String(choice.seat));
      table.hand(seat).cards.push(...cards.splice(table.index(cards.length), 1));
    },
  },
  'campaign-tour': {
    form: ({ to }) => isHood(to),
    fits: (table, seat, { to }) => table.now.mayors[seat] !== null && table.owns(seat, String(to)),
    act: ({ now }, seat, { to }) => {
      now.mayors[seat] = String(to);
    },
  },
  'lost-and-found': drawing,
  'second-wind': {
    fits: ({ now }) => !now.boosts.attack,
    act: ({ now }) => {
      now.boosts.attack = true;
    },
  },
  shortcut: {
    fits: ({ now }) => !now.boosts.oneDie,
    act: ({ now }) => {
      now.boosts.oneDie = true;
    },
  },
  'chartered-ferry': {
    form: ({ between }) =>
      Array.isArray(between) && between.length === 2 && between.every(isHood) && between[0] !== between[1],
    fits: (_, __, { between }) => (between as string[]).every((hood) => HARBOURS.includes(hood)),
    act: ({ now }, _, { between }) => {
      const [one, other] = between as [string, string];
      now.boosts.links.push([one, other]);
    },
  },
  'air-shuttle': {
    form: ({ from, to, count }) => isHood(from) && isHood(to) && isFrom(count, 1),
    fits: (table, seat, { from, to, count }) =>
      from !== to &&
      [from, to].every((hood) => isAirport(hood) && table.owns(seat, String(hood))) &&
      Number(count) < table.hood(String(from)).units,
    act: (table, _, { from, to, count }) => {
      table.give(String(from), -Number(count));
      table.give(String(to), Number(count));
    },
  },
  'commuter-hell': {
    form: ({ crossing }) => CROSSINGS.some(({ id }) => id === crossing),
    fits: ({ now }, _, choice) =>
      CROSSINGS.some(({ id, marked }) => id === choice.crossing && marked) &&
      now.closed.every(({ crossing }) => crossing !== choice.crossing),
    act: ({ now }, by, { crossing }) => void now.closed.push({ crossing: String(crossing), by }),
  },
  'signal-failure': {
    fits: ({ now }) => now.trainHold !== 'express',
    act: ({ now }) => {
      now.trainHold = 'stay';
    },
  },
  'express-service': {
    fits: ({ now }) => now.trainHold !== 'stay',
    act: ({ now }) => {
      now.trainHold = 'express';
    },
  },
  'ribbon-cutting': { fits: (table, seat) => table.boroughsOf(seat).length > 0 },
};

/** 14.1 to 14.3, 17.1 The rule that refuses a card. */
export function cardRefusal(table: Table, seat: string, choice: Choice): string | null {
  const card = ADVENTURES.find(({ id }) => id === choice.card);
  if (!card || !table.hand(seat).adventures.includes(card.id)) return '14.1';
  if (card.kind !== 'mission' && card.timing !== table.now.phase) return '14.2';
  if (card.kind === 'mission' && table.now.mayors[seat] !== card.hood) return '14.3';
  const text = TEXTS[card.id] ?? {};
  if (text.form && !text.form(choice, table)) return '17.1';
  return text.fits && !text.fits(table, seat, choice) ? '14.3' : null;
}

/** 14.1 */
export function playCard(table: Table, seat: string, choice: Choice): void {
  const card = ADVENTURES.find(({ id }) => id === choice.card);
  if (!card) throw new RangeError(`no card ${choice.card}`);
  table.discardAdventures(seat, [card.id]);
  table.now.points[seat] = (table.now.points[seat] ?? 0) + (card.points ?? 0);
  TEXTS[card.id]?.act?.(table, seat, choice);
}
