import { X } from 'lucide-react';
import type { FormEvent } from 'react';
import type { Season } from '../../../functions/api/schemas/seasons';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { FoldedCard } from '../forms/card';
import { SelectField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';

/** Pairs of players that draws keep apart; only organizers see them. */
export function KeepApart({ season }: { readonly season: Season }) {
  const { busy, problem, run } = useMutation();
  const players = season.entries.filter(({ state }) => state === 'in').map(({ player }) => player);
  const names = new Map(season.entries.map(({ player }) => [player.id, player.name]));
  const name = (id: string) => names.get(id) ?? id;
  const save = (pairs: Season['apart']) =>
    run(() => api('PUT /seasons/{id}/apart', { id: season.id }, { pairs }));
  return (
    <FoldedCard title="Keep players apart">
      <p className="muted">
        Draws put these players on different boards if they can. Drawn rounds stay as they are.
      </p>
      <ProblemNote problem={problem} />
      <ul className="entries">
        {season.apart.map(([one, other], at) => (
          <li key={`${one} ${other}`}>
            {name(one)} and {name(other)}
            <button
              type="button"
              className="icon-button"
              disabled={busy}
              aria-label={`No longer keep ${name(one)} and ${name(other)} apart`}
              onClick={() => save(season.apart.filter((_, place) => place !== at))}
            >
              <X size={16} />
            </button>
          </li>
        ))}
      </ul>
      <PairForm players={players} busy={busy} add={(pair) => void save([...season.apart, pair])} />
    </FoldedCard>
  );
}

interface PairFormProps {
  readonly players: readonly Season['entries'][number]['player'][];
  readonly busy: boolean;
  readonly add: (pair: [string, string]) => void;
}

function PairForm({ players, busy, add }: PairFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    add([String(form.get('one')), String(form.get('other'))]);
  };
  return (
    <form className="form" onSubmit={submit}>
      {(['one', 'other'] as const).map((field) => (
        <SelectField
          key={field}
          label={field === 'one' ? 'Player' : 'and'}
          name={field}
          required
          defaultValue=""
          options={players.map(({ id, name }) => [id, name])}
        >
          <option value="" disabled>
            Choose
          </option>
        </SelectField>
      ))}
      <button type="submit" className="button" disabled={busy}>
        Keep apart
      </button>
    </form>
  );
}
