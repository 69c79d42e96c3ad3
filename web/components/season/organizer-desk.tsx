'use client';

import type { Season } from '../../../functions/api/schemas/seasons';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { Card } from '../forms/card';
import { ProblemNote } from '../forms/problem-note';

/** The organizer's part of a season: the start, the invitation link, requests. */
export function OrganizerDesk({ season, address }: { readonly season: Season; readonly address: string }) {
  const asked = season.entries.filter(({ state }) => state === 'asked');
  const { code } = season.registration;
  return (
    <>
      {season.status === 'registration' ? <Start season={season} /> : null}
      {season.status === 'running' && season.format.kind === 'ladder' ? <End season={season} /> : null}
      {code === null || season.status === 'finished' ? null : (
        <Card title="Invitation link">
          <p className="muted">Anyone who opens it can register. Send it only to your players.</p>
          <p className="mono break-all">{`${address}/seasons/${season.id}?code=${code}`}</p>
        </Card>
      )}
      {asked.length > 0 ? <Requests season={season} asked={asked} /> : null}
    </>
  );
}

function Start({ season }: { readonly season: Season }) {
  const mutation = useMutation();
  return (
    <Card title="Start the season">
      <p className="muted">
        {season.registration.review
          ? 'The first round is planned and waits until you release it.'
          : 'Boards and seats are drawn at once, and the first deadline starts to run. This cannot be undone.'}
      </p>
      <ProblemNote problem={mutation.problem} />
      <ActionButton
        by={mutation}
        className="button main"
        send={() => api('POST /seasons/{id}/start', { id: season.id })}
      >
        Start
      </ActionButton>
    </Card>
  );
}

function End({ season }: { readonly season: Season }) {
  const mutation = useMutation();
  return (
    <Card title="End the ladder">
      <p className="muted">No more boards open; open boards go on. This cannot be undone.</p>
      <ProblemNote problem={mutation.problem} />
      <ActionButton by={mutation} send={() => api('POST /seasons/{id}/end', { id: season.id })}>
        End
      </ActionButton>
    </Card>
  );
}

function Requests({ season, asked }: { readonly season: Season; readonly asked: Season['entries'] }) {
  const { busy, problem, run } = useMutation();
  const decide = (player: string, accept: boolean) =>
    run(() => api('PUT /seasons/{id}/entries/{player}/decision', { id: season.id, player }, { accept }));
  return (
    <Card title="Requests for a place">
      <ProblemNote problem={problem} />
      <ul className="entries">
        {asked.map(({ player }) => (
          <li key={player.id}>
            {player.name}
            <span className="form-actions">
              <button
                type="button"
                className="button small"
                disabled={busy}
                onClick={() => decide(player.id, true)}
              >
                Let in<span className="hidden-text"> {player.name}</span>
              </button>
              <button
                type="button"
                className="button small"
                disabled={busy}
                onClick={() => decide(player.id, false)}
              >
                Decline<span className="hidden-text"> {player.name}</span>
              </button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
