import { comparePoints, equalPoints } from '../equal-points';
import { figure, message } from '../scoring/message';
import { type Line, sumOf } from '../scoring/system';
import {
  type EventInput,
  type Games,
  gameParts,
  type Part,
  type PlayerTotal,
  roundParts,
  times,
} from './games';
import type { AggregationRules, TotalRuleOf } from './rules';
import { compareByTies, tieContext } from './tie-breaks';

interface Event {
  readonly input: EventInput;
  readonly rules: AggregationRules;
  readonly games: Games;
}

/** The total of every player, in the order of registration. */
export function totalsOf(input: EventInput, rules: AggregationRules, games: Games): readonly PlayerTotal[] {
  const event = { input, rules, games };
  return withAdjustments(input, rules, totalsByRule(event));
}

function totalsByRule(event: Event): readonly PlayerTotal[] {
  const { total } = event.rules;
  switch (total.rule) {
    case 'sum':
      return event.input.players.map((player) => sumTotal(event, total, player));
    case 'average':
      return event.input.players.map((player) => averageTotal(event, total, player));
    case 'places':
      return placeTotals(event, total);
    case 'final':
      return finalTotals(event, total);
  }
}

/** Totals with bonuses and penalties. In a sum of places, in which less is better, a penalty adds to the total. */
function withAdjustments(
  { adjustments = {} }: EventInput,
  { total }: AggregationRules,
  totals: readonly PlayerTotal[],
): readonly PlayerTotal[] {
  const sign = total.rule === 'places' ? -1 : 1;
  return totals.map((row) => {
    const own = adjustments[row.player] ?? [];
    if (own.length === 0) return row;
    const lines = own.map(({ points, reason }) => ({
      text: message(points < 0 ? 'total.penalty' : 'total.bonus', { reason }),
      points: sign * points,
    }));
    return totalled(row.player, [...row.lines, ...lines], row);
  });
}

/** A row with the sum of its lines. */
function totalled(
  player: string,
  lines: readonly Line[],
  { dropped = [], champion = false }: Partial<Pick<PlayerTotal, 'dropped' | 'champion'>> = {},
): PlayerTotal {
  return { player, lines, total: sumOf(lines.map(({ points }) => points)), dropped, champion };
}

function partsOf({ input, rules, games }: Event, player: string, of: 'games' | 'sum' | 'best') {
  const own = games.get(player) ?? [];
  const byes = { drawn: input.satOut?.[player] ?? [], asked: input.askedOut?.[player] ?? [] };
  return of === 'games' ? gameParts(own, byes, rules) : roundParts(own, byes, rules, of);
}

function sumTotal(event: Event, rule: TotalRuleOf<'sum'>, player: string): PlayerTotal {
  const parts = partsOf(event, player, rule.of === 'games' ? 'games' : rule.round).map((part) =>
    weighted(part, rule.weights),
  );
  const ranked = [...parts].sort((one, other) => other.points - one.points);
  const kept = Math.min(rule.best ?? ranked.length, Math.max(0, ranked.length - rule.drop));
  const rest = ranked.slice(kept, rule.rest === null ? kept : Math.max(kept, ranked.length - rule.drop));
  const extra = rule.rest === null ? [] : restLines(rule.rest, rest);
  const partly = rule.rest?.rule === 'mean' ? rest : rest.slice(0, extra.length);
  const counted = ranked.slice(0, kept);
  return totalled(
    player,
    [
      ...parts.filter((part) => counted.includes(part)).map(({ text, points }) => ({ text, points })),
      ...extra,
    ],
    { dropped: parts.filter((part) => !counted.includes(part) && !partly.includes(part)) },
  );
}

function weighted(part: Part, weights: readonly number[]): Part {
  const weight = weights[part.round - 1] ?? 1;
  return weight === 1 ? part : { ...part, text: times(part.text, weight), points: part.points * weight };
}

function restLines(rule: NonNullable<TotalRuleOf<'sum'>['rest']>, rest: readonly Part[]): readonly Line[] {
  if (rest.length === 0) return [];
  if (rule.rule === 'mean') {
    const mean = sumOf(rest.map(({ points }) => points)) / rest.length;
    const text = message('total.mean', { count: rest.length, factor: figure(rule.factor) });
    return [{ text, points: mean * rule.factor }];
  }
  const factors = rule.factors[Math.min(rest.length, rule.factors.length) - 1] ?? [];
  return rest.slice(0, factors.length).map(({ text, points }, at) => ({
    text: times(text, factors[at] ?? 0),
    points: points * (factors[at] ?? 0),
  }));
}

function averageTotal(event: Event, { plus }: TotalRuleOf<'average'>, player: string): PlayerTotal {
  const parts = partsOf(event, player, 'games');
  const divisor = parts.length + plus;
  return totalled(
    player,
    parts.map(({ text, points }) => ({
      text: message('total.divided', { line: text, divisor: figure(divisor) }),
      points: divisor === 0 ? 0 : points / divisor,
    })),
  );
}

/**
 * Places of all players in each round; equal points share the better place. A round that a player missed counts as the
 * place after the last: DipCon's page does not mention this case, and leaving it out would reward staying away.
 */
function placeTotals(event: Event, rule: TotalRuleOf<'places'>): readonly PlayerTotal[] {
  const rounds = [...new Set(event.input.boards.map(({ round }) => round))].sort((one, two) => one - two);
  // Players who lost a seat under the season's policy have not finished its board: they rank behind all who have.
  const held = new Map(
    [...event.games].map(([player, games]) => [player, games.filter(({ seat }) => seat.forfeited !== true)]),
  );
  const points = new Map(
    event.input.players.map((player) => [player, partsOf({ ...event, games: held }, player, rule.round)]),
  );
  const inRound = (player: string, round: number) =>
    points.get(player)?.find((part) => part.round === round)?.points;
  return event.input.players.map((player) => {
    const places = rounds.map((round) => {
      const all = event.input.players.flatMap((one) => inRound(one, round) ?? []);
      const own = inRound(player, round);
      const place =
        own === undefined ? all.length + 1 : 1 + all.filter((other) => comparePoints(other, own) > 0).length;
      return { round, text: message('total.placeIn', { round }), points: place };
    });
    const kept = [...places].sort((one, other) => one.points - other.points).slice(0, rule.best ?? undefined);
    const lines = places
      .filter((place) => kept.includes(place))
      .map(({ text, points }) => ({ text, points }));
    return totalled(player, lines, { dropped: places.filter((place) => !kept.includes(place)) });
  });
}

/** Earlier rounds by rank; the last round, with more for qualified players; optionally, a champion of the top board. */
function finalTotals(event: Event, rule: TotalRuleOf<'final'>): readonly PlayerTotal[] {
  const earlier = event.input.players.map((player) => earlierTotal(event, rule, player));
  const last = rule.earlierRounds + 1;
  const qualified = qualifiedOf(event, rule, earlier);
  const champions = rule.champion === 'top-board' ? topBoardWinners(event, last) : [];
  return earlier.map((row) => {
    const final = partsOf(event, row.player, 'sum').find(({ round }) => round === last);
    const factor = qualified.has(row.player) ? rule.qualifiedFactor : rule.otherFactor;
    const text = message('total.round', { round: last });
    const line =
      final === undefined
        ? []
        : [{ text: factor === 1 ? text : times(text, factor), points: final.points * factor }];
    return totalled(row.player, [...row.lines, ...line], {
      dropped: row.dropped,
      champion: champions.includes(row.player),
    });
  });
}

function earlierTotal(event: Event, rule: TotalRuleOf<'final'>, player: string): PlayerTotal {
  const parts = partsOf(event, player, 'sum').filter(({ round }) => round <= rule.earlierRounds);
  const ranked = [...parts].sort((one, other) => other.points - one.points);
  const counted = ranked.slice(0, rule.parts.length);
  return totalled(
    player,
    counted.map(({ text, points }, at) => {
      const share = rule.parts[at] ?? 0;
      return { text: share === 1 ? text : times(text, share), points: points * share };
    }),
    { dropped: ranked.slice(rule.parts.length) },
  );
}

/** The qualified players, including all who are still tied at the cut. */
function qualifiedOf(event: Event, rule: TotalRuleOf<'final'>, earlier: readonly PlayerTotal[]) {
  const input = {
    ...event.input,
    boards: event.input.boards.filter(({ round }) => round <= rule.earlierRounds),
  };
  const context = tieContext(input, earlier);
  const groups = compareByTies(context, earlier, rule.cutTies);
  const qualified = new Set<string>();
  for (const group of groups) {
    if (qualified.size >= rule.qualify) break;
    for (const player of group) qualified.add(player);
  }
  return qualified;
}

function topBoardWinners({ input }: Event, last: number): readonly string[] {
  const seats = input.boards.find(({ round, topBoard }) => round === last && topBoard === true)?.seats ?? [];
  const most = Math.max(...seats.map(({ points }) => points));
  const winners = seats.filter(({ points }) => equalPoints(points, most));
  return winners.map(({ player }) => player);
}
