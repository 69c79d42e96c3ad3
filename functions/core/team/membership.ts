import type { TeamRecord } from './teams.records';

/** Everybody in a team: its players in board order, then its substitutes. */
export function membersOf({ players, substitutes }: Pick<TeamRecord, 'players' | 'substitutes'>) {
  return [...players, ...substitutes];
}

/**
 * A team in its next version. If its captain is no longer a member, the first in board order takes over; a team without
 * members is closed, and with it its invitations.
 */
export function settled(team: TeamRecord, now: number): TeamRecord {
  const members = membersOf(team);
  const version = team.version + 1;
  const [first] = members;
  if (first === undefined)
    return { ...team, captain: null, invited: [], closedAt: team.closedAt ?? now, version };
  const captain = team.captain !== null && members.includes(team.captain) ? team.captain : first;
  return { ...team, captain, version };
}

/** A team without a player, who was a member or invited. */
export function without(team: TeamRecord, player: string, now: number): TeamRecord {
  const rest = (list: readonly string[]) => list.filter((one) => one !== player);
  const { players, substitutes, invited } = team;
  return settled(
    { ...team, players: rest(players), substitutes: rest(substitutes), invited: rest(invited) },
    now,
  );
}

/** Whether a player is a member of a team, or invited to it. */
export function isNamed(team: TeamRecord, player: string): boolean {
  return [...membersOf(team), ...team.invited].includes(player);
}
