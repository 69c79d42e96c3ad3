import type { Message, Part } from '../../game/message';
import { MANY } from '../game-words';
import { figure, inRow, message, series } from '../scoring/message';
import type { AggregationRules, OtherTies, TieBreakId, TotalRule } from './rules';

/** The tie-breaks as part of a sentence. */
export const TIE_BREAK_WORDS: Readonly<Record<TieBreakId, Message>> = {
  'best-game': message('tie.bestGame'),
  'second-best-game': message('tie.secondBestGame'),
  'third-best-game': message('tie.thirdBestGame'),
  'games-in-order': message('tie.gamesInOrder'),
  'head-to-head': message('tie.headToHead'),
  'total-centres': message('tie.totalCentres', { many: MANY }),
  'last-centres': message('tie.lastCentres', { many: MANY }),
  'dropped-round': message('tie.droppedRound'),
  'board-tops': message('tie.boardTops'),
  'strength-of-schedule': message('tie.strengthOfSchedule'),
  'sonneborn-berger': message('tie.sonnebornBerger'),
  buchholz: message('tie.buchholz'),
  'buchholz-cut': message('tie.buchholzCut'),
  'median-buchholz': message('tie.medianBuchholz'),
  'fewest-games': message('tie.fewestGames'),
  wins: message('tie.wins'),
  'most-draws': message('tie.mostDraws'),
  'fewest-draws': message('tie.fewestDraws'),
  'earlier-registration': message('tie.earlierRegistration'),
  lot: message('tie.lot'),
  'stay-tied': message('tie.stayTied'),
};

/** The same in full, for organizers who choose among them. */
export function tieBreakInFull(id: TieBreakId): Message {
  switch (id) {
    case 'board-tops':
      return message('tie.boardTopsInFull');
    case 'buchholz':
      return message('tie.buchholzInFull');
    default:
      return TIE_BREAK_WORDS[id];
  }
}

/** The rules of a season's totals in sentences for players. */
export function explainRules({
  total,
  sitOut,
  tieBreaks,
  otherTieBreaks = [],
}: AggregationRules): readonly Message[] {
  const ties = effective(tieBreaks);
  return [
    ...totalWords(total),
    ...(sitOut === null
      ? []
      : [
          sitOut.average === true
            ? message('rules.sitOutMean', { points: figure(sitOut.points), times: sitOut.times })
            : message('rules.sitOut', { points: figure(sitOut.points), times: sitOut.times }),
          message('rules.askedOut', { points: figure(sitOut.request) }),
        ]),
    ...(ties.length === 0
      ? [message('rules.equal')]
      : [message('rules.ties', { ties: tieWords(ties) }), message('rules.tied')]),
    ...otherTieBreaks.map(otherTieWords),
  ];
}

/** The tie-breaks before one that leaves players tied. */
function effective(tieBreaks: readonly TieBreakId[]): readonly TieBreakId[] {
  const end = tieBreaks.indexOf('stay-tied');
  return end < 0 ? tieBreaks : tieBreaks.slice(0, end);
}

/** The tie-breaks of one stage or of one round, in their order: part of a sentence. */
export function otherTiesInRow({ tieBreaks }: OtherTies): Part {
  const ties = effective(tieBreaks);
  return ties.length === 0 ? message('tie.none') : tieWords(ties);
}

/** The tie-breaks of one stage or of one round in a sentence. */
function otherTieWords(other: OtherTies): Message {
  const words = { ties: otherTiesInRow(other) };
  return 'round' in other
    ? message('rules.tiesOfRound', { ...words, round: other.round })
    : message('rules.tiesOfStage', { ...words, stage: other.stage });
}

function tieWords(ties: readonly TieBreakId[]): Part {
  const words = ties.map((tie) => TIE_BREAK_WORDS[tie]);
  return inRow(words, (before, next) => message('rules.then', { before, next }));
}

function totalWords(total: TotalRule): readonly Message[] {
  switch (total.rule) {
    case 'sum':
      return sumWords(total);
    case 'average':
      return [message('rules.average', { plus: figure(total.plus) })];
    case 'places':
      return [
        total.best === null ? message('rules.places') : message('rules.placesOfBest', { best: total.best }),
      ];
    case 'final':
      return [
        message('rules.final', {
          rounds: total.earlierRounds,
          parts: series(total.parts),
          qualify: total.qualify,
          qualified: figure(total.qualifiedFactor),
          others: figure(total.otherFactor),
        }),
        ...(total.champion === 'top-board' ? [message('rules.champion')] : []),
      ];
  }
}

type Sum = Extract<TotalRule, { rule: 'sum' }>;

function sumWords({ of, round, best, drop, rest, weights }: Sum): readonly Message[] {
  return [
    best === null ? message('rules.sumOfAll', { of, drop }) : message('rules.sumOfBest', { best, of, drop }),
    ...(of === 'rounds' && round === 'best' ? [message('rules.bestOfRound')] : []),
    ...(rest === null ? [] : [restWords(rest)]),
    ...(weights.length === 0 ? [] : [message('rules.weights', { weights: series(weights) })]),
  ];
}

function restWords(rest: NonNullable<Sum['rest']>): Message {
  if (rest.rule === 'mean') return message('rules.restMean', { factor: figure(rest.factor) });
  const lists = rest.factors.map((list): Part => list.map((part) => figure(Math.round(part * 100) / 100)));
  return message('rules.restParts', {
    parts: inRow(lists, (before, next) => message('rules.or', { before, next })),
  });
}
