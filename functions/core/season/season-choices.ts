import { hashOf } from '../../../engine/core/canonical';
import { fault } from '../../../engine/fault';
import type { Message, Problem } from '../../../engine/game';
import { identityOf, inRound, isGameSystem, type PlayedGame } from '../../../engine/games';
import { definitionIn } from '../../../engine/results-only/definition';
import { scoringFits } from '../../../engine/results-only/scoring';
import { TIE_BREAKS_OF_DUELS, type TieBreakId } from '../../../engine/tournament/aggregation';
import { alwaysOpen } from '../../../engine/tournament/always-open';
import { formatProblemForAny, roundsOf } from '../../../engine/tournament/formats';
import { knocksOut } from '../../../engine/tournament/knocks-out';
import { rulesProblems } from '../division/division-ladder';
import { scoringProblem } from '../scoring/scoring-problem';
import { sizesOf } from '../standings/season-seats';
import type { Registration, SeasonRecord, Teams } from './seasons.records';
import { settingProblem } from './setting-problem';

/** An organizer's choices for scoring, totals, teams and divisions. */
type Choices = Pick<
  SeasonRecord,
  | 'system'
  | 'options'
  | 'scoring'
  | 'scoringByRound'
  | 'aggregation'
  | 'teams'
  | 'division'
  | 'format'
  | 'leftOver'
  | 'atTheTable'
> & { readonly registration: Pick<Registration, 'late' | 'review' | 'confirm'> };

export interface Chosen {
  readonly boardSize: number;
  readonly capacity: number | null;
  /** Once a season has started, its format and totals are fixed. */
  readonly started: boolean;
}

/** Every conflict between these choices. */
export async function choiceProblems(
  choices: Choices,
  { boardSize, capacity, started }: Chosen,
): Promise<readonly Problem[]> {
  const formula = await scoringProblem(choices.scoring, boardSize);
  return [
    ...(formula === undefined ? [] : [{ ...formula, path: ['scoring', ...formula.path] }]),
    ...(await byRoundProblems(choices, boardSize)),
    ...(started ? [] : formatProblems(choices, boardSize, capacity)),
    ...(started ? [] : finalProblems(choices)),
    ...(started ? [] : tieBreakProblems(choices, boardSize)),
    ...otherTieProblems(choices),
    ...(started ? [] : gamesProblems(choices)),
    ...togetherProblems(choices),
    ...resultsProblems(choices),
    ...alwaysOpenProblems(choices),
    ...teamProblems(choices.teams),
    ...divisionProblems(choices),
  ];
}

/** Formats that work for no number of players. */
function formatProblems(
  { system, options, format, leftOver, atTheTable }: Choices,
  boardSize: number,
  capacity: number | null,
): readonly Problem[] {
  const season = { system, options, boardSize, leftOver, atTheTable };
  // In each game: boards of a round may be of another size than those of the others.
  const played = [season, ...roundsOfTheirOwn({ system, options }).map((round) => inRound(season, round))];
  const obstacles = played.flatMap((one) => formatProblemForAny(format, capacity, sizesOf(one)) ?? []);
  return obstacles.slice(0, 1).map(({ path, why }) => settingProblem(path, why));
}

/** The rounds that have a game of their own. */
function roundsOfTheirOwn({ system, options }: PlayedGame): readonly number[] {
  return isGameSystem(system) ? [] : definitionIn(options).games.map(({ round }) => round);
}

/**
 * Rounds can have games of their own where they follow each other. Where their number follows from the size of boards, as
 * in a cup, all games have to be for as many.
 */
function gamesProblems(choices: Choices): readonly Problem[] {
  const { system, options, format } = choices;
  const rounds = roundsOfTheirOwn({ system, options });
  if (rounds.length === 0) return [];
  const path = ['options', 'games'];
  if (format.kind === 'ladder') return [settingProblem(path, fault('ownGame.gamesLadder'))];
  if (format.kind === 'rounds' && format.atOnce)
    return [settingProblem(path, fault('ownGame.gamesTogether'))];
  const most = fixedRounds(format);
  if (most === undefined) return seatsProblems(choices);
  return rounds.flatMap((round) =>
    round > most ? [settingProblem(path, fault('ownGame.roundBeyond', { rounds: most }))] : [],
  );
}

/** Games of rounds for another number of players than the season's own. */
function seatsProblems({ system, options }: Choices): readonly Problem[] {
  const { min: least, max: most } = identityOf({ system, options }).seats;
  return roundsOfTheirOwn({ system, options }).flatMap((round, at) => {
    const { title: game, seats } = identityOf(inRound({ system, options }, round));
    if (seats.min === least && seats.max === most) return [];
    return [
      settingProblem(['options', 'games', at, 'seats'], fault('ownGame.gamesSeats', { game, least, most })),
    ];
  });
}

/** Rounds with a scoring of their own: each once, in a format that has them, and of a kind that suits the game. */
async function byRoundProblems(
  { system, options, format, scoringByRound = [] }: Choices,
  boardSize: number,
): Promise<readonly Problem[]> {
  if (scoringByRound.length === 0) return [];
  if (format.kind === 'ladder') return [settingProblem(['scoringByRound'], fault('setting.scoringLadder'))];
  const rounds = fixedRounds(format);
  const found = scoringByRound.map(async ({ round, scoring }, at): Promise<readonly Problem[]> => {
    const formula = await scoringProblem(scoring, boardSize);
    const { title, results } = identityOf(inRound({ system, options }, round));
    const path = ['scoringByRound', at];
    return [
      ...(formula === undefined ? [] : [{ ...formula, path: [...path, 'scoring', ...formula.path] }]),
      ...(scoringByRound.findIndex((one) => one.round === round) < at
        ? [settingProblem([...path, 'round'], fault('setting.scoringTwice', { round }))]
        : []),
      ...(rounds !== undefined && round > rounds
        ? [settingProblem([...path, 'round'], fault('setting.scoringBeyond', { rounds }))]
        : []),
      ...(results !== undefined && !scoringFits(results, scoring)
        ? [settingProblem([...path, 'scoring'], fault('ownGame.scoring', { game: title }))]
        : []),
    ];
  });
  return (await Promise.all(found)).flat();
}

/** Rounds that open together are confirmed by registering. */
function togetherProblems({ format, registration }: Choices): readonly Problem[] {
  if (format.kind !== 'rounds' || format.atOnce === undefined || !registration.confirm) return [];
  const why = fault('setting.atOnce');
  return [settingProblem(['format', 'atOnce'], why)];
}

/**
 * A game without an engine is played at real tables, and a scoring needs what its tables write down: points where it pays
 * for points, and more of them where more are better.
 */
function resultsProblems(choices: Choices): readonly Problem[] {
  const { system, options, scoring, scoringByRound = [], atTheTable } = choices;
  const { title, results } = identityOf({ system, options });
  if (results === undefined) return [];
  // Round 0 stands for all rounds without a game of their own.
  const scoredAlike = [0, ...roundsOfTheirOwn(choices)].filter(
    (round) => !scoringByRound.some((one) => one.round === round),
  );
  const unfit = scoredAlike
    .map((round) => identityOf(inRound({ system, options }, round)))
    .find((one) => one.results !== undefined && !scoringFits(one.results, scoring));
  return [
    ...(atTheTable === undefined
      ? [settingProblem(['atTheTable'], fault('ownGame.realTable', { game: title }))]
      : []),
    ...(unfit === undefined
      ? []
      : [settingProblem(['scoring'], fault('ownGame.scoring', { game: unfit.title }))]),
  ];
}

/** Players may join an always-open season at any time, and its boards start without an organizer. */
function alwaysOpenProblems({ format, registration: { late, review } }: Choices): readonly Problem[] {
  if (alwaysOpen(format) === undefined) return [];
  return [
    ...(late ? [] : [settingProblem(['registration', 'late'], fault('setting.lateAlways'))]),
    ...(review ? [settingProblem(['registration', 'review'], fault('setting.reviewAlways'))] : []),
  ];
}

/** A total of earlier rounds and a last one needs a format with exactly these. */
function finalProblems({ aggregation, format }: Choices): readonly Problem[] {
  if (aggregation?.total.rule !== 'final') return [];
  const { champion, earlierRounds, parts } = aggregation.total;
  const total = ['aggregation', 'total'];
  const rounds = fixedRounds(format);
  return [
    ...(rounds === earlierRounds + 1
      ? []
      : [settingProblem([...total, 'earlierRounds'], roundsWanted(format, rounds))]),
    ...(parts.length <= earlierRounds
      ? []
      : [settingProblem([...total, 'parts'], fault('setting.earlierRounds', { rounds: earlierRounds }))]),
    ...(champion === 'total' || ('topBoard' in format && format.topBoard)
      ? []
      : [settingProblem([...total, 'champion'], fault('setting.noTopBoard'))]),
    ...(aggregation.sitOut?.average === true
      ? [settingProblem(['aggregation', 'sitOut', 'average'], fault('setting.averageFinal'))]
      : []),
  ];
}

/** Tie-breaks that ask for one opponent a round. */
function tieBreakProblems({ aggregation, format }: Choices, boardSize: number): readonly Problem[] {
  if (aggregation === undefined || (boardSize === 2 && format.kind !== 'ladder')) return [];
  const isOfDuels = (id: TieBreakId) => TIE_BREAKS_OF_DUELS.some((one) => one === id);
  const { total, tieBreaks, otherTieBreaks = [] } = aggregation;
  const why = fault('setting.duelTies');
  return [
    ...(tieBreaks.some(isOfDuels) ? [settingProblem(['aggregation', 'tieBreaks'], why)] : []),
    ...(total.rule === 'final' && total.cutTies.some(isOfDuels)
      ? [settingProblem(['aggregation', 'total', 'cutTies'], why)]
      : []),
    ...otherTieBreaks.flatMap((other, at) =>
      other.tieBreaks.some(isOfDuels)
        ? [settingProblem(['aggregation', 'otherTieBreaks', at, 'tieBreaks'], why)]
        : [],
    ),
  ];
}

/** Stages and rounds with tie-breaks of their own: each once, in a format that has them. */
function otherTieProblems({ aggregation, format }: Choices): readonly Problem[] {
  const { otherTieBreaks = [] } = aggregation ?? {};
  const path = ['aggregation', 'otherTieBreaks'];
  if (otherTieBreaks.length === 0) return [];
  if (format.kind === 'ladder') return [settingProblem(path, fault('setting.tiesLadder'))];
  const rounds = fixedRounds(format);
  const isThere = { groups: format.kind === 'groups', cup: knocksOut(format) };
  const named = otherTieBreaks.map((one) => ('round' in one ? one.round : one.stage));
  return otherTieBreaks.flatMap((one, at) => {
    const here = [...path, at, 'round' in one ? 'round' : 'stage'];
    const when = named[at] ?? 0;
    return [
      ...(named.indexOf(when) < at
        ? [settingProblem(here, fault('setting.tiesTwice', { when: `${when}` }))]
        : []),
      ...('round' in one && rounds !== undefined && one.round > rounds
        ? [settingProblem(here, fault('setting.scoringBeyond', { rounds }))]
        : []),
      ...('stage' in one && !isThere[one.stage]
        ? [settingProblem(here, fault('setting.tiesNoStage', { stage: one.stage }))]
        : []),
    ];
  });
}

/** The number of rounds that a format states, the one of a top board included; undefined if players decide it. */
function fixedRounds(format: Choices['format']): number | undefined {
  return 'rounds' in format
    ? roundsOf(format, 0, { boardSize: 2, smallest: 2, leftOver: 'byes' })
    : undefined;
}

function roundsWanted({ kind }: Choices['format'], rounds: number | undefined): Message {
  if (rounds === 1) return fault('setting.oneRound');
  if (rounds !== undefined) return fault('setting.roundsBefore', { rounds, before: rounds - 1 });
  return kind === 'ladder' ? fault('setting.ladderTotals') : fault('setting.roundsDepend');
}

function teamProblems(teams: Teams | undefined): readonly Problem[] {
  const list = teams?.list ?? [];
  const { least = 1, most = 1 } = teams?.ofLeague ?? {};
  if (least > most)
    return [settingProblem(['teams', 'ofLeague', 'most'], fault('setting.teamSize', { least }))];
  if (teams?.ofLeague !== undefined && list.length > 0)
    return [settingProblem(['teams', 'list'], fault('setting.teamsOfLeague'))];
  const members = list.flatMap((team) => team.members);
  return list.flatMap(({ name, members: own }, at) => [
    ...(list.findIndex((team) => team.name === name) < at
      ? [settingProblem(['teams', 'list', at, 'name'], fault('setting.teamName', { name }))]
      : []),
    ...(own.some((player) => members.indexOf(player) !== members.lastIndexOf(player))
      ? [settingProblem(['teams', 'list', at, 'members'], fault('setting.teamMember'))]
      : []),
  ]);
}

function divisionProblems({ division, format }: Choices): readonly Problem[] {
  if (division === undefined) return [];
  return [
    ...rulesProblems(division, 'division'),
    ...(knocksOut(format) ? [settingProblem(['division'], fault('setting.divisionKnockOut'))] : []),
  ];
}

/** Once boards have been drawn, teams may add players who are in none; no other change is allowed. */
export function teamsUnfair(before: Teams | undefined, after: Teams | undefined): readonly Problem[] {
  const kept = (after?.list ?? []).map(({ name, members }) => {
    const old = before?.list.find((team) => team.name === name)?.members ?? [];
    return { name, members: members.filter((player) => old.includes(player)) };
  });
  const same = { ...after, list: kept };
  if (hashOf({ ...before, list: sorted(before?.list) }) === hashOf({ ...same, list: sorted(same.list) }))
    return [];
  return [settingProblem(['teams'], fault('fixed.teams'))];
}

function sorted(list: Teams['list'] = []): Teams['list'] {
  return list.map(({ name, members }) => ({ name, members: [...members].sort() }));
}
