'use client';

import { useState } from 'react';
import type { League } from '../../../functions/api/schemas/leagues';
import { api } from '../../lib/api';
import { type Mutation, useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { TextField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';
import { When } from '../frame/when';

type Member = League['members'][number];
type Role = Member['roles'][number];

interface RoleListProps {
  readonly league: League;
  readonly me: string | null;
}

/** The members of a league with their roles; its organizers name organizers and moderators here. */
export function RoleList({ league, me }: RoleListProps) {
  const mutation = useMutation();
  const [sought, setSought] = useState('');
  const organizes = league.myRoles.includes('organizer');
  const shown = league.members.filter(({ player }) =>
    player.name.toLowerCase().includes(sought.trim().toLowerCase()),
  );
  return (
    <>
      <TextField
        label="Find a member"
        type="search"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <ProblemNote problem={mutation.problem} />
      <ul className="rows card section">
        {shown.map((member) => (
          <li key={member.player.id}>
            <div className="grow">
              <h2 className="title-3">
                {member.player.name}
                {member.player.id === me ? <em className="you-word">you</em> : null}
              </h2>
              <p className="small muted">
                {rolesInWords(member)}, since <When at={member.joinedAt} as="date" />
              </p>
            </div>
            {organizes && member.player.kind === 'human' && !member.banned ? (
              <span className="form-actions">
                <RoleButton names="organizer" {...{ league, member, mutation }} />
                <RoleButton names="moderator" {...{ league, member, mutation }} />
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {shown.length === 0 ? <p className="card empty">No member has this name.</p> : null}
    </>
  );
}

function rolesInWords({ roles, muted, banned }: Member): string {
  const words = [
    ...roles.filter((role) => role !== 'player'),
    ...(banned ? ['banned'] : []),
    ...(muted ? ['muted'] : []),
  ].join(', ');
  return words === '' ? 'Player' : `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

interface RoleButtonProps {
  /** The role that it gives or takes. */
  readonly names: Exclude<Role, 'player'>;
  readonly league: League;
  readonly member: Member;
  readonly mutation: Mutation;
}

function RoleButton({ names: role, league: { id }, member: { player, roles }, mutation }: RoleButtonProps) {
  const has = roles.includes(role);
  const rest = roles.filter((one) => one !== role);
  const next: Role[] = has ? (rest.length === 0 ? ['player'] : rest) : [...roles, role];
  return (
    <ActionButton
      by={mutation}
      className="button compact"
      send={() => api('PUT /leagues/{id}/members/{player}/roles', { id, player: player.id }, { roles: next })}
    >
      {has ? `Remove as ${role}` : `Make ${role}`}
      <span className="hidden-text">: {player.name}</span>
    </ActionButton>
  );
}
