'use client';

import { type ComponentProps, useRef, useState } from 'react';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { api } from '../../lib/api';
import { SelectField, TextField } from '../forms/field';

type Player = Season['named'][number];

type PlayerSelectProps = Omit<ComponentProps<typeof SelectField>, 'options' | 'label'> & {
  readonly label: string;
  /** The label of the field that finds a player by name. */
  readonly find: string;
  readonly season: Pick<Season, 'id' | 'entries' | 'counts' | 'named'>;
};

/** A choice among the players of a season; if they are too many for a list, a field finds them by name. */
export function PlayerSelect({ season, label, find: findLabel, ...select }: PlayerSelectProps) {
  const first = peopleIn(season.entries);
  const [found, setFound] = useState<readonly Player[]>(first);
  const searches = useRef(0);
  const isLong = season.counts.in > season.entries.filter(({ state }) => state === 'in').length;
  const chosen = season.named.filter(({ id }) => id === (select.value ?? select.defaultValue));
  const people = [...chosen.filter(({ id }) => !found.some((one) => one.id === id)), ...found];
  const find = async (search: string) => {
    searches.current += 1;
    const own = searches.current;
    const answer = await api('GET /seasons/{id}/entries', { id: season.id, search });
    // Answers may overtake each other.
    if (answer.ok && own === searches.current) setFound(peopleIn(answer.value.entries));
  };
  return (
    <>
      {isLong ? (
        <TextField
          type="search"
          label={findLabel}
          maxLength={60}
          onChange={(event) => void find(event.target.value)}
        />
      ) : null}
      <SelectField {...select} label={label} options={people.map(({ id, name }) => [id, name])} />
    </>
  );
}

function peopleIn(entries: Season['entries']): readonly Player[] {
  return entries
    .filter(({ player, state }) => state === 'in' && player.kind === 'human')
    .map(({ player }) => player);
}
