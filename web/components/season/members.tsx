'use client';

import type { League } from '../../../functions/api/schemas/leagues';
import { api } from '../../lib/api';
import { type Mutation, useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { Card } from '../forms/card';
import { ProblemNote } from '../forms/problem-note';

interface MembersProps {
  readonly league: League;
  readonly organizes: boolean;
  readonly me: string | null;
}

/** The members of a league; its organizers name moderators here. */
export function Members({ league, organizes, me }: MembersProps) {
  const mutation = useMutation();
  return (
    <Card title="Members">
      <ProblemNote problem={mutation.problem} />
      <ul>
        {league.members.map(({ player, roles }) => (
          <li key={player.id} className="flex items-center justify-between gap-2 py-1">
            <span>
              <b>{player.name}</b>
              {player.id === me ? <em className="you-word">you</em> : null}
              <span className="muted"> {roles.filter((role) => role !== 'player').join(', ')}</span>
            </span>
            {organizes && player.kind === 'human' ? (
              <ModeratorButton league={league.id} player={player.id} roles={roles} by={mutation} />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface ModeratorButtonProps {
  readonly league: string;
  readonly player: string;
  readonly roles: League['members'][number]['roles'];
  readonly by: Mutation;
}

function ModeratorButton({ league, player, roles, by }: ModeratorButtonProps) {
  const moderates = roles.includes('moderator');
  const next = moderates ? roles.filter((role) => role !== 'moderator') : [...roles, 'moderator' as const];
  return (
    <ActionButton
      by={by}
      className="button compact"
      disabled={next.length === 0}
      send={() => api('PUT /leagues/{id}/members/{player}/roles', { id: league, player }, { roles: next })}
    >
      {moderates ? 'Remove as moderator' : 'Make moderator'}
    </ActionButton>
  );
}
