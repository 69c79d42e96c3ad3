'use client';

import type { League } from '../../../functions/api/schemas/leagues';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { Card } from '../forms/card';
import { ProblemNote } from '../forms/problem-note';

interface MembersProps {
  readonly league: League;
  readonly organizes: boolean;
  readonly me: string | null;
}

/** Who belongs to the league; its organizer names moderators here. */
export function Members({ league, organizes, me }: MembersProps) {
  const { busy, problem, run } = useMutation();
  return (
    <Card title="Members">
      <ProblemNote problem={problem} />
      <ul>
        {league.members.map(({ player, roles }) => {
          const moderates = roles.includes('moderator');
          const next = moderates
            ? roles.filter((role) => role !== 'moderator')
            : [...roles, 'moderator' as const];
          return (
            <li key={player.id} className="flex items-center justify-between gap-2 py-1">
              <span>
                <b>{player.name}</b>
                {player.id === me ? <em className="you-word">you</em> : null}
                <span className="muted"> {roles.filter((role) => role !== 'player').join(', ')}</span>
              </span>
              {organizes && player.kind === 'human' ? (
                <button
                  type="button"
                  className="button compact"
                  style={{ marginTop: 0 }}
                  disabled={busy || next.length === 0}
                  onClick={() =>
                    run(() =>
                      api(
                        'PUT /leagues/{id}/members/{player}/roles',
                        { id: league.id, player: player.id },
                        { roles: next },
                      ),
                    )
                  }
                >
                  {moderates ? 'Take back' : 'Make moderator'}
                </button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
