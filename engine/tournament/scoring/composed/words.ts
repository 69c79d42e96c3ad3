import type { Message, Part } from '../../../game/message';
import { MANY, ONE } from '../../game-words';
import { inRow, message, shown } from '../message';
import { tieWords } from '../ranking';
import type { ComposedParameters } from './parameters';
import { paymentWords } from './payment-words';

/** A composed system in sentences for players, derived from its parameters. */
export function explainComposed(parameters: ComposedParameters): readonly Message[] {
  return [soloWords(parameters), drawnWords(parameters), ...closingWords(parameters)];
}

function drawnWords(parameters: ComposedParameters): Message {
  const paid = paymentWords(parameters);
  const payments =
    paid.length === 0
      ? message('composed.nothing')
      : inRow(paid, (before, next) => message('composed.and', { before, next }));
  return parameters.solo.rule === 'fixed'
    ? message('composed.endOtherwise', { payments })
    : message('composed.end', { payments });
}

function soloWords({ solo }: ComposedParameters): Message {
  if (solo.rule === 'as-drawn') return message('composed.soloAsDrawn');
  if (solo.rule === 'factor')
    return message('composed.soloFactor', { winner: shown(solo.winner), losers: shown(solo.losers) });
  return message('composed.soloFixed', { winner: winnerWords(solo), losers: loserWords(solo.losers) });
}

function winnerWords({ winner, losers }: Extract<ComposedParameters['solo'], { rule: 'fixed' }>): Part {
  switch (winner) {
    case 'total':
      return message('composed.asTotal', { many: MANY });
    case 'first-place-and-total':
      return message('composed.asFirstPlace', { many: MANY });
    case 'all-places-and-total':
      return losers.points === 0
        ? message('composed.asAllPlaces', { many: MANY })
        : message('composed.asAllPlacesLess', { many: MANY });
    default:
      return shown(winner);
  }
}

function loserWords(losers: Extract<ComposedParameters['solo'], { rule: 'fixed' }>['losers']): Part {
  const perCentre =
    losers.perCentre === 0 ? [] : [message('pays.perCentre', { points: shown(losers.perCentre), one: ONE })];
  const either = [...perCentre, ...(losers.years ? [message('composed.yearPoints')] : [])];
  const parts: readonly Part[] = [
    ...(losers.points === 0 ? [] : [shown(losers.points)]),
    ...(losers.alive === 0 ? [] : [message('composed.ifAlive', { points: shown(losers.alive) })]),
    ...(losers.better ? [message('composed.better', { parts: either })] : either),
  ];
  return parts.length === 0 ? message('composed.nothing') : parts;
}

function closingWords({ places, gapTribute, scaledTo, out }: ComposedParameters): readonly Message[] {
  return [
    ...(places === null ? [] : [tieWords(places.ties)]),
    ...(gapTribute === null ? [] : [message('composed.gapTribute', { most: shown(gapTribute.most * 100) })]),
    ...(scaledTo === null ? [] : [message('composed.scaled', { points: shown(scaledTo) })]),
    ...(out === null ? [] : [outWords(out)]),
  ];
}

function outWords({ perYear, years, most }: NonNullable<ComposedParameters['out']>): Message {
  const paid = { points: shown(perYear), counted: years };
  return most === null
    ? message('composed.out', paid)
    : message('composed.outAtMost', { ...paid, most: shown(most) });
}
