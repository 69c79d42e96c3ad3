import { hashOf } from '../../../engine/core/canonical';
import { fault } from '../../../engine/fault';
import type { Message, Problem } from '../../../engine/game';
import { alwaysOpen } from '../../../engine/tournament/always-open';
import { formatProblemForAny, roundsOf } from '../../../engine/tournament/formats';
import { rulesProblems } from '../division/division-ladder';
import { scoringProblem } from '../scoring/scoring-problem';
import { sizesOf } from '../standings/season-seats';
import type { Registration, SeasonRecord, Teams } from './seasons.records';

/** An organizer's choices for scoring, totals, teams and divisions. */
type Choices = Pick<
  SeasonRecord,
  'system' | 'scoring' | 'aggregation' | 'teams' | 'division' | 'format' | 'leftOver' | 'atTheTable'
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
    ...(started ? [] : formatProblems(choices, boardSize, capacity)),
    ...(started ? [] : finalProblems(choices)),
    ...togetherProblems(choices),
    ...alwaysOpenProblems(choices),
    ...teamProblems(choices.teams),
    ...divisionProblems(choices),
  ];
}

/** Formats that work for no number of players. */
function formatProblems(
  { system, format, leftOver, atTheTable }: Choices,
  boardSize: number,
  capacity: number | null,
): readonly Problem[] {
  const obstacle = formatProblemForAny(
    format,
    capacity,
    sizesOf({ system, boardSize, leftOver, atTheTable }),
  );
  return obstacle === undefined ? [] : [problem(obstacle.path, obstacle.why)];
}

/** Rounds that open together are confirmed by registering. */
function togetherProblems({ format, registration }: Choices): readonly Problem[] {
  if (format.kind !== 'rounds' || format.atOnce === undefined || !registration.confirm) return [];
  const why = fault('setting.atOnce');
  return [problem(['format', 'atOnce'], why)];
}

/** Players may join an always-open season at any time, and its boards start without an organizer. */
function alwaysOpenProblems({ format, registration: { late, review } }: Choices): readonly Problem[] {
  if (alwaysOpen(format) === undefined) return [];
  return [
    ...(late ? [] : [problem(['registration', 'late'], fault('setting.lateAlways'))]),
    ...(review ? [problem(['registration', 'review'], fault('setting.reviewAlways'))] : []),
  ];
}

/** A total of earlier rounds and a last one needs a format with exactly these. */
function finalProblems({ aggregation, format, leftOver }: Choices): readonly Problem[] {
  if (aggregation?.total.rule !== 'final') return [];
  const { champion, earlierRounds, parts } = aggregation.total;
  const total = ['aggregation', 'total'];
  const rounds =
    'rounds' in format ? roundsOf(format, 0, { boardSize: 2, smallest: 2, leftOver }) : undefined;
  return [
    ...(rounds === earlierRounds + 1
      ? []
      : [problem([...total, 'earlierRounds'], roundsWanted(format, rounds))]),
    ...(parts.length <= earlierRounds
      ? []
      : [problem([...total, 'parts'], fault('setting.earlierRounds', { rounds: earlierRounds }))]),
    ...(champion === 'total' || ('topBoard' in format && format.topBoard)
      ? []
      : [problem([...total, 'champion'], fault('setting.noTopBoard'))]),
  ];
}

function roundsWanted({ kind }: Choices['format'], rounds: number | undefined): Message {
  if (rounds === 1) return fault('setting.oneRound');
  if (rounds !== undefined) return fault('setting.roundsBefore', { rounds, before: rounds - 1 });
  return kind === 'ladder' ? fault('setting.ladderTotals') : fault('setting.roundsDepend');
}

function teamProblems(teams: Teams | undefined): readonly Problem[] {
  const list = teams?.list ?? [];
  const members = list.flatMap((team) => team.members);
  return list.flatMap(({ name, members: own }, at) => [
    ...(list.findIndex((team) => team.name === name) < at
      ? [problem(['teams', 'list', at, 'name'], fault('setting.teamName', { name }))]
      : []),
    ...(own.some((player) => members.indexOf(player) !== members.lastIndexOf(player))
      ? [problem(['teams', 'list', at, 'members'], fault('setting.teamMember'))]
      : []),
  ]);
}

function divisionProblems({ division, format }: Choices): readonly Problem[] {
  if (division === undefined) return [];
  return [
    ...rulesProblems(division, 'division'),
    ...(format.kind === 'knock-out' ? [problem(['division'], fault('setting.divisionKnockOut'))] : []),
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
  return [problem(['teams'], fault('fixed.teams'))];
}

function sorted(list: Teams['list'] = []): Teams['list'] {
  return list.map(({ name, members }) => ({ name, members: [...members].sort() }));
}

function problem(path: readonly (string | number)[], message: Message): Problem {
  return { code: 'bad-setting', path, rule: '', message };
}
