import {
  leadingEnd,
  type Stint,
  type Team,
  type TeamRow,
  teamTable,
  USUAL_RULES,
} from '../../../engine/tournament/aggregation';
import type { Deps } from '../platform/deps';
import type { EnteredTeam, SeasonRecord } from '../season/seasons.records';

/** Those who hold the boards of a team now, in board order. */
export function holdersOf({ boards }: EnteredTeam): readonly string[] {
  return boards.flatMap((held) => held.at(-1)?.player ?? []);
}

/** Those who held a board one after the other, each with the rounds. */
export function stintsOf(held: EnteredTeam['boards'][number]): readonly Stint[] {
  return held.map(({ player, first }, at) => {
    const next = held[at + 1];
    return { player, first, last: next === undefined ? null : next.first - 1 };
  });
}

/** How many players a team has replaced in the season. */
export function changesOf({ boards }: EnteredTeam): number {
  return boards.reduce((sum, held) => sum + held.length - 1, 0);
}

/** The teams of the league that have entered a season; none where teams are lists of the season. */
export function enteredIn({ teams, enteredTeams = [] }: SeasonRecord): readonly EnteredTeam[] {
  return teams?.ofLeague === undefined ? [] : enteredTeams;
}

/** Who is whose team mate now: draws keep them apart. */
export function teamMatesIn(season: SeasonRecord): readonly (readonly string[])[] {
  const listed = (season.teams?.list ?? []).map(({ members }) => members);
  return [...listed, ...enteredIn(season).map(holdersOf)];
}

function teamsIn(season: SeasonRecord): readonly Team[] {
  const listed = (season.teams?.list ?? []).map(({ name, members }) => ({ id: name, members }));
  const entered = enteredIn(season).map(({ team, boards }) => ({ id: team, members: boards.map(stintsOf) }));
  return [...listed, ...entered];
}

/** The standing by teams, from the season's table. Points stay with the team for which they were made. */
export function teamStanding(
  season: SeasonRecord,
  table: Parameters<typeof teamTable>[1],
): readonly TeamRow[] {
  const rules = season.aggregation ?? USUAL_RULES;
  return teamTable(teamsIn(season), table, season.teams?.best ?? 1, leadingEnd(rules));
}

export interface NamedTeamRow extends TeamRow {
  /** A team of the league; null for one of this season alone. */
  readonly id: string | null;
}

/** Rows with the names that teams of the league have now. */
export async function namedTeams(
  deps: Deps,
  season: SeasonRecord,
  rows: readonly TeamRow[],
): Promise<readonly NamedTeamRow[]> {
  if (season.teams?.ofLeague === undefined) return rows.map((row) => ({ ...row, id: null }));
  const teams = await deps.store.teamsOf(season.league.id);
  return rows.map((row) => ({
    ...row,
    id: row.team,
    team: teams.find(({ id }) => id === row.team)?.name ?? row.team,
  }));
}
