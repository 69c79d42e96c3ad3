'use client';

import { useState } from 'react';
import type { ClocksRuled, ConsiderClocks } from '../../../functions/api/schemas/rulings';
import type { Season } from '../../../functions/api/schemas/seasons';
import { api } from '../../lib/api';
import { counted } from '../../lib/time';
import { NumberField, SelectField } from '../forms/field';
import { Choices } from './choices';
import { ClocksText, leftOut, PastEnds } from './effect-text';
import { RulingForm } from './ruling-form';
import { useEffectAhead } from './use-effect-ahead';

const CHOICES = [
  {
    id: 'extend',
    name: 'Move deadlines',
    help: 'Each open turn closes so much later. Paused games keep the time they have left.',
    action: 'Move these deadlines',
    undo: 'Deadlines cannot be moved back.',
  },
  {
    id: 'pause',
    name: 'Pause',
    help: 'Every clock stops. Each game keeps its remaining time.',
    action: 'Pause these games',
    undo: 'To undo it, resume them.',
  },
  {
    id: 'resume',
    name: 'Resume',
    help: 'Every stopped clock runs on with its remaining time.',
    action: 'Resume these games',
    undo: 'To undo it, pause them again.',
  },
] as const;

const WHOLE = 0;
const UNITS = { minutes: 1, hours: 60, days: 24 * 60 } as const;
type Unit = keyof typeof UNITS;
const MOST_MINUTES = 30 * UNITS.days;

interface ClocksRulingProps {
  readonly season: Pick<Season, 'id'>;
  /** Rounds with running boards. */
  readonly rounds: readonly number[];
}

/** Stops, starts or moves the clocks of a season, or of one of its rounds. */
export function ClocksRuling({ season, rounds }: ClocksRulingProps) {
  const [kind, setKind] = useState<ConsiderClocks['kind']>('extend');
  const [round, setRound] = useState(WHOLE);
  const [span, setSpan] = useState({ count: 1, unit: 'days' as Unit });
  const [ruled, setRuled] = useState<ClocksRuled | null>(null);
  const games = { round: round === WHOLE ? null : round };
  const wanted: ConsiderClocks =
    kind === 'extend' ? { kind, minutes: span.count * UNITS[span.unit], ...games } : { kind, ...games };
  const ahead = useEffectAhead(season.id, wanted);
  const { action, undo } = CHOICES.find(({ id }) => id === kind) ?? CHOICES[0];
  if (ruled !== null) return <Ruled ruled={ruled} again={() => setRuled(null)} />;
  return (
    <RulingForm
      consider={() => api('POST /seasons/{id}/clocks/effect', { id: season.id }, wanted)}
      show={(effect) => <ClocksText effect={effect} />}
      send={async (reason) => {
        const answer = await api('POST /seasons/{id}/clocks', { id: season.id }, { ...wanted, reason });
        if (answer.ok && 'games' in answer.value) setRuled(answer.value);
        return answer;
      }}
      action={action}
      undo={undo}
    >
      <Choices name="Ruling" choices={CHOICES} chosen={kind} onChange={setKind} />
      {kind === 'extend' ? <SpanFields {...span} onChange={setSpan} /> : null}
      {ahead === null ? null : <PastEnds effect={ahead} />}
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

interface Span {
  readonly count: number;
  readonly unit: Unit;
}

function SpanFields({ count, unit, onChange }: Span & { readonly onChange: (span: Span) => void }) {
  return (
    <div className="field-pair">
      <NumberField
        label="Later by"
        required
        min={1}
        max={Math.floor(MOST_MINUTES / UNITS[unit])}
        value={count}
        onChange={(event) => onChange({ count: Number(event.target.value), unit })}
        help="30 days at most."
      />
      <SelectField
        label="Unit"
        value={unit}
        onChange={(event) => onChange({ count, unit: event.target.value as Unit })}
        options={Object.keys(UNITS).map((one) => [one, one])}
      />
    </div>
  );
}

/** What the act came to, with every game that was left as it is. */
function Ruled({ ruled: { games }, again }: { readonly ruled: ClocksRuled; readonly again: () => void }) {
  const left = games.filter(({ effect }) => effect !== 'ruled');
  return (
    <div className="card" role="status">
      <p>
        {games.length === 0
          ? 'This was done already.'
          : `Done for ${counted(games.length - left.length, 'game')}. Their players are told.`}
      </p>
      {left.length === 0 ? null : (
        <ul>
          {left.map(({ game, round, board, effect }) => (
            <li key={game}>
              <a href={`/games/${game}`}>
                Round {round}, board {board}
              </a>
              : {leftOut(effect)}.
            </li>
          ))}
        </ul>
      )}
      <button type="button" className="button compact" onClick={again}>
        Rule again
      </button>
    </div>
  );
}
