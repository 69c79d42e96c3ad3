/** The action cards by the choices of their texts (section 7), as `parameter` of the order names them. */
export const TEXTS_WITHOUT_CHOICE = [
  'agricultural_control',
  'communications_control',
  'fog_of_war',
  'manufacturing_control',
  'nuclear_winter',
  'ore_control',
  'petroleum_control',
  'propaganda_war',
  'tactical_nukes',
  'technology_control',
] as const;
export const TEXTS_WITH_ACTIONS = [
  'airborne_forces',
  'amphibious_assault',
  'attack_helicopters',
  'carrier_task_force',
  'military_base',
] as const;
export const TEXTS_WITH_AREAS = [
  'bio_weapons',
  'global_disruption',
  'insurgents',
  'megastorm',
  'show_of_force',
  'supply_depots',
  'surrender',
] as const;
export const TEXTS_WITH_TARGET = ['bad_leadership', 'out_of_supply'] as const;

export type PlainTextId = (typeof TEXTS_WITHOUT_CHOICE)[number];
export type ActionsTextId = (typeof TEXTS_WITH_ACTIONS)[number];
export type AreasTextId = (typeof TEXTS_WITH_AREAS)[number];
export type TargetTextId = (typeof TEXTS_WITH_TARGET)[number];

/** The 24 types, of which ten are in a game (2.3). */
export type ActionCardId = PlainTextId | ActionsTextId | AreasTextId | TargetTextId;
/** Any card; every seat starts with four of Domination. */
export type CardId = 'domination' | ActionCardId;
