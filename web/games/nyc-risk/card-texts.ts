import { type Adventure, adventureOf, type Mission } from '../../../engine/nyc-risk/data/cards';
import { boroughName, hoodName } from './names';

/** What the power cards and events do, in few words. */
const TEXTS: Readonly<Record<string, string>> = {
  'overtime-pay': '3 units in one hood of yours.',
  'borough-president': '4 units in a borough where you own more hoods than any other player.',
  'hail-a-cab': 'Give away a card with a taxi for 4 units.',
  'street-cleaning': 'A hood beside one of yours, with 2 units or more, loses 1.',
  'jury-duty': 'Draw one neighbourhood card from another player’s hand.',
  'campaign-tour': 'Your mayor goes to any hood of yours.',
  'lost-and-found': 'Draw a neighbourhood card.',
  'second-wind': '+1 on your highest die in the next roll.',
  shortcut: 'In the next roll the defender has one die.',
  'chartered-ferry': 'Two harbours are joined for you until the turn ends.',
  'air-shuttle': 'Fly units from one airport of yours to another.',
  'commuter-hell': 'Close one crossing until your next turn.',
  'signal-failure': 'The A-train does not move this time.',
  'express-service': 'The A-train runs to the next express stop.',
  'ribbon-cutting': 'Points only, while a whole borough is yours.',
  doorman: '+1 on your highest defence die in one roll.',
  jaywalkers: 'The attacker has one die in one roll.',
  'fire-company': 'You lose one unit at most in one roll.',
  'subway-series': 'The stadiums fight each other; the one attacked then gains 5 units.',
  hurricane: 'All tunnels close until your next turn.',
  marathon: '1 unit in each of six hoods along the course.',
  blackout: 'Every hood with 6 units or more loses 1.',
  'rent-strike': 'The player with the most hoods loses a unit in the strongest.',
  'track-work': 'The A-train goes back one stop.',
  'rush-hour': 'The A-train runs to the next express stop.',
  'fleet-week': '2 units in each of the Financial District, St. George and Bayonne.',
  'election-day': 'Every mayor’s hood gains 1 unit; a player without a mayor gets one.',
  'water-main': 'A die picks a borough: hoods there with 2 units or more lose 1.',
};

export function adventureText(id: string): string {
  const card = adventureOf(id);
  return card.kind === 'mission' ? missionText(card) : (TEXTS[id] ?? '');
}

function missionText({ hood, reward }: Mission): string {
  const where = `Your mayor in ${hoodName(hood)}`;
  switch (reward.kind) {
    case 'card':
      return `${where}: draw a neighbourhood card.`;
    case 'airports':
      return `${where}: 1 unit on each airport of yours.`;
    case 'points':
      return `${where}.`;
    case 'units':
      return `${where}: ${reward.units} units ${placeText(reward.where)}.`;
  }
}

function placeText(where: string): string {
  if (where === 'own') return 'in hoods of yours';
  return where === 'here' ? 'there' : `in hoods of yours in ${boroughName(where)}`;
}

/** "Mission", "Power, end", "Power, defence", "Event". */
export function adventureKind(card: Adventure): string {
  if (card.kind === 'mission') return 'Mission';
  if (card.kind === 'event') return 'Event';
  return `Power, ${card.timing === 'defend' ? 'defence' : card.timing}`;
}
