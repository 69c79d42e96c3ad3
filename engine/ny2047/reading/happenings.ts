import { listed } from '../../core/listed';
import type { Sentence } from '../../game';
import { counted } from '../offers/pending';
import type { Ending, Event, GameEnd } from '../types';
import { countedInWords, factionName, placeName, sentence, turretonName } from './words';

/** What changed in a step apart from moves, fights and land, in the order of its events. */
export function happeningsOf(events: readonly Event[]): readonly Sentence[] {
  const told = new Set<string>();
  return events.flatMap((event) => {
    const happening = happeningOf(event, events);
    // Units that come to one place on one turn share a sentence.
    if (happening === null || (event.type === 'spawned' && told.has(textOf(happening)))) return [];
    told.add(textOf(happening));
    return [happening];
  });
}

function happeningOf(event: Event, events: readonly Event[]): Sentence | null {
  switch (event.type) {
    case 'turreton':
      return turretonSentence(event);
    case 'home-lost':
    case 'eliminated':
    case 'home-moved':
      return homeSentence(event);
    case 'spawned':
    case 'vanished':
    case 'disbanded':
      return unitSentence(event, events);
    case 'adjustment':
      return adjustmentSentence(event);
    case 'outcome':
      return outcomeSentence(event.outcome);
    case 'control':
    case 'moved':
    case 'battle':
    case 'standoff':
    case 'destroyed':
    case 'turn-end':
      return null;
    default:
      return event satisfies never;
  }
}

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** 10.1, 10.7 The land that changed hands. */
export function landOf(events: readonly Event[]): readonly Sentence[] {
  return events.flatMap((event) => {
    if (event.type !== 'control') return [];
    const { space, from, to } = event;
    const where = placeName(space);
    if (to === null) return [sentence(`${where} is neutral again`, ['10.7'], [from])];
    const loser = from === null ? '' : ` from ${factionName(from)}`;
    return [sentence(`${factionName(to)} took control of ${where}${loser}`, ['10.1'], [from, to])];
  });
}

function turretonSentence({ name, from, to }: Of<'turreton'>): Sentence {
  if (to === null) return sentence(`${turretonName(name)} is dormant again`, ['10.7'], [from]);
  const text = `${turretonName(name)} is now loyal to ${factionName(to)}`;
  return sentence(text, [from === null ? '9.1' : '9.4'], [from, to]);
}

function homeSentence(event: Of<'home-lost' | 'eliminated' | 'home-moved'>): Sentence {
  const name = factionName(event.faction);
  if (event.type === 'home-moved')
    return sentence(`${name} moved its home base to ${placeName(event.to)}`, ['13.2'], [event.faction]);
  const seats = [event.faction, event.by];
  if (event.type === 'home-lost') {
    const text = `${name} lost its home base in ${placeName(event.space)} to ${factionName(event.by)}`;
    return sentence(text, ['10.4'], seats);
  }
  const by = event.by === null ? '' : `; ${factionName(event.by)} inherits its land`;
  return sentence(`${name} holds no land star and is out${by}`, ['10.5'], seats);
}

function unitSentence(event: Of<'spawned' | 'vanished' | 'disbanded'>, events: readonly Event[]): Sentence {
  const { type, faction, space } = event;
  const name = factionName(faction);
  const where = placeName(space);
  if (type === 'vanished') return sentence(`${name}’s unit in ${where} vanished`, ['10.5'], [faction]);
  if (type === 'disbanded') return sentence(`${name} disbanded its unit in ${where}`, ['11.4'], [faction]);
  const count = events.filter(
    (one) => one.type === 'spawned' && one.faction === faction && one.space === space,
  ).length;
  const units = count === 1 ? 'a new unit' : countedInWords(count, 'new unit');
  return sentence(`${name} got ${units} in ${where}`, ['11.2'], [faction]);
}

function adjustmentSentence({ faction, disband, relocate }: Of<'adjustment'>): Sentence {
  const tasks = [
    ...(relocate ? ['choose a new home base'] : []),
    ...(disband > 0 ? [`disband ${counted(disband, 'unit')}`] : []),
  ];
  return sentence(`${factionName(faction)} must ${listed(tasks)}`, ['13.1'], [faction]);
}

const ENDINGS: Readonly<Record<Ending, readonly [words: string, rule: string]>> = {
  win: ['won with eleven stars or more', '14.1'],
  'last-survivor': ['won as the last survivor', '14.2'],
  concession: ['won because all others conceded', '14.3'],
  draw: ['share a draw', '14.4'],
  'year-limit': ['stood highest at the year limit', '14.5'],
};

function outcomeSentence({ type, winners }: GameEnd): Sentence {
  if (winners.length === 0) return sentence('no faction is left; the game is a draw', ['14.2'], []);
  const [words, rule] = ENDINGS[type];
  return sentence(`${listed(winners.map(factionName))} ${words}`, [rule], winners);
}

/** What a happening says, to see whether another one says the same. */
function textOf({ says }: Sentence): string {
  return JSON.stringify(says);
}
