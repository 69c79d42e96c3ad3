import { listed } from '../../core/listed';
import type { Sentence, StepResult, Verdict } from '../../game';
import { locationOf, provinceOf } from '../data/map';
import { inCanonicalOrder, isPower, powerName } from '../data/powers';
import { printOrder } from '../orders/notation-print';
import { fieldsOf } from '../rules/read-orders';
import type { DisbandCause, Ending, Event, GameEnd, Order, Position } from '../types';

/** The step's story: refusals, what happened, then what became of orders that did not do what they were meant to. */
export function describe(before: Position, result: StepResult<unknown>): readonly Sentence[] {
  return [
    ...result.orders.flatMap(refusal).map(ofOrder),
    ...(result.events as readonly Event[]).flatMap(happening),
    ...result.orders.flatMap((verdict) => failure(before, verdict)).map(ofOrder),
  ];
}

function sentence(text: string, rules: readonly string[], seats: readonly (string | null)[]): Sentence {
  return { says: `${text}.`, rules, seats: inCanonicalOrder(seats.filter((seat) => seat !== null)) };
}

function nameOf(seat: string): string {
  return isPower(seat) ? powerName(seat) : seat;
}

/** The order in standard notation. */
function textOf(before: Position, order: unknown): string {
  const fields = fieldsOf(before, order);
  return typeof fields === 'string' ? '' : printOrder(before, fields as unknown as Order);
}

function ofOrder(told: Sentence): Sentence {
  return { ...told, ofOrder: true };
}

function refusal({ seat, result, reason }: Verdict): readonly Sentence[] {
  return result === 'rejected' ? [sentence(`An order of ${nameOf(seat)} was refused`, [reason], [seat])] : [];
}

const FAILURES: Readonly<Record<string, string>> = {
  bounced: 'bounced',
  disrupted: 'was disrupted',
  void: 'had no effect',
  cut: 'was cut',
};

/** "France’s A PAR - BUR bounced against Munich." */
function failure(before: Position, { seat, order, result, reason, by = [] }: Verdict): readonly Sentence[] {
  const words = FAILURES[result];
  if (words === undefined) return [];
  const against = by.map((id) => provinceOf(id).name);
  const cause = against.length > 0 ? ` ${result === 'bounced' ? 'against' : 'by'} ${listed(against)}` : '';
  const others = before.units.flatMap(({ at, power }) => (by.includes(provinceOf(at).id) ? [power] : []));
  return [
    sentence(`${nameOf(seat)}’s ${textOf(before, order)} ${words}${cause}`, [reason], [seat, ...others]),
  ];
}

const CAUSES: Readonly<Record<DisbandCause, readonly [words: string, rule: string]>> = {
  'no-retreat': ['had nowhere to retreat to and was disbanded', '9.3'],
  ended: ['was disbanded as the game ended', '12.5'],
  order: ['was disbanded', '9.4'],
  collision: ['met another retreating unit and was disbanded', '9.5'],
  default: ['had no order and was disbanded', '9.6'],
  eliminated: ['was disbanded with its power', '10.3'],
};

function happening(event: Event): readonly Sentence[] {
  switch (event.type) {
    case 'moved':
    case 'retreated': {
      const { power, kind, from, to } = event;
      const verb = event.type === 'moved' ? 'moved' : 'retreated';
      const text = `${nameOf(power)}’s ${kind} in ${placeName(from)} ${verb} to ${placeName(to)}`;
      return [ofOrder(sentence(text, [event.type === 'moved' ? '5.8' : '9.4'], [power]))];
    }
    case 'standoff':
      return [sentence(`${placeName(event.at)} stayed empty after a standoff`, ['5.7', '9.2'], [])];
    case 'paradox':
      return [
        sentence(`The convoys of ${listed(event.at.map(placeName))} cancelled themselves`, ['7.7'], []),
      ];
    case 'dislodged': {
      const { power, kind, at, by } = event;
      return [
        sentence(
          `${nameOf(power)}’s ${kind} in ${placeName(at)} was dislodged from ${placeName(by)}`,
          ['5.12'],
          [power],
        ),
      ];
    }
    case 'disbanded': {
      const [words, rule] = CAUSES[event.cause];
      return [
        sentence(
          `${nameOf(event.power)}’s ${event.kind} in ${placeName(event.at)} ${words}`,
          [rule],
          [event.power],
        ),
      ];
    }
    default:
      return turning(event);
  }
}

type Turning = Exclude<
  Event,
  { type: 'moved' | 'retreated' | 'standoff' | 'paradox' | 'dislodged' | 'disbanded' }
>;

/** What the end of a year and Winter bring. */
function turning(event: Turning): readonly Sentence[] {
  switch (event.type) {
    case 'centre': {
      const { at, from, to } = event;
      const loser = from === null ? '' : ` from ${nameOf(from)}`;
      return [sentence(`${nameOf(to)} took ${placeName(at)}${loser}`, ['10.1'], [to, from])];
    }
    case 'eliminated':
      return [sentence(`${nameOf(event.power)} was eliminated`, ['10.3'], [event.power])];
    case 'adjustment': {
      const { power, number } = event;
      const count = Math.abs(number);
      const units = `${count} ${count === 1 ? 'unit' : 'units'}`;
      return [
        sentence(`${nameOf(power)} ${number > 0 ? 'may build' : 'must remove'} ${units}`, ['11.1'], [power]),
      ];
    }
    case 'built': {
      const article = event.kind === 'army' ? 'an army' : 'a fleet';
      return [
        sentence(
          `${nameOf(event.power)} built ${article} in ${placeName(event.at)}`,
          ['11.3'],
          [event.power],
        ),
      ];
    }
    case 'outcome':
      return [outcomeSentence(event.outcome)];
    case 'year-end':
      return [];
    default:
      return event satisfies never;
  }
}

const ENDINGS: Readonly<Record<Ending, readonly [words: string, rule: string]>> = {
  win: ['won with eighteen centres or more', '12.1'],
  'last-survivor': ['won as the last survivor', '12.2'],
  concession: ['won because all others conceded', '12.3'],
  draw: ['agreed to a draw', '12.4'],
  'year-limit': ['had most centres at the year limit', '12.6'],
};

function outcomeSentence({ type, winners }: GameEnd): Sentence {
  if (winners.length === 0) return sentence('No power is left; the game is a draw', ['12.2'], []);
  const [words, rule] = ENDINGS[type];
  return sentence(`${listed(winners.map(nameOf))} ${words}`, [rule], winners);
}

function placeName(id: string): string {
  return locationOf(id).name;
}
