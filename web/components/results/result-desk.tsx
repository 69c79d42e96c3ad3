'use client';

import { type FormEvent, useState } from 'react';
import type { ConsiderResult, GameResult, ResultEffect } from '../../../functions/api/schemas/results';
import { api } from '../../lib/api';
import type { Answer } from '../../lib/ask';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { SelectField, TextAreaField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';
import { EffectTables } from './effect-tables';
import { type DraftSeat, SeatFields } from './seat-fields';

type Kind = ConsiderResult['kind'];
type Ending = GameResult['ending'];

/** Rules on a result: what it should be and why, then what that does to the standing, and only then it is sent. */
export function ResultDesk({ result }: { readonly result: GameResult }) {
  const { game, state, measures } = result;
  const [kind, setKind] = useState<Kind>('correct');
  const [ending, setEnding] = useState<Ending>(result.ending);
  const [seats, setSeats] = useState<readonly DraftSeat[]>(() => draftOf(result));
  const [reason, setReason] = useState('');
  const [effect, setEffect] = useState<ResultEffect | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const mutation = useMutation();
  const { busy } = mutation;

  const wanted = (): ConsiderResult =>
    kind === 'correct' ? { kind, ending, seats: seats.map(sent) } : { kind };
  const look = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await api('POST /games/{id}/result/effect', { id: game }, wanted());
    setRefused(answer.ok ? null : inWords(answer));
    setEffect(answer.ok ? answer.value : null);
  };

  if (effect !== null)
    return (
      <section className="section" aria-labelledby="ruling">
        <div className="section-head">
          <h2 id="ruling">What this ruling does</h2>
        </div>
        <EffectTables effect={effect} measures={measures} />
        <p className="mt-4">
          <b>Reason:</b> {reason}
        </p>
        <p className="muted mt-3">
          The ruling is public, in the logs of the game and the league. Ratings and statistics are computed
          anew from the record. To take it back, rule again.
        </p>
        <ProblemNote problem={mutation.problem} />
        <div className="form-actions mt-4">
          <ActionButton
            by={mutation}
            className="button main"
            send={() => api('POST /games/{id}/result', { id: game }, { ...wanted(), reason })}
          >
            {SEND[kind]}
          </ActionButton>
          <button type="button" className="button quiet" disabled={busy} onClick={() => setEffect(null)}>
            Back
          </button>
        </div>
      </section>
    );
  return (
    <section className="section" aria-labelledby="ruling">
      <div className="section-head">
        <h2 id="ruling">Rule on this result</h2>
      </div>
      <form className="form" onSubmit={look}>
        <fieldset className="field">
          <legend>Ruling</legend>
          <div className="choices">
            {CHOICES.filter((choice) => choice.kind !== 'restore' || state !== 'as-played').map((choice) => (
              <label key={choice.kind} className="choice">
                <input
                  type="radio"
                  name="kind"
                  checked={kind === choice.kind}
                  onChange={() => setKind(choice.kind)}
                />
                <span>
                  <b>{choice.name}</b>
                  <span>{choice.help}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        {kind === 'correct' ? (
          <>
            <SelectField
              label="How it ended"
              id="ending"
              value={ending}
              onChange={(event) => setEnding(event.target.value as Ending)}
              options={Object.entries(ENDINGS)}
            />
            <SeatFields measures={measures} seats={seats} onChange={setSeats} />
          </>
        ) : null}
        <TextAreaField
          label="Reason"
          id="reason"
          rows={2}
          required
          minLength={5}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          help="Public, in the logs of the game and the league."
        />
        <ProblemNote problem={refused} />
        <div className="form-actions">
          <button type="submit" className="button">
            Show what it does
          </button>
        </div>
      </form>
    </section>
  );
}

const CHOICES: readonly { readonly kind: Kind; readonly name: string; readonly help: string }[] = [
  { kind: 'correct', name: 'Correct it', help: 'Other places or figures count from now on.' },
  { kind: 'void', name: 'Declare it void', help: 'The game counts for nobody: no points, no ratings.' },
  { kind: 'restore', name: 'Restore it', help: 'It counts as it was played.' },
];

const SEND = {
  correct: 'Correct the result',
  void: 'Declare it void',
  restore: 'Restore the result',
} as const;

const ENDINGS: Readonly<Record<Ending, string>> = {
  won: 'One seat won',
  shared: 'Those in the first place share it',
  time: 'Time was up, nobody won',
};

function draftOf({ seats, measures }: GameResult): readonly DraftSeat[] {
  const byPlace = [...seats].sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
  return byPlace.map(({ seat, player, place, figures }) => ({
    seat,
    player: player.name,
    place: place ?? 1,
    figures: Object.fromEntries(measures.map(({ id }) => [id, figures[id] ?? 0])),
  }));
}

function sent({ seat, place, figures }: DraftSeat) {
  return { seat, place, figures };
}

/** A refusal with what it says of each field. */
function inWords(answer: Extract<Answer<unknown>, { ok: false }>): string {
  const { detail, problems } = answer.problem;
  return problems === undefined ? detail : problems.map(({ message }) => message).join(' ');
}
