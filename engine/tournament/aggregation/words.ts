import type { AggregationRules, TieBreakId, TotalRule } from './rules';

/** What puts a player first among equal totals, by tie-break. */
export const TIE_BREAK_WORDS: Readonly<Record<TieBreakId, string>> = {
  'best-game': 'the best single game',
  'second-best-game': 'the better second game',
  'head-to-head': 'more points than the other tied players in the games they shared',
  'total-centres': 'more centres in all games',
  'dropped-round': 'the better round (or game) that did not count',
  'board-tops': 'more boards topped; a shared top counts as a part',
  'strength-of-schedule': 'opponents with the higher mean total',
  'sonneborn-berger': 'finishing ahead of stronger opponents: their totals, half of a total for a tie',
  'fewest-games': 'fewer games played',
  wins: 'more games won outright',
  'earlier-registration': 'earlier registration',
  lot: 'a lot drawn from the published seed',
  'stay-tied': 'nothing: players tied here stay tied, and the rest of the list is ignored',
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
      : `Ties: ${ties.map((tie) => TIE_BREAK_WORDS[tie].replace(/;.*/, '')).join('; then ')}. Players who are still tied share a place.`,
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
