import type { Faction, Gain, Instant, Location } from '../card-types';
import type { CardId, DesignId } from '../types';
import data from './cards.json';

/** A test validates the data against their schema, so that pages need not. */
const { factions, locations, instants } = data as unknown as {
  readonly factions: readonly Faction[];
  readonly locations: readonly Location[];
  readonly instants: readonly Instant[];
};

/** In the order of the data, which the draw of set-up follows (18.3). */
export const FACTIONS = factions;
export const LOCATIONS = locations;
export const INSTANTS = instants;

function copiesOf({ id, copies }: Location | Instant): readonly CardId[] {
  return Array.from({ length: copies }, (_, copy) => `${id}#${copy + 1}`);
}

/** All cards of the game in the order in which they are shuffled (18.3). */
export const CATALOGUE: readonly CardId[] = [...LOCATIONS, ...INSTANTS].flatMap(copiesOf);

function byCard<Design extends Location | Instant>(designs: readonly Design[]): ReadonlyMap<CardId, Design> {
  return new Map(designs.flatMap((design) => copiesOf(design).map((card) => [card, design] as const)));
}
const LOCATION_BY_CARD = byCard(LOCATIONS);
const INSTANT_BY_CARD = byCard(INSTANTS);
const FACTION_BY_ID = new Map(FACTIONS.map((faction) => [faction.id, faction]));
const DESIGNS: ReadonlySet<DesignId> = new Set([...LOCATIONS, ...INSTANTS].map(({ id }) => id));

export function isCard(id: unknown): id is CardId {
  return typeof id === 'string' && (LOCATION_BY_CARD.has(id) || INSTANT_BY_CARD.has(id));
}

export function isDesign(id: unknown): id is DesignId {
  return typeof id === 'string' && DESIGNS.has(id);
}

/** "tank" of "tank#2". */
export function designIdOf(card: CardId): DesignId {
  return card.slice(0, card.indexOf('#'));
}

/** The location that a card shows; undefined for an instant, and for an unseen card. */
export function findLocation(card: CardId): Location | undefined {
  return LOCATION_BY_CARD.get(card);
}

export function findInstant(card: CardId): Instant | undefined {
  return INSTANT_BY_CARD.get(card);
}

/** The location that a card in a state or under a base shows. */
export function locationOf(card: CardId): Location {
  const location = findLocation(card);
  if (!location) throw new RangeError(`${card} is not a location`);
  return location;
}

export function factionOf(id: string): Faction {
  const faction = FACTION_BY_ID.get(id);
  if (!faction) throw new RangeError(`no faction ${id}`);
  return faction;
}

export function cardName(card: CardId): string {
  return (findLocation(card) ?? findInstant(card))?.name ?? 'a card';
}

/** The goods that a location produces. */
export function productionOf({ kind, capability }: Location): readonly Gain[] {
  if (kind !== 'openProduction' && kind !== 'closedProduction') return [];
  return capability.flatMap((one) => (one.effect === 'produce' ? [one.gain] : []));
}
