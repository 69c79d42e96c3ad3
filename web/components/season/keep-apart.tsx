'use client';

import { X } from 'lucide-react';
import type { FormEvent } from 'react';
import type { Season } from '../../../functions/api/schemas/seasons';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { FoldedCard } from '../forms/card';
import { ProblemNote } from '../forms/problem-note';
import { PlayerSelect } from './player-select';

/** Pairs of players that draws keep apart; only organizers see them. */
export function KeepApart({ season }: { readonly season: Season }) {
  const { busy, problem, run } = useMutation();
  const names = new Map(season.named.map(({ id, name }) => [id, name]));
  const name = (id: string) => names.get(id) ?? 'a player who has left';
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
      <PairForm season={season} busy={busy} add={(pair) => void save([...season.apart, pair])} />
    </FoldedCard>
  );
}

interface PairFormProps {
  readonly season: Season;
  readonly busy: boolean;
  readonly add: (pair: [string, string]) => void;
}

function PairForm({ season, busy, add }: PairFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    add([String(form.get('one')), String(form.get('other'))]);
  };
  return (
    <form className="form" onSubmit={submit}>
      {(['one', 'other'] as const).map((field) => (
        <PlayerSelect
          key={field}
          season={season}
          label={field === 'one' ? 'Player' : 'and'}
          find={field === 'one' ? 'Player: find by name' : 'and: find by name'}
          name={field}
          required
          defaultValue=""
        >
          <option value="" disabled>
            Choose
          </option>
        </PlayerSelect>
      ))}
      <button type="submit" className="button" disabled={busy}>
        Keep apart
      </button>
    </form>
  );
}
