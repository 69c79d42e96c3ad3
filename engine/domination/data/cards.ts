import type { ActionCardId, CardId } from '../card-ids';
import type { Rule } from '../types';
import data from './map.json';

/** The printed data of a card: its title, its values, a short form of its text, and its cost (6.4). */
export interface Card {
  readonly id: CardId;
  readonly title: string;
  readonly build: number;
  readonly reduce: number;
  readonly cost: number;
  readonly text: string | null;
}

/** Domination and the 24 action cards, in data order (1.7). */
export const CARDS: readonly Card[] = data.cards as readonly (Omit<Card, 'id'> & {
  id: string;
})[] as readonly Card[];
export const CARD_IDS: readonly CardId[] = CARDS.map(({ id }) => id);
/** In alphabetical order, as they are drawn in set-up (14.2). */
export const ACTION_CARD_IDS: readonly ActionCardId[] = CARD_IDS.filter((id) => id !== 'domination');

const BY_ID: ReadonlyMap<CardId, Card> = new Map(CARDS.map((card) => [card.id, card]));
const PLACE: ReadonlyMap<CardId, number> = new Map(CARD_IDS.map((id, place) => [id, place]));

export function cardOf(id: CardId): Card {
  const card = BY_ID.get(id);
  if (!card) throw new RangeError(`no card ${id}`);
  return card;
}

/** A copy in data order. */
export function sorted(cards: readonly CardId[]): CardId[] {
  return [...cards].sort((one, other) => (PLACE.get(one) ?? 0) - (PLACE.get(other) ?? 0));
}

/** The rule that holds each card's text (section 7). */
export const TEXT_RULES: Readonly<Record<CardId, Rule>> = {
  domination: '7.1',
  airborne_forces: '7.10',
  amphibious_assault: '7.11',
  agricultural_control: '7.12',
  communications_control: '7.12',
  manufacturing_control: '7.12',
  ore_control: '7.12',
  petroleum_control: '7.12',
  technology_control: '7.12',
  attack_helicopters: '7.13',
  bio_weapons: '7.14',
  carrier_task_force: '7.15',
  bad_leadership: '7.16',
  fog_of_war: '7.17',
  global_disruption: '7.18',
  insurgents: '7.19',
  megastorm: '7.20',
  military_base: '7.21',
  nuclear_winter: '7.22',
  out_of_supply: '7.23',
  propaganda_war: '7.24',
  show_of_force: '7.25',
  supply_depots: '7.26',
  surrender: '7.27',
  tactical_nukes: '7.28',
};
