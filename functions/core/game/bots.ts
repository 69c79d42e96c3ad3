import type { PersonRecord } from '../platform/common.records';

const NAMES = [
  'Ambrose',
  'Bellwether',
  'Capstan',
  'Davit',
  'Ebb',
  'Fathom',
  'Grapnel',
  'Hawser',
  'Inlet',
  'Jetty',
  'Keelson',
  'Leeward',
  'Mizzen',
  'Neap',
  'Oakum',
  'Pontoon',
  'Quay',
  'Rudder',
  'Sextant',
  'Tiller',
  'Undertow',
  'Vane',
  'Windlass',
  'Xebec',
  'Yawl',
  'Zephyr',
  'Anchor',
  'Buoy',
  'Cleat',
  'Dinghy',
] as const;

/** The bot of this name, as results write it. */
export function botNamed(name: string): PersonRecord | undefined {
  return bots().find((bot) => bot.name === name);
}

/** The platform's own players: always the same ones, so that their ratings mean something. */
export function bots(): readonly PersonRecord[] {
  return NAMES.map((name) => ({ id: `bot-${name.toLowerCase()}`, name: `${name} (bot)`, kind: 'bot' }));
}
