import type { Message } from '../../../game/message';
import { MANY, ONE } from '../../game-words';
import { message, series, shown } from '../message';
import type { ComposedParameters } from './parameters';

/** The payments of a composed system at the end of a board, each as text. */
export function paymentWords(parameters: ComposedParameters): readonly Message[] {
  const { played, perCentre, alive, aliveShared, lead, above, centreTable, over } = parameters;
  return [
    ...(played === 0 ? [] : [message('pays.playing', { points: shown(played) })]),
    ...(perCentre === 0 ? [] : [message('pays.perCentre', { points: shown(perCentre), one: ONE })]),
    ...(alive === 0 ? [] : [message('pays.alive', { points: shown(alive) })]),
    ...(aliveShared === 0 ? [] : [message('pays.aliveShared', { points: shown(aliveShared) })]),
    ...(lead === 0 ? [] : [message('pays.lead', { points: shown(lead), one: ONE })]),
    ...(above === 0 ? [] : [message('pays.above', { points: shown(above), one: ONE })]),
    ...(centreTable === null ? [] : [tableWords(centreTable)]),
    ...(parameters.places === null ? [] : [placeWords(parameters.places)]),
    ...topWords(parameters),
    ...(over === null
      ? []
      : [message('pays.over', { points: shown(over.perCentre), one: ONE, least: shown(over.centres) })]),
  ];
}

function tableWords({ points, beyond }: NonNullable<ComposedParameters['centreTable']>): Message {
  const table = { many: MANY, points: series(points) };
  return beyond === 0
    ? message('pays.table', table)
    : message('pays.tableBeyond', { ...table, beyond: shown(beyond) });
}

const ORDER_WORDS = {
  centres: message('pays.byCentres', { many: MANY }),
  elimination: message('pays.byElimination', { many: MANY }),
  'recent-lead': message('pays.byRecentLead', { many: MANY }),
  placing: message('pays.byPlacing'),
} as const;

function placeWords({ points, order, out, rounded }: NonNullable<ComposedParameters['places']>): Message {
  return message('pays.places', {
    points: series(points),
    order: out ? ORDER_WORDS[order] : message('pays.toThoseIn', { many: MANY }),
    rounded: rounded ? 'yes' : 'no',
  });
}

function topWords({ top, domination, pike }: ComposedParameters): readonly Message[] {
  return [
    ...(top === null ? [] : [onTopWords(top)]),
    ...(domination === null
      ? []
      : [
          message('pays.domination', {
            points: shown(domination.points),
            shares: series(domination.shares),
          }),
        ]),
    ...(pike === null
      ? []
      : [
          message('pays.pike', {
            lone: shown(pike.lone),
            tied: shown(pike.tied),
            below: series(pike.below),
          }),
        ]),
  ];
}

function onTopWords(top: NonNullable<ComposedParameters['top']>): Message {
  switch (top.ties) {
    case 'split': {
      const points = shown(top.points);
      return top.atMost === null
        ? message('pays.topShared', { points })
        : message('pays.topSharedAtMost', { points, atMost: top.atMost });
    }
    case 'divided':
      return message('pays.topDivided', { points: shown(top.points), by: shown(top.by) });
    case 'list':
      return message('pays.topList', { points: series(top.points) });
    case 'lone-per-centre':
      return message('pays.topPerCentre', { points: shown(top.perCentre), many: MANY });
  }
}
