'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { Round } from '../../../functions/core/round/draws.schema';
import { api } from '../../lib/api';
import type { Mutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { faultsOf, ListField } from '../forms/list-field';
import { ListFile } from '../forms/list-file';

interface SeatFromListProps {
  /** Its id. */
  readonly season: string;
  readonly round: Round;
  /** Seats the round. */
  readonly by: Mutation;
  /** While the round is changed in another way. */
  readonly disabled: boolean;
}

/** A planned round as a list to change or to paste over: it replaces the draw. */
export function SeatFromList({ season, round, by, disabled }: SeatFromListProps) {
  const t = useTranslations('season-desk');
  const field = useId();
  const [text, setText] = useState(() => listOf(round));
  const [faults, setFaults] = useState<readonly string[]>([]);
  // That of the plan as the list was opened, not as it is shown now.
  const [version, setVersion] = useState(round.version);
  const send = async () => {
    const at = { id: season, round: round.round };
    const answer = await api('POST /seasons/{id}/rounds/{round}/seating', at, { text, version });
    if (answer.ok) setVersion(answer.value.version);
    setFaults(answer.ok ? [] : faultsOf(answer.problem));
    return answer;
  };
  return (
    <details className="more">
      <summary>
        {t('list.title')}
        <small>{t('list.about')}</small>
      </summary>
      <ListField
        id={field}
        label={t('list.label')}
        help={t('list.help')}
        {...{ text, faults }}
        onChange={setText}
      />
      <div className="form-actions">
        <ActionButton {...{ by, disabled, send }}>{t('list.button')}</ActionButton>
        <ListFile onText={setText} />
      </div>
    </details>
  );
}

/** The planned round; bots are added automatically. */
function listOf({ boards, people }: Round): string {
  const humans = people.filter(({ kind }) => kind === 'human');
  const names = new Map(humans.map(({ id, name }) => [id, `"${name.replaceAll('"', '""')}"`]));
  const seated = boards.flatMap((board, at) =>
    Object.entries(board).flatMap(([seat, id]) =>
      names.has(id) ? [{ id, line: `${at + 1},${seat},${names.get(id)}` }] : [],
    ),
  );
  const isAgain = (id: string, at: number) => seated.findIndex((one) => one.id === id) < at;
  // Those who agreed to play two boards.
  const hasTwice = seated.some(({ id }, at) => isAgain(id, at));
  const playing = new Set(seated.map(({ id }) => id));
  const out = [...names].flatMap(([id, name]) => (playing.has(id) ? [] : [`,,${name}`]));
  const lines = seated.map(({ id, line }, at) => (isAgain(id, at) ? `${line},yes` : line));
  return [`board,seat,player${hasTwice ? ',twice' : ''}`, ...lines, ...out].join('\n');
}
