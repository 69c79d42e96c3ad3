import type { Message, Sentence, StepResult, Verdict } from '../../game';
import type { Part } from '../../game/message';
import type { Atlas } from '../data/atlas';
import { message } from '../message';
import { printOrder } from '../orders/notation-print';
import { fieldsOf } from '../rules/read-orders';
import type { DisbandCause, Ending, Event, GameEnd, Order, Position } from '../types';

/** The step's story: refusals, events, then orders that did not achieve their purpose. */
export function describe(atlas: Atlas, before: Position, result: StepResult<unknown>): readonly Sentence[] {
  return [
    ...result.orders.flatMap((verdict) => refusal(atlas, verdict)).map(ofOrder),
    ...(result.events as readonly Event[]).flatMap((event) => happening(atlas, event)),
    ...result.orders.flatMap((verdict) => failure(atlas, before, verdict)).map(ofOrder),
  ];
}

function sentence(
  atlas: Atlas,
  says: Message,
  rules: readonly string[],
  seats: readonly (string | null)[],
): Sentence {
  return { says, rules, seats: atlas.inCanonicalOrder(seats.filter((seat) => seat !== null)) };
}

function nameOf({ isPower, powerName }: Atlas, seat: string): string {
  return isPower(seat) ? powerName(seat) : seat;
}

/** The order in standard notation. */
function textOf(atlas: Atlas, before: Position, order: unknown): string {
  const fields = fieldsOf(atlas, before, order);
  return typeof fields === 'string' ? '' : printOrder(atlas, before, fields as unknown as Order);
}

function ofOrder(sentence: Sentence): Sentence {
  return { ...sentence, ofOrder: true };
}

function refusal(atlas: Atlas, { seat, result, reason }: Verdict): readonly Sentence[] {
  return result === 'rejected'
    ? [sentence(atlas, message('story.refused', { seat: nameOf(atlas, seat) }), [reason], [seat])]
    : [];
}

const FAILURES = ['bounced', 'disrupted', 'void', 'cut'];

/** "France’s A PAR - BUR bounced against Munich." */
function failure(
  atlas: Atlas,
  before: Position,
  { seat, order, result, reason, by = [] }: Verdict,
): readonly Sentence[] {
  if (!FAILURES.includes(result)) return [];
  const parts = { seat: nameOf(atlas, seat), order: textOf(atlas, before, order), result };
  const says =
    by.length === 0
      ? message('story.failed', parts)
      : message('story.failedBy', { ...parts, places: by.map((id) => atlas.provinceOf(id).says) });
  const others = before.units.flatMap(({ at, power }) =>
    by.includes(atlas.provinceOf(at).id) ? [power] : [],
  );
  return [sentence(atlas, says, [reason], [seat, ...others])];
}

const CAUSES: Readonly<Record<DisbandCause, readonly [cause: string, rule: string]>> = {
  'no-retreat': ['nowhere', '9.3'],
  ended: ['ended', '12.5'],
  order: ['order', '9.4'],
  collision: ['collision', '9.5'],
  default: ['silence', '9.6'],
  eliminated: ['eliminated', '10.3'],
};

function happening(atlas: Atlas, event: Event): readonly Sentence[] {
  switch (event.type) {
    case 'moved':
    case 'retreated': {
      const { power, kind, from, to } = event;
      const parts = {
        seat: nameOf(atlas, power),
        kind,
        from: placeName(atlas, from),
        to: placeName(atlas, to),
      };
      const [says, rule] =
        event.type === 'moved'
          ? [message('story.moved', parts), '5.8']
          : [message('story.retreated', parts), '9.4'];
      return [ofOrder(sentence(atlas, says, [rule], [power]))];
    }
    case 'standoff':
      return [
        sentence(atlas, message('story.standoff', { place: placeName(atlas, event.at) }), ['5.7', '9.2'], []),
      ];
    case 'paradox':
      return [
        sentence(
          atlas,
          message('story.paradox', { places: event.at.map((id) => placeName(atlas, id)) }),
          ['7.7'],
          [],
        ),
      ];
    case 'dislodged': {
      const { power, kind, at, by } = event;
      const parts = {
        seat: nameOf(atlas, power),
        kind,
        place: placeName(atlas, at),
        by: placeName(atlas, by),
      };
      return [sentence(atlas, message('story.dislodged', parts), ['5.12'], [power])];
    }
    case 'disbanded': {
      const { power, kind, at } = event;
      const [cause, rule] = CAUSES[event.cause];
      const parts = { seat: nameOf(atlas, power), kind, place: placeName(atlas, at), cause };
      return [sentence(atlas, message('story.disbanded', parts), [rule], [power])];
    }
    default:
      return turning(atlas, event);
  }
}

type Turning = Exclude<
  Event,
  { type: 'moved' | 'retreated' | 'standoff' | 'paradox' | 'dislodged' | 'disbanded' }
>;

/** The end of a year, and Winter. */
function turning(atlas: Atlas, event: Turning): readonly Sentence[] {
  switch (event.type) {
    case 'centre': {
      const { at, from, to } = event;
      const parts = { seat: nameOf(atlas, to), place: placeName(atlas, at) };
      const says =
        from === null
          ? message('story.took', parts)
          : message('story.tookFrom', { ...parts, loser: nameOf(atlas, from) });
      return [sentence(atlas, says, ['10.1'], [to, from])];
    }
    case 'eliminated':
      return [
        sentence(
          atlas,
          message('story.eliminated', { seat: nameOf(atlas, event.power) }),
          ['10.3'],
          [event.power],
        ),
      ];
    case 'adjustment': {
      const { power, number } = event;
      const parts = { seat: nameOf(atlas, power), count: Math.abs(number) };
      const says = number > 0 ? message('story.mayBuild', parts) : message('story.mustRemove', parts);
      return [sentence(atlas, says, ['11.1'], [power])];
    }
    case 'built': {
      const { power, kind, at } = event;
      const parts = { seat: nameOf(atlas, power), kind, place: placeName(atlas, at) };
      return [sentence(atlas, message('story.built', parts), ['11.3'], [power])];
    }
    case 'outcome':
      return [outcomeSentence(atlas, event.outcome)];
    case 'year-end':
      return [];
    default:
      return event satisfies never;
  }
}

const ENDINGS: Readonly<Record<Ending, readonly [ending: string, rule: string]>> = {
  win: ['win', '12.1'],
  'last-survivor': ['survivor', '12.2'],
  concession: ['concession', '12.3'],
  draw: ['draw', '12.4'],
  'year-limit': ['years', '12.6'],
};

function outcomeSentence(atlas: Atlas, { type, winners }: GameEnd): Sentence {
  if (winners.length === 0) return sentence(atlas, message('story.nobodyLeft'), ['12.2'], []);
  const [ending, rule] = ENDINGS[type];
  return sentence(
    atlas,
    message('story.over', { winners: winners.map((power) => nameOf(atlas, power)), ending }),
    [rule],
    winners,
  );
}

function placeName({ locationOf }: Atlas, id: string): Part {
  return locationOf(id).says;
}
