import { AREA_IDS, CARD_IDS } from './table';

/** 12.2 Exactly these objects, with no field missing or added. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCard = (value: unknown) => CARD_IDS.includes(value as string);
const isArea = (value: unknown) => AREA_IDS.includes(value as string);

function isList(value: unknown, fits: (one: unknown) => boolean, least: number, most: number): boolean {
  return Array.isArray(value) && value.length >= least && value.length <= most && value.every(fits);
}

/** Whether the fields are exactly these, apart from optional ones. */
function hasOnly(order: Fields, needed: readonly string[], free: readonly string[] = []): boolean {
  const given = Object.keys(order).filter((field) => order[field] !== undefined);
  return (
    needed.every((field) => given.includes(field)) &&
    given.every((field) => [...needed, ...free].includes(field))
  );
}

const isPoint = (value: unknown): boolean =>
  isFields(value) &&
  hasOnly(value, ['do', 'area']) &&
  (value.do === 'build' || value.do === 'reduce') &&
  isArea(value.area);

const ACTIONS = [
  'airborne_forces',
  'amphibious_assault',
  'attack_helicopters',
  'carrier_task_force',
  'military_base',
];
const TARGET = ['bad_leadership', 'out_of_supply'];
const AREAS = [
  ...['bio_weapons', 'global_disruption', 'insurgents', 'megastorm'],
  ...['show_of_force', 'supply_depots', 'surrender'],
];

function isText(order: Fields, seats: readonly string[]): boolean {
  const card = String(order.card);
  if (!isCard(order.card)) return false;
  if (ACTIONS.includes(card))
    return hasOnly(order, ['type', 'card', 'actions']) && isList(order.actions, isPoint, 1, 40);
  if (AREAS.includes(card))
    return hasOnly(order, ['type', 'card', 'areas']) && isList(order.areas, isArea, 0, 40);
  if (TARGET.includes(card))
    return hasOnly(order, ['type', 'card', 'target']) && seats.includes(order.target as string);
  return hasOnly(order, ['type', 'card']);
}

function isStanding(order: Fields, seats: readonly string[]): boolean {
  const isSeat = (value: unknown) => seats.includes(value as string);
  const isBio = (bio: unknown) =>
    bio === null ||
    (isFields(bio) &&
      hasOnly(bio, ['areas'], ['against', 'times']) &&
      isList(bio.areas, isArea, 0, 40) &&
      (bio.against === undefined || isList(bio.against, isSeat, 0, 40)) &&
      (bio.times === undefined ||
        (Number.isInteger(bio.times) && Number(bio.times) >= 1 && Number(bio.times) <= 12)));
  const isMoment = (when: unknown) =>
    when === 'scoring' || (isFields(when) && hasOnly(when, ['after']) && isSeat(when.after));
  const isEntry = (entry: unknown) =>
    isFields(entry) &&
    hasOnly(entry, ['when', 'actions']) &&
    isMoment(entry.when) &&
    isList(entry.actions, isPoint, 1, 18);
  const { bio, airborne, fog } = order;
  return (
    hasOnly(order, ['type'], ['bio', 'airborne', 'fog']) &&
    [bio, airborne, fog].some((part) => part !== undefined) &&
    (bio === undefined || isBio(bio)) &&
    (airborne === undefined || isList(airborne, isEntry, 0, 6)) &&
    (fog === undefined || ['never', 'always', 'if_rival_monopoly'].includes(fog as string))
  );
}

export function isWellFormed(order: unknown, seats: readonly string[]): order is Fields {
  if (!isFields(order)) return false;
  switch (order.type) {
    case 'build':
    case 'attack':
      return (
        hasOnly(order, ['type', 'card', 'areas']) && isCard(order.card) && isList(order.areas, isArea, 1, 40)
      );
    case 'text':
      return isText(order, seats);
    case 'discard1':
      return hasOnly(order, ['type', 'card', 'take']) && isCard(order.card) && isCard(order.take);
    case 'discard2':
      return (
        hasOnly(order, ['type', 'cards', 'take']) && isList(order.cards, isCard, 2, 2) && isCard(order.take)
      );
    case 'standing':
      return isStanding(order, seats);
    case 'pass':
    case 'resign':
    case 'take_over':
      return hasOnly(order, ['type']);
    default:
      return false;
  }
}
