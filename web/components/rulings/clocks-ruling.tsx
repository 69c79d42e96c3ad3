'use client';

import { useState } from 'react';
import type { Season } from '../../../functions/api/schemas/seasons';
import { api } from '../../lib/api';
import { SelectField } from '../forms/field';
import { Choices } from './choices';
import { ClocksText } from './effect-text';
import { RulingForm } from './ruling-form';

const CHOICES = [
  { id: 'pause', name: 'Pause', help: 'Every clock stops. Each game keeps its remaining time.' },
  { id: 'resume', name: 'Resume', help: 'Every stopped clock runs on with its remaining time.' },
] as const;

const WHOLE = 0;

interface ClocksRulingProps {
  readonly season: Pick<Season, 'id'>;
  /** Rounds with running boards. */
  readonly rounds: readonly number[];
}

/** Stops or starts the clocks of a season, or of one of its rounds. */
export function ClocksRuling({ season, rounds }: ClocksRulingProps) {
  const [kind, setKind] = useState<'pause' | 'resume'>('pause');
  const [round, setRound] = useState(WHOLE);
  const wanted = { kind, round: round === WHOLE ? null : round };
  return (
    <RulingForm
      consider={() => api('POST /seasons/{id}/clocks/effect', { id: season.id }, wanted)}
      show={(effect) => <ClocksText effect={effect} />}
      send={(reason) => api('POST /seasons/{id}/clocks', { id: season.id }, { ...wanted, reason })}
      action={kind === 'pause' ? 'Pause these games' : 'Resume these games'}
      undo={kind === 'pause' ? 'To undo it, resume them.' : 'To undo it, pause them again.'}
    >
      <Choices name="Ruling" choices={CHOICES} chosen={kind} onChange={setKind} />
      <SelectField
        label="Which games"
        id="round"
        value={round}
        onChange={(event) => setRound(Number(event.target.value))}
        help="Games you play in are left out. Rounds that open later run as usual."
        options={rounds.map((one) => [one, `Games of round ${one}`])}
      >
        <option value={WHOLE}>All running games</option>
      </SelectField>
    </RulingForm>
  );
}
