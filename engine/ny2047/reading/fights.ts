import type { Message, Sentence, Verdict } from '../../game';
import type { Atlas } from '../data/atlas';
import { atlasAt } from '../data/atlases';
import { isFaction } from '../data/factions';
import { message } from '../message';
import type { Event, Faction, Order, Position, Rule, SpaceId } from '../types';
import { isFightVerdict, sentencesOf } from './fight-sentences';
import { factionName, factionNames, placeName } from './names';
import { sentence, standingOf } from './words';

/**
 * A fight for a space: the word for its result, the power of each faction, and the sentences that explain the result.
 */
export interface Fight {
  readonly space: SpaceId;
  readonly word: Message;
  readonly sides: readonly Side[];
  readonly headline: Sentence;
  readonly sentences: readonly Sentence[];
  readonly verdicts: readonly Verdict[];
}

interface Side {
  readonly seat: string;
  readonly power: number;
}

type Battle = Extract<Event, { type: 'battle' }>;
type Standoff = Extract<Event, { type: 'standoff' }>;

/** The fights of a step in map order: battles, standoffs, and contests that one side won unopposed. */
export function fightsOf(
  before: Position,
  verdicts: readonly Verdict[],
  events: readonly Event[],
): readonly Fight[] {
  const atlas = atlasAt(before);
  return atlas.spaces.flatMap(({ id: space }) => {
    const here = verdicts.filter((verdict) => isFightVerdict(verdict, space));
    const battle = events.find((event): event is Battle => event.type === 'battle' && event.space === space);
    const standoff = events.find(
      (event): event is Standoff => event.type === 'standoff' && event.space === space,
    );
    const outcome = battle ? ofBattle(atlas, battle) : ofContest(before, space, here, standoff);
    if (outcome === null) return [];
    return [{ space, ...outcome, sentences: sentencesOf(before, space, here, events), verdicts: here }];
  });
}

type FightOutcome = Pick<Fight, 'word' | 'sides' | 'headline'>;

const BATTLES = {
  won: {
    word: message('words.taken'),
    says: (parts: MessageParts) => message('battle.won', parts),
    rule: '8.1',
  },
  standoff: {
    word: message('words.standoff'),
    says: (parts: MessageParts) => message('battle.drawn', parts),
    rule: '8.2',
  },
  lost: {
    word: message('words.beatenOff'),
    says: (parts: MessageParts) => message('battle.lost', parts),
    rule: '8.3',
  },
} as const;

type MessageParts = Message['with'];

/** 8.1 to 8.4; the counter-attack was decisive when it was at least as strong as the defence. */
function ofBattle(
  atlas: Atlas,
  { attacker, defender, space, power, defence, opposing, result }: Battle,
): FightOutcome {
  const { word, says, rule } = BATTLES[result];
  const against = Math.max(defence, opposing);
  const parts = {
    attacker: factionName(attacker, 'first'),
    defender: factionName(defender),
    place: placeName(atlas, space),
    power,
    against,
  };
  const rules: readonly Rule[] = opposing > 0 && opposing >= defence ? ['8.4'] : [rule];
  return {
    word,
    sides: [
      { seat: attacker, power },
      { seat: defender, power: against },
    ],
    headline: sentence(says(parts), rules, [attacker, defender]),
  };
}

/** 7.3, 7.4 Several factions attacked a space that no faction defended. Null if no two attacks met. */
function ofContest(
  before: Position,
  space: SpaceId,
  here: readonly Verdict[],
  standoff: Standoff | undefined,
): FightOutcome | null {
  const gaveWay = here.some(({ result, reason }) => result === 'bounced' && reason === '7.3');
  if (!standoff && !gaveWay) return null;
  const seats = [
    ...new Set(here.flatMap(({ seat, order }) => ((order as Order).type === 'MOVE' ? [seat] : []))),
  ];
  const atlas = atlasAt(before);
  const sides = seats
    .map((seat) => ({ seat, power: powerOf(before, seat, space, here) }))
    .sort((one, other) => other.power - one.power);
  const headline = standoff ? equalPowers(atlas, standoff) : strongestOf(atlas, sides, space);
  return { word: standoff ? message('words.standoff') : message('words.contest'), sides, headline };
}

function equalPowers(atlas: Atlas, { factions, space }: Standoff): Sentence {
  const says = message('battle.equal', { seats: factionNames(factions), place: placeName(atlas, space) });
  return sentence(says, ['7.4'], factions);
}

function strongestOf(atlas: Atlas, sides: readonly Side[], space: SpaceId): Sentence {
  const [winner, ...rivals] = sides;
  const says = message('battle.strongest', {
    seat: factionName(winner?.seat ?? '', 'first'),
    place: placeName(atlas, space),
    rivals: rivals.map(({ seat }) => factionName(seat)),
    power: winner?.power ?? 0,
    against: rivals[0]?.power ?? 0,
  });
  return sentence(
    says,
    ['7.3'],
    sides.map(({ seat }) => seat).filter((seat): seat is Faction => isFaction(seat)),
  );
}

const WITHOUT_POWER: readonly Rule[] = ['5.2', '5.3', '5.5', '5.7'];

/** 7.1 The units of a faction that contest a space, and the supports given to them. */
function powerOf(before: Position, seat: string, space: SpaceId, here: readonly Verdict[]): number {
  const { spaceOf } = atlasAt(before);
  const origins = here.flatMap((verdict) => {
    const order = verdict.order as Order;
    const origin = standingOf(before, order);
    const contests =
      verdict.seat === seat &&
      order.type === 'MOVE' &&
      origin !== null &&
      spaceOf(origin).land === spaceOf(space).land &&
      !WITHOUT_POWER.includes(verdict.reason);
    return contests ? [origin] : [];
  });
  const supports = here.filter(({ order, result }) => {
    const given = order as Order;
    return result === 'given' && given.type === 'SUPPORT' && 'from' in given && origins.includes(given.from);
  });
  return origins.length + supports.length;
}
