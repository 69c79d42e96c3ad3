import { hashOf } from '../../../engine/core/canonical';
import type { Problem } from '../../../engine/game';
import type { SeasonRecord, Teams } from '../../store/records';
import { scoringProblem } from '../results/scoring-problem';

/** What an organizer chooses of scoring, totals, teams and divisions. */
type Choices = Pick<SeasonRecord, 'scoring' | 'aggregation' | 'teams' | 'division' | 'format'>;

/** Everything that does not go together in these choices, for boards of this many seats. */
export function choiceProblems(choices: Choices, boardSize: number): readonly Problem[] {
  const formula = scoringProblem(choices.scoring, boardSize);
  return [
    ...(formula === undefined ? [] : [{ ...formula, path: ['scoring', ...formula.path] }]),
    ...finalProblems(choices),
    ...teamProblems(choices.teams),
    ...divisionProblems(choices),
  ];
}

function finalProblems({ aggregation, format }: Choices): readonly Problem[] {
  if (aggregation?.total.rule !== 'final' || aggregation.total.champion === 'total') return [];
  if ('topBoard' in format && format.topBoard) return [];
  return [
    problem(['aggregation', 'total', 'champion'], 'This format has no top board to decide the champion.'),
  ];
}

function teamProblems(teams: Teams | undefined): readonly Problem[] {
  const list = teams?.list ?? [];
  const members = list.flatMap((team) => team.members);
  return list.flatMap(({ name, members: own }, at) => [
    ...(list.findIndex((team) => team.name === name) < at
      ? [problem(['teams', 'list', at, 'name'], `Two teams are called ${name}.`)]
      : []),
    ...(own.some((player) => members.indexOf(player) !== members.lastIndexOf(player))
      ? [problem(['teams', 'list', at, 'members'], 'A player can be in only one team, once.')]
      : []),
  ]);
}

function divisionProblems({ division, format }: Choices): readonly Problem[] {
  if (division === undefined) return [];
  const { least, target, most } = division;
  return [
    ...(least <= target && target <= most
      ? []
      : [problem(['division', 'target'], 'The usual size must lie between the smallest and the largest.')]),
    ...(format.kind === 'knock-out'
      ? [problem(['division'], 'A knock-out has no standing, so players cannot move between divisions.')]
      : []),
  ];
}

/** Once boards have been drawn, teams may take in players who are in none; nothing else of them changes. */
export function teamsUnfair(before: Teams | undefined, after: Teams | undefined): readonly Problem[] {
  const kept = (after?.list ?? []).map(({ name, members }) => {
    const old = before?.list.find((team) => team.name === name)?.members ?? [];
    return { name, members: members.filter((player) => old.includes(player)) };
  });
  const same = { ...after, list: kept };
  if (hashOf({ ...before, list: sorted(before?.list) }) === hashOf({ ...same, list: sorted(same.list) }))
    return [];
  return [
    problem(['teams'], 'Games count for these teams, so you can only add players who are not in a team.'),
  ];
}

function sorted(list: Teams['list'] = []): Teams['list'] {
  return list.map(({ name, members }) => ({ name, members: [...members].sort() }));
}

function problem(path: readonly (string | number)[], message: string): Problem {
  return { code: 'bad-setting', path, rule: '', message };
}
