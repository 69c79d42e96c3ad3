import type { AggregationRules, TieBreakId, TotalRule } from './rules';

/** Who stands first among players of equal total, by tie-break. */
export const TIE_BREAK_WORDS: Readonly<Record<TieBreakId, string>> = {
  'best-game': 'who has the best single game',
  'second-best-game': 'who has the better second game',
  'head-to-head': 'who has more points than the tied others in the games they had together',
  'total-centres': 'who has more centres in all games',
  'dropped-round': 'who has the better round (or game) that did not count',
  'board-tops': 'who topped more boards; a shared top is a part of one',
  'strength-of-schedule': 'whose opponents have the higher mean total',
  'sonneborn-berger': 'who was ahead of stronger opponents: their totals, half of them where level',
  'fewest-games': 'who played fewer games',
  wins: 'who won more games alone',
  'earlier-registration': 'who registered earlier',
  lot: 'who is drawn by lot from the published seed',
  'stay-tied': 'nobody: what is level here stays level, whatever follows in the list',
};

/** The rules of a season's totals in sentences for players. */
export function explainRules({ total, sitOut, tieBreaks }: AggregationRules): string {
  const ties = tieBreaks.slice(
    0,
    tieBreaks.includes('stay-tied') ? tieBreaks.indexOf('stay-tied') : undefined,
  );
  return [
    totalWords(total),
    sitOut === null
      ? ''
      : `Sitting out a round pays ${sitOut.points}${sitOut.times === 'once' ? ', once' : ' each time'}.`,
    ties.length === 0
      ? 'Equal totals share a place.'
      : `Ties: ${ties.map((tie) => TIE_BREAK_WORDS[tie].replace(/;.*/, '')).join('; then ')}. What is still level shares a place.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function totalWords(total: TotalRule): string {
  switch (total.rule) {
    case 'sum':
      return sumWords(total);
    case 'average':
      return `A total is the sum of all games, divided by their number plus ${total.plus}.`;
    case 'places':
      return `A total is the sum of the places in ${total.best === null ? 'all' : `the best ${total.best}`} rounds; the lowest leads.`;
    case 'final':
      return `Of ${total.earlierRounds} rounds the best count ${total.parts.join(', ')} times; ${total.qualify} qualify for the last round, which counts ${total.qualifiedFactor} times for them and ${total.otherFactor} times for others.${total.champion === 'top-board' ? ' The winner of the top board is champion.' : ''}`;
  }
}

function sumWords({ of, round, best, drop, rest, weights }: Extract<TotalRule, { rule: 'sum' }>): string {
  const which = best === null ? `all ${of}` : `the best ${best} ${of}`;
  return [
    `A total is the sum of ${which}${drop > 0 ? `, without the ${drop} lowest` : ''}.`,
    of === 'rounds' && round === 'best' ? 'Of several games in a round the best counts.' : '',
    rest === null ? '' : restWords(rest),
    weights.length === 0 ? '' : `Rounds count ${weights.join(', ')} times.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function restWords(rest: NonNullable<Extract<TotalRule, { rule: 'sum' }>['rest']>): string {
  return rest.rule === 'mean'
    ? `What is left adds its mean, times ${rest.factor}.`
    : `Of what is left the next ones add a part: ${rest.factors.map((list) => list.map((part) => Math.round(part * 100) / 100).join(' and ')).join(', or ')}.`;
}
