import type { Message, Sentence } from '../../game';
import type { Part } from '../../game/message';
import type { Atlas } from '../data/atlas';
import { atlasAt } from '../data/atlases';
import { message } from '../message';
import type { Ending, Event, GameEnd, Position } from '../types';
import { factionName, factionNames, placeName } from './names';
import { sentence, turretonName } from './words';

/** The changes of a step apart from moves, fights and land, in the order of its events. */
export function happeningsOf(before: Position, events: readonly Event[]): readonly Sentence[] {
  const atlas = atlasAt(before);
  const written = new Set<string>();
  return events.flatMap((event) => {
    const happening = happeningOf(atlas, event, events);
    // Units that arrive in one space on one turn share a sentence.
    if (happening === null || (event.type === 'spawned' && written.has(textOf(happening)))) return [];
    written.add(textOf(happening));
    return [happening];
  });
}

function happeningOf(atlas: Atlas, event: Event, events: readonly Event[]): Sentence | null {
  switch (event.type) {
    case 'turreton':
      return turretonSentence(event);
    case 'home-lost':
    case 'eliminated':
    case 'home-moved':
      return homeSentence(atlas, event);
    case 'spawned':
    case 'vanished':
    case 'disbanded':
      return unitSentence(atlas, event, events);
    case 'adjustment':
      return adjustmentSentence(event);
    case 'outcome':
      return outcomeSentence(atlas, event.outcome);
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
export function landOf(atlas: Atlas, events: readonly Event[]): readonly Sentence[] {
  return events.flatMap((event) => {
    if (event.type !== 'control') return [];
    const { space, from, to } = event;
    if (to === null)
      return [
        sentence(message('story.neutral', { place: placeName(atlas, space, 'first') }), ['10.7'], [from]),
      ];
    const parts = { seat: factionName(to, 'first'), place: placeName(atlas, space) };
    const says =
      from === null
        ? message('story.control', parts)
        : message('story.controlFrom', { ...parts, loser: factionName(from) });
    return [sentence(says, ['10.1'], [from, to])];
  });
}

function turretonSentence({ name, from, to }: Of<'turreton'>): Sentence {
  const turreton = turretonName(name);
  if (to === null) return sentence(message('story.dormant', { turreton }), ['10.7'], [from]);
  const says = message('story.loyal', { turreton, seat: factionName(to) });
  return sentence(says, [from === null ? '9.1' : '9.4'], [from, to]);
}

function homeSentence(atlas: Atlas, event: Of<'home-lost' | 'eliminated' | 'home-moved'>): Sentence {
  const seat = factionName(event.faction, 'first');
  if (event.type === 'home-moved')
    return sentence(
      message('story.homeMoved', { seat, place: placeName(atlas, event.to) }),
      ['13.2'],
      [event.faction],
    );
  const seats = [event.faction, event.by];
  if (event.type === 'home-lost') {
    const parts = { seat, place: placeName(atlas, event.space), by: factionName(event.by) };
    return sentence(message('story.homeLost', parts), ['10.4'], seats);
  }
  const says =
    event.by === null
      ? message('story.out', { seat })
      : message('story.outAndInherited', { seat, heir: factionName(event.by) });
  return sentence(says, ['10.5'], seats);
}

function unitSentence(
  atlas: Atlas,
  event: Of<'spawned' | 'vanished' | 'disbanded'>,
  events: readonly Event[],
): Sentence {
  const { type, faction, space } = event;
  const parts = { seat: factionName(faction, 'first'), place: placeName(atlas, space) };
  if (type === 'vanished') return sentence(message('story.vanished', parts), ['10.5'], [faction]);
  if (type === 'disbanded') return sentence(message('story.disbanded', parts), ['11.4'], [faction]);
  const count = events.filter(
    (one) => one.type === 'spawned' && one.faction === faction && one.space === space,
  ).length;
  return sentence(message('story.spawned', { ...parts, count }), ['11.2'], [faction]);
}

function adjustmentSentence({ faction, disband, relocate }: Of<'adjustment'>): Sentence {
  const seat = factionName(faction, 'first');
  const parts = { seat, count: disband };
  if (!relocate) return sentence(message('story.mustDisband', parts), ['13.1'], [faction]);
  const says = disband > 0 ? message('story.mustDoBoth', parts) : message('story.mustRelocate', { seat });
  return sentence(says, ['13.1'], [faction]);
}

/** The stars that win New York 2047 itself (14.1), which its sentence writes as a word. */
const ELEVEN = 11;

interface Winners {
  readonly winners: readonly Part[];
  /** The number of stars that wins. */
  readonly count: number;
}

const ENDINGS: Readonly<Record<Ending, readonly [says: (parts: Winners) => Message, rule: string]>> = {
  win: [
    ({ winners, count }) =>
      count === ELEVEN ? message('ending.win', { winners }) : message('ending.winWith', { winners, count }),
    '14.1',
  ],
  'last-survivor': [({ winners }) => message('ending.lastSurvivor', { winners }), '14.2'],
  concession: [({ winners }) => message('ending.concession', { winners }), '14.3'],
  draw: [({ winners }) => message('ending.draw', { winners }), '14.4'],
  'year-limit': [({ winners }) => message('ending.yearLimit', { winners }), '14.5'],
};

function outcomeSentence({ starsToWin }: Atlas, { type, winners }: GameEnd): Sentence {
  if (winners.length === 0) return sentence(message('ending.nobody'), ['14.2'], []);
  const [says, rule] = ENDINGS[type];
  return sentence(says({ winners: factionNames(winners), count: starsToWin }), [rule], winners);
}

/** The text of an event, to find duplicates. */
function textOf({ says }: Sentence): string {
  return JSON.stringify(says);
}
