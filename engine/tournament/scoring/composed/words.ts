import { tieWords } from '../ranking';
import { shown } from '../system';
import type { ComposedParameters } from './parameters';

/** A composed system in sentences for players, read from its parameters. */
export function explainComposed(parameters: ComposedParameters): string {
  return [soloWords(parameters), drawnWords(parameters), ...closingWords(parameters)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function drawnWords(parameters: ComposedParameters): string {
  const payments = paymentWords(parameters);
  const start = parameters.solo.rule !== 'fixed' ? 'The end pays' : 'Otherwise the end pays';
  return payments.length === 0 ? `${start} nothing.` : `${start} ${payments.join('; ')}.`;
}

function soloWords({ solo }: ComposedParameters): string {
  if (solo.rule === 'as-drawn') return 'A win alone counts like any other end.';
  if (solo.rule === 'factor')
    return `If one wins alone, the winner's points are multiplied by ${shown(solo.winner)} and all others' by ${shown(solo.losers)}.`;
  return `Winning alone pays ${winnerWords(solo)}; losing to it ${loserWords(solo.losers)}.`;
}

function winnerWords({ winner, losers }: Extract<ComposedParameters['solo'], { rule: 'fixed' }>): string {
  switch (winner) {
    case 'total':
      return 'as much as there are centres';
    case 'first-place-and-total':
      return 'as much as the first place would with all centres';
    case 'all-places-and-total':
      return `as much as all places with all centres${losers.points === 0 ? '' : ', less what the others get'}`;
    default:
      return shown(winner);
  }
}

function loserWords(losers: Extract<ComposedParameters['solo'], { rule: 'fixed' }>['losers']): string {
  const perCentre = losers.perCentre === 0 ? [] : [`${shown(losers.perCentre)} per centre`];
  const years = losers.years ? ['the points for years'] : [];
  const better = losers.better ? [`the better of ${[...perCentre, ...years].join(' and ')}`] : [];
  const parts = [
    ...(losers.points === 0 ? [] : [shown(losers.points)]),
    ...(losers.alive === 0 ? [] : [`${shown(losers.alive)} if still in the game`]),
    ...(losers.better ? better : [...perCentre, ...years]),
  ];
  return parts.length === 0 ? 'nothing' : parts.join(' and ');
}

function paymentWords(parameters: ComposedParameters): readonly string[] {
  const { played, perCentre, alive, aliveShared, lead, above, centreTable, over } = parameters;
  const simple: readonly (readonly [number, string])[] = [
    [played, 'for playing'],
    [perCentre, 'per centre'],
    [alive, 'for being in the game at the end'],
    [aliveShared, 'shared by all in the game at the end'],
    [lead, 'to a lone top per centre of its lead'],
    [above, 'per centre ahead of every lower seat'],
  ];
  return [
    ...simple.filter(([points]) => points !== 0).map(([points, text]) => `${shown(points)} ${text}`),
    ...(centreTable === null ? [] : [tableWords(centreTable)]),
    ...placeWords(parameters),
    ...topWords(parameters),
    ...(over === null
      ? []
      : [
          `${shown(over.perCentre)} per centre over ${shown(over.centres)}, after a win alone to the winner only`,
        ]),
  ];
}

function tableWords({ points, beyond }: NonNullable<ComposedParameters['centreTable']>): string {
  const more = beyond === 0 ? '' : `, then ${shown(beyond)} more for each`;
  return `by number of centres from 0: ${points.map(shown).join(', ')}${more}`;
}

const ORDER_WORDS = {
  centres: 'by centres',
  elimination: 'by centres, then by the year of leaving, the later the better',
  'recent-lead': 'by centres, then by who was ahead most recently',
  placing: 'by the placing of the game',
} as const;

function placeWords({ places }: ComposedParameters): readonly string[] {
  if (places === null) return [];
  const order = places.out ? ORDER_WORDS[places.order] : 'by centres, to seats in the game only';
  const rounded = places.rounded ? ', rounded to whole points' : '';
  return [`by place ${places.points.map(shown).join(', ')}, ${order}${rounded}`];
}

function topWords({ top, domination, pike }: ComposedParameters): readonly string[] {
  const words: string[] = [];
  if (top?.ties === 'split')
    words.push(
      `${shown(top.points)} shared by those on top${top.atMost === null ? '' : `, if they are ${top.atMost} at most`}`,
    );
  if (top?.ties === 'divided')
    words.push(
      `${shown(top.points)} on top, divided by ${shown(top.by)} for each further seat that shares the top`,
    );
  if (top?.ties === 'list')
    words.push(`on top alone, by two, and so on: ${top.points.map(shown).join(', ')} each`);
  if (top?.ties === 'lone-per-centre')
    words.push(`to a lone top ${shown(top.perCentre)} more for each of its centres`);
  if (domination !== null)
    words.push(
      `${shown(domination.points)} divided by shares: ${domination.shares.map(shown).join(', ')} for the top, one below, and so on`,
    );
  if (pike !== null)
    words.push(
      `${shown(pike.lone)} alone on top, ${shown(pike.tied)} on a shared top, ${pike.below.map(shown).join(', ')} for one below, two below; a lone top takes what nobody claims`,
    );
  return words;
}

function closingWords({ places, gapTribute, scaledTo, out }: ComposedParameters): readonly string[] {
  const most = out?.most == null ? '' : `, at most ${shown(out.most)}`;
  return [
    places === null ? '' : tieWords(places.ties),
    gapTribute === null
      ? ''
      : `All pay a lone top the points that it leads by, at most ${shown(gapTribute.most * 100)} % of their own.`,
    scaledTo === null ? '' : `Points are scaled so that the board has ${shown(scaledTo)}.`,
    out === null ? '' : `Out of the game: ${shown(out.perYear)} per year ${out.years}${most}.`,
  ];
}
