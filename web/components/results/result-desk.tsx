'use client';

import { useState } from 'react';
import type { ConsiderResult, GameResult } from '../../../functions/api/schemas/results';
import { api } from '../../lib/api';
import { SelectField } from '../forms/field';
import { Choices } from '../rulings/choices';
import { RulingForm } from '../rulings/ruling-form';
import { EffectTables } from './effect-tables';
import { type DraftSeat, SeatFields } from './seat-fields';

type Kind = ConsiderResult['kind'];
type Ending = GameResult['ending'];

/** Rules on a result; the moderator sees the effect on the standing first. */
export function ResultDesk({ result }: { readonly result: GameResult }) {
  const { game, state, measures } = result;
  const [kind, setKind] = useState<Kind>('correct');
  const [ending, setEnding] = useState<Ending>(result.ending);
  const [seats, setSeats] = useState<readonly DraftSeat[]>(() => draftOf(result));
  const wanted = (): ConsiderResult =>
    kind === 'correct' ? { kind, ending, seats: seats.map(sent) } : { kind };
  return (
    <section className="section" aria-labelledby="ruling">
      <div className="section-head">
        <h2 id="ruling">Rule on this result</h2>
      </div>
      <RulingForm
        consider={() => api('POST /games/{id}/result/effect', { id: game }, wanted())}
        show={(effect) => <EffectTables effect={effect} measures={measures} />}
        send={(reason) => api('POST /games/{id}/result', { id: game }, { ...wanted(), reason })}
        action={SEND[kind]}
        undo="Ratings and statistics are computed again from the record. To undo it, rule again."
      >
        <Choices
          name="Ruling"
          choices={CHOICES.filter(({ id }) => id !== 'restore' || state !== 'as-played')}
          chosen={kind}
          onChange={setKind}
        />
        {kind === 'correct' ? (
          <>
            <SelectField
              label="How it ended"
              value={ending}
              onChange={(event) => setEnding(event.target.value as Ending)}
              options={Object.entries(ENDINGS)}
            />
            <SeatFields measures={measures} seats={seats} onChange={setSeats} />
          </>
        ) : null}
      </RulingForm>
    </section>
  );
}

const CHOICES: readonly { readonly id: Kind; readonly name: string; readonly help: string }[] = [
  { id: 'correct', name: 'Correct it', help: 'Other places or figures count from now on.' },
  { id: 'void', name: 'Declare it void', help: 'The game counts for nobody: no points, no ratings.' },
  { id: 'restore', name: 'Restore it', help: 'It counts as it was played.' },
];

const SEND = {
  correct: 'Correct the result',
  void: 'Declare it void',
  restore: 'Restore the result',
} as const;

const ENDINGS: Readonly<Record<Ending, string>> = {
  won: 'One seat won alone',
  shared: 'The seats in first place share the win',
  points: 'The points decided',
  time: 'Time ran out and nobody won',
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
