'use client';

import Link from 'next/link';
import { useState } from 'react';
import type { Round, Season } from '../../../functions/api/schemas/seasons';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ProblemNote } from '../forms/problem-note';
import { KeepApart } from './keep-apart';

/** What waits for the organizer of a season: requests, the invitation link, planned rounds, the start. */
export function OrganizerDesk({ season, address }: { readonly season: Season; readonly address: string }) {
  const asked = season.entries.filter(({ state }) => state === 'asked');
  const { code } = season.registration;
  return (
    <>
      {season.status === 'registration' ? <Start season={season} /> : null}
      {season.status === 'running' && season.format.kind === 'ladder' ? <End season={season} /> : null}
      {code === null || season.status === 'finished' ? null : (
        <section className="side-card">
          <h2>Invitation link</h2>
          <p className="muted">Whoever opens it can register. Send it to your players alone.</p>
          <p className="mono break-all">{`${address}/seasons/${season.id}?code=${code}`}</p>
        </section>
      )}
      {asked.length > 0 ? <Requests season={season} asked={asked} /> : null}
      {season.status === 'finished' ? null : (
        <p className="form-actions">
          <Link className="button compact" href={`/seasons/${season.id}/settings`}>
            Settings
          </Link>
        </p>
      )}
      {season.status === 'finished' ? null : <KeepApart season={season} />}
      {season.planned.map((round) => (
        <PlannedRound key={round.round} season={season} round={round} />
      ))}
    </>
  );
}

function Start({ season }: { readonly season: Season }) {
  const { busy, problem, run } = useMutation();
  return (
    <section className="side-card">
      <h2>Start the season</h2>
      <p className="muted">
        {season.registration.review
          ? 'The first round is planned, and waits for you to look at it.'
          : 'Boards and seats are drawn at once, and the first deadline begins to run. This cannot be undone.'}
      </p>
      <ProblemNote problem={problem} />
      <button
        type="button"
        className="button main"
        disabled={busy}
        onClick={() => run(() => api('POST /seasons/{id}/start', { id: season.id }))}
      >
        Start
      </button>
    </section>
  );
}

function End({ season }: { readonly season: Season }) {
  const { busy, problem, run } = useMutation();
  return (
    <section className="side-card">
      <h2>End the ladder</h2>
      <p className="muted">No further board opens; those that are open go on. This cannot be undone.</p>
      <ProblemNote problem={problem} />
      <button
        type="button"
        className="button"
        disabled={busy}
        onClick={() => run(() => api('POST /seasons/{id}/end', { id: season.id }))}
      >
        End
      </button>
    </section>
  );
}

function Requests({ season, asked }: { readonly season: Season; readonly asked: Season['entries'] }) {
  const { busy, problem, run } = useMutation();
  const decide = (player: string, accept: boolean) =>
    run(() => api('PUT /seasons/{id}/entries/{player}/decision', { id: season.id, player }, { accept }));
  return (
    <section className="side-card">
      <h2>Asked for a place</h2>
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
    </section>
  );
}

/** A planned round: its boards, two players to exchange, and its release. */
function PlannedRound({ season, round }: { readonly season: Season; readonly round: Round }) {
  const { busy, problem, run } = useMutation();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const names = new Map(season.entries.map(({ player }) => [player.id, player.name]));
  const pick = (player: string) =>
    setPicked(
      picked.includes(player) ? picked.filter((one) => one !== player) : [...picked, player].slice(-2),
    );
  const [one, other] = picked;
  const seated = new Set(round.boards.flatMap((board) => Object.values(board)));
  const without = season.entries.filter(({ player, state }) => state === 'in' && !seated.has(player.id));
  return (
    <section className="side-card">
      <h2>Round {round.round} is planned</h2>
      <p className="muted">
        Pick two players to exchange them; everybody else stays. Draw again when somebody has come or gone.{' '}
        {faultsOf(round)}
      </p>
      <ProblemNote problem={problem} />
      {round.boards.map((board, at) => (
        <fieldset className="field" key={Object.values(board).join(' ')}>
          <legend>Board {at + 1}</legend>
          {Object.entries(board).map(([seat, player]) => (
            <Pick
              key={player}
              name={names.get(player) ?? player}
              where={seat}
              picked={picked.includes(player)}
              onPick={() => pick(player)}
            />
          ))}
        </fieldset>
      ))}
      {without.length === 0 ? null : (
        <fieldset className="field">
          <legend>Without a seat</legend>
          {without.map(({ player }) => (
            <Pick
              key={player.id}
              name={player.name}
              where={round.sittingOut.includes(player.id) ? 'sits out' : 'came late'}
              picked={picked.includes(player.id)}
              onPick={() => pick(player.id)}
            />
          ))}
        </fieldset>
      )}
      <div className="form-actions">
        <button
          type="button"
          className="button"
          disabled={busy || one === undefined || other === undefined}
          onClick={() =>
            one &&
            other &&
            run(() =>
              api(
                'POST /seasons/{id}/rounds/{round}/swap',
                { id: season.id, round: round.round },
                { players: [one, other] },
              ),
            ).then(() => setPicked([]))
          }
        >
          Exchange
        </button>
        <button
          type="button"
          className="button"
          disabled={busy}
          onClick={() =>
            run(() => api('POST /seasons/{id}/rounds/{round}/redraw', { id: season.id, round: round.round }))
          }
        >
          Draw again
        </button>
        <button
          type="button"
          className="button main"
          disabled={busy}
          onClick={() =>
            run(() => api('POST /seasons/{id}/rounds/{round}/release', { id: season.id, round: round.round }))
          }
        >
          Release
        </button>
      </div>
    </section>
  );
}

interface PickProps {
  readonly name: string;
  readonly where: string;
  readonly picked: boolean;
  readonly onPick: () => void;
}

function Pick({ name, where, picked, onPick }: PickProps) {
  return (
    <label className="choice">
      <input type="checkbox" checked={picked} onChange={onPick} aria-label={`${name}, ${where}`} />
      <span>
        <b>{name}</b>
        <span>{where}</span>
      </span>
    </label>
  );
}

/** What the certificate counts, in a sentence. */
function faultsOf({ certificate, sittingOut }: Round): string {
  const out = sittingOut.length > 0 ? ` ${sittingOut.length} sit out.` : '';
  return `${certificate.meetAgain.length} pairs meet again, ${certificate.seatAgain.length} players hold a seat again.${out}`;
}
