'use client';

import { type FormEvent, useState } from 'react';
import type { ProblemReply } from '../../../functions/api/schemas/common';
import type { Game } from '../../../functions/api/schemas/games';
import { gameApi, type Rulings } from '../../lib/game-api';
import { instantOf, wallTime } from '../../lib/wall-time';
import { ProblemNote } from '../forms/problem-note';
import { When } from '../frame/when';
import { useZone } from '../frame/zone';

interface MoveDeadlineProps {
  readonly game: Game;
  readonly onRuled: (rulings: Rulings['rulings']) => Promise<void>;
}

interface Wanted {
  readonly until: string;
  readonly reason: string;
}

/** Moves the open step's deadline: until when and why, then both times side by side, and only then it is sent. */
export function MoveDeadline({ game, onRuled }: MoveDeadlineProps) {
  const zone = useZone();
  const [open, setOpen] = useState(false);
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const deadline = Date.parse(game.deadline ?? game.now);
  const earliest = wallTime(deadline + 59_999, zone);

  const look = (event: FormEvent) => {
    event.preventDefault();
    const instant = instantOf(until || earliest, zone);
    const given = reason.trim();
    if (instant === null || instant <= deadline)
      return setProblem('A deadline can only be moved to a later time.');
    if (given.length < 5) return setProblem('The reason needs five characters at least.');
    setProblem(null);
    setWanted({ until: new Date(instant).toISOString(), reason: given });
  };
  const send = async () => {
    if (wanted === null) return;
    setBusy(true);
    const answer = await gameApi.extend(game.id, wanted);
    setBusy(false);
    setWanted(null);
    if (!answer.ok) return setProblem(inWords(answer.problem));
    setUntil('');
    setReason('');
    setOpen(false);
    await onRuled(answer.value.rulings);
  };

  return (
    <details className="typed" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Move the deadline</summary>
      {wanted === null ? (
        <form className="ruling-form" onSubmit={look}>
          <div className="field">
            <label htmlFor="ruling-until">Until</label>
            <input
              id="ruling-until"
              type="datetime-local"
              className="input"
              required
              min={earliest}
              value={until || earliest}
              onChange={(event) => setUntil(event.target.value)}
            />
            <p className="help">In your time zone, {zone.replaceAll('_', ' ')}.</p>
          </div>
          <div className="field">
            <label htmlFor="ruling-reason">Reason</label>
            <textarea
              id="ruling-reason"
              className="input"
              rows={2}
              required
              minLength={5}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
            <p className="help">Public, in the log of this game.</p>
          </div>
          <ProblemNote problem={problem} />
          <button type="submit" className="button">
            Look at both times
          </button>
        </form>
      ) : (
        <div className="ruling-form">
          <dl className="ruling-times numbers">
            <dt>Now</dt>
            <dd>
              <When at={game.deadline ?? game.now} as="long" />
            </dd>
            <dt>Then</dt>
            <dd>
              <b>
                <When at={wanted.until} as="long" />
              </b>
            </dd>
            <dt>Reason</dt>
            <dd>{wanted.reason}</dd>
          </dl>
          <p className="muted">
            Every seat gets the time. Orders stored so far stay. A ruling cannot be taken back.
          </p>
          <div className="form-actions">
            <button type="button" className="button main" disabled={busy} onClick={() => void send()}>
              Move the deadline
            </button>
            <button type="button" className="button quiet" disabled={busy} onClick={() => setWanted(null)}>
              Back
            </button>
          </div>
        </div>
      )}
    </details>
  );
}

/** A refusal with what it says of each field. */
function inWords({ detail, problems }: ProblemReply): string {
  return problems === undefined ? detail : problems.map(({ message }) => message).join(' ');
}
