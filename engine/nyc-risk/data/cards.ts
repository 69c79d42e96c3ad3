import type { AdventureId, CardId, HoodId } from '../types';
import { HOODS, type Picture } from './map';
import data from './map.json';

/** Wild neighbourhood cards stand for any picture (3.1). */
export const WILDS: readonly CardId[] = ['wild-1', 'wild-2'];

/** All 44 neighbourhood cards: map order, then the wild ones (18.4). */
export const CARDS: readonly CardId[] = [...HOODS.map(({ id }) => id), ...WILDS];

const PICTURES_BY_CARD: ReadonlyMap<CardId, Picture> = new Map(HOODS.map(({ id, picture }) => [id, picture]));

export function isCard(id: unknown): id is CardId {
  return CARDS.includes(id as CardId);
}

/** The picture on a neighbourhood card; undefined on a wild one. */
export function pictureOf(card: CardId): Picture | undefined {
  return PICTURES_BY_CARD.get(card);
}

/** The reward of a mission (14.3). `where` is a borough, "own" for any own hood, or "here" for the mission's hood. */
export type Reward =
  | { readonly kind: 'units'; readonly units: number; readonly where: string }
  | { readonly kind: 'card' }
  | { readonly kind: 'airports' }
  | { readonly kind: 'points' };

/** When a card can be played: in any phase of one's own turn, in one of them, or through standing orders (14.2). */
export type Timing = 'own-turn' | 'reinforce' | 'attack' | 'fortify' | 'end' | 'defend' | 'drawn';

interface Printed {
  readonly id: AdventureId;
  readonly name: string;
  readonly points: number;
}
export type Mission = Printed & { readonly kind: 'mission'; readonly hood: HoodId; readonly reward: Reward };
export type Power = Printed & { readonly kind: 'power'; readonly timing: Timing };
export type EventCard = Printed & { readonly kind: 'event' };
export type Adventure = Mission | Power | EventCard;

const TIMINGS: readonly Timing[] = ['reinforce', 'attack', 'fortify', 'end', 'defend'];

/** The 40 adventure cards in deck order: missions, events, powers (section 14). */
export const ADVENTURES: readonly Adventure[] = data.adventures.map(adventureFrom);

const BY_ID: ReadonlyMap<unknown, Adventure> = new Map(ADVENTURES.map((card) => [card.id, card]));

/** The adventure card of that id, if there is one. Accepts any value. */
export function findAdventure(id: unknown): Adventure | undefined {
  return BY_ID.get(id);
}

/** The adventure card of an id that is known to be in the deck. */
export function adventureOf(id: AdventureId): Adventure {
  const card = BY_ID.get(id);
  if (!card) throw new RangeError(`no adventure card ${id}`);
  return card;
}

function adventureFrom(card: (typeof data.adventures)[number]): Adventure {
  const { id, name, points } = card;
  switch (card.kind) {
    case 'mission':
      return { id, name, points, kind: 'mission', hood: card.hood ?? '', reward: rewardFrom(card.reward) };
    case 'event':
      return { id, name, points, kind: 'event' };
    default:
      return { id, name, points, kind: 'power', timing: TIMINGS.find((one) => one === card.timing) ?? 'end' };
  }
}

function rewardFrom(reward: (typeof data.adventures)[number]['reward']): Reward {
  if (reward?.units !== undefined)
    return { kind: 'units', units: reward.units, where: reward.where ?? 'own' };
  if (reward?.cards !== undefined) return { kind: 'card' };
  if (reward?.airports !== undefined) return { kind: 'airports' };
  return { kind: 'points' };
}
