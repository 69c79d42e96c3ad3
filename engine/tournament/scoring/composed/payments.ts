import type { SeatId } from '../../../game';
import { MANY } from '../../game-words';
import type { Facts } from '../board';
import { message, shown } from '../message';
import { placePoints, placesText, rankingOf, type TieRule } from '../ranking';
import { centreLine } from '../sharing';
import { type Line, line, sumOf } from '../system';
import type { ComposedParameters } from './parameters';

/** The payment of one rule to one seat; null if it pays nothing. */
export type Payment = (facts: Facts, parameters: ComposedParameters, seat: SeatId) => Line | null;

const played: Payment = (_facts, parameters) => line(message('line.playing'), parameters.played);

const perCentre: Payment = (facts, parameters, seat) => centreLine(facts, seat, parameters.perCentre);

const centreTable: Payment = (facts, { centreTable: table }, seat) => {
  if (table === null) return null;
  const centres = facts.centres(seat);
  const within = Math.max(0, Math.min(Math.floor(centres), table.points.length - 1));
  const points = (table.points[within] ?? 0) + Math.max(0, centres - within) * table.beyond;
  return line(
    message('line.forCentres', { count: shown(centres), many: MANY }),
    table.beyond === 0 ? (table.points[within] ?? 0) : points,
  );
};

const alive: Payment = (facts, parameters, seat) =>
  facts.isAlive(seat) ? line(message('line.alive'), parameters.alive) : null;

const aliveShared: Payment = (facts, { aliveShared: points }, seat) =>
  facts.isAlive(seat)
    ? line(
        message('line.aliveShared', { points: shown(points), count: facts.alive.length }),
        points / facts.alive.length,
      )
    : null;

const places: Payment = (facts, { places: rule }, seat) => {
  if (rule === null || (!rule.out && !facts.isAlive(seat))) return null;
  const groups = rankingOf(facts, rule.order);
  const at = groups.findIndex((group) => group.includes(seat));
  const size = groups[at]?.length ?? 1;
  const first = sumOf(groups.slice(0, Math.max(0, at)).map((group) => group.length));
  const list = placeList(facts, rule).slice(0, rule.out ? undefined : facts.alive.length);
  const points = placePoints(list, tiesOf(facts, rule), first, size);
  return line(placesText(first, size), rule.rounded ? Math.round(points) : points);
};

type Places = NonNullable<ComposedParameters['places']>;

/** The points of each place of this board: the list from its first place, or up to its last. */
export function placeList(facts: Facts, rule: Places): readonly number[] {
  const spare = sparePlaces(facts, rule);
  return rule.points.slice(spare, spare + facts.seats.length);
}

/** How many places at the start of the list this board is too small for. */
function sparePlaces({ seats }: Facts, rule: Places): number {
  return rule.countedFrom === 'last' ? Math.max(0, rule.points.length - seats.length) : 0;
}

/** A table of ties starts with the same place as the list. */
function tiesOf(facts: Facts, rule: Places): TieRule {
  const { ties } = rule;
  return ties.rule === 'table' ? { ...ties, two: ties.two.slice(sparePlaces(facts, rule)) } : ties;
}

const lead: Payment = (facts, parameters, seat) =>
  isLoneTop(facts, seat)
    ? line(
        message('line.lead', { count: shown(facts.top - facts.second), points: shown(parameters.lead) }),
        (facts.top - facts.second) * parameters.lead,
      )
    : null;

const top: Payment = (facts, { top: rule }, seat) => {
  if (rule === null || !facts.toppers.includes(seat)) return null;
  const sharers = facts.toppers.length;
  const text = topText(sharers);
  switch (rule.ties) {
    case 'split':
      return rule.atMost !== null && sharers > rule.atMost ? null : line(text, rule.points / sharers);
    case 'divided':
      return line(text, rule.points / rule.by ** (sharers - 1));
    case 'list':
      return line(text, rule.points[sharers - 1] ?? 0);
    case 'lone-per-centre':
      return sharers === 1
        ? line(
            message('line.topAloneTimes', { count: shown(facts.top), points: shown(rule.perCentre) }),
            facts.top * rule.perCentre,
          )
        : null;
  }
};

function topText(sharers: number) {
  return sharers === 1 ? message('line.topAlone') : message('line.topWith', { count: sharers - 1 });
}

const above: Payment = (facts, parameters, seat) => {
  if (!facts.isAlive(seat)) return null;
  const ahead = sumOf(facts.seats.map((other) => Math.max(0, facts.centres(seat) - facts.centres(other))));
  return line(
    message('line.ahead', { count: shown(ahead), points: shown(parameters.above) }),
    ahead * parameters.above,
  );
};

const domination: Payment = (facts, { domination: rule }, seat) => {
  if (rule === null) return null;
  const shares = (one: SeatId) =>
    facts.isAlive(one) ? (rule.shares[facts.top - facts.centres(one)] ?? 0) : 0;
  const all = sumOf(facts.seats.map(shares));
  if (all === 0) return null;
  return line(
    message('line.domination', { own: shown(shares(seat)), all: shown(all), points: shown(rule.points) }),
    (rule.points * shares(seat)) / all,
  );
};

const pike: Payment = (facts, { pike: rule }, seat) => {
  if (rule === null || !facts.isAlive(seat)) return null;
  const behind = facts.top - facts.centres(seat);
  if (behind > 0) return line(message('line.below', { count: shown(behind) }), rule.below[behind - 1] ?? 0);
  if (facts.toppers.length > 1) return line(topText(facts.toppers.length), rule.tied);
  const claimed = rule.below.findIndex((_, at) =>
    facts.alive.some((one) => facts.centres(one) === facts.top - at - 1),
  );
  const unclaimed = sumOf(rule.below.slice(0, claimed < 0 ? rule.below.length : claimed));
  return line(
    unclaimed === 0 ? topText(1) : message('line.topAloneUnclaimed', { points: shown(unclaimed) }),
    rule.lone + unclaimed,
  );
};

const over: Payment = (facts, { over: rule }, seat) => {
  if (rule === null || (facts.winner !== undefined && facts.winner !== seat)) return null;
  // Every solo counts as a bare majority (dipvis maxonian.py).
  const beyond = Math.max(0, Math.min(facts.centres(seat), facts.majority) - rule.centres);
  return line(
    message('line.over', {
      many: MANY,
      least: shown(rule.centres),
      count: shown(beyond),
      points: shown(rule.perCentre),
    }),
    beyond * rule.perCentre,
  );
};

/** Whether a seat has more centres than every other. */
export function isLoneTop(facts: Facts, seat: SeatId): boolean {
  return facts.toppers.length === 1 && facts.toppers[0] === seat && facts.top > facts.second;
}

/** The payments of a board in the order of their explanation. */
export const PAYMENTS: readonly Payment[] = [
  played,
  perCentre,
  centreTable,
  alive,
  aliveShared,
  places,
  lead,
  top,
  above,
  domination,
  pike,
  over,
];
