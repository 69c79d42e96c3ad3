'use client';

import { X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import type { Adjustments } from '../../../functions/core/standings/adjustments.schema';
import { api } from '../../lib/api';
import { pointsText } from '../../lib/figures';
import { useMutation } from '../../lib/mutate';
import { FoldedCard } from '../forms/card';
import { NumberField, SelectField, TextField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';

type Row = Adjustments['players'][number];

interface AdjustPointsProps {
  readonly season: string;
  readonly players: Adjustments['players'];
}

/** The bonus and penalty points of a season, which organizers give and take back. */
export function AdjustPoints({ season, players }: AdjustPointsProps) {
  const t = useTranslations('standing');
  const language = useLocale();
  const { busy, problem, run } = useMutation();
  const save = ({ player, version }: Row, adjustments: Row['adjustments']) =>
    run(() =>
      api(
        'PUT /seasons/{id}/adjustments/{player}',
        { id: season, player: player.id },
        { adjustments, version },
      ),
    );
  return (
    <FoldedCard title={t('adjust.title')}>
      <p className="muted">{t('adjust.about')}</p>
      <ProblemNote problem={problem} />
      <ul className="rows">
        {players.flatMap((row) =>
          row.adjustments.map(({ points, reason }, at) => (
            // Two may say the same of one player, so that only their order tells them apart.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
            <li key={`${row.player.id} ${at}`}>
              <span className="grow">
                {row.player.name}: <b className="numbers">{pointsText(points, language)}</b> {reason}
              </span>
              <button
                type="button"
                className="icon-button"
                disabled={busy}
                aria-label={t('adjust.takeBack', { player: row.player.name, reason })}
                onClick={() =>
                  save(
                    row,
                    row.adjustments.filter((_, place) => place !== at),
                  )
                }
              >
                <X size={16} />
              </button>
            </li>
          )),
        )}
      </ul>
      <PointsForm
        // Emptied once something was stored; what was refused stays to be mended.
        key={players.reduce((sum, { version }) => sum + version, 0)}
        players={players}
        busy={busy}
        add={(row, adjustment) => void save(row, [...row.adjustments, adjustment])}
      />
    </FoldedCard>
  );
}

interface PointsFormProps {
  readonly players: Adjustments['players'];
  readonly busy: boolean;
  readonly add: (row: Row, adjustment: Row['adjustments'][number]) => void;
}

function PointsForm({ players, busy, add }: PointsFormProps) {
  const t = useTranslations('standing');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const row = players.find(({ player }) => player.id === form.get('player'));
    if (row === undefined) return;
    add(row, { points: Number(form.get('points')), reason: String(form.get('reason')) });
  };
  return (
    <form className="form" onSubmit={submit}>
      <SelectField
        label={t('player')}
        name="player"
        required
        defaultValue=""
        options={players.map(({ player }) => [player.id, player.name])}
      >
        <option value="" disabled>
          {t('adjust.choose')}
        </option>
      </SelectField>
      <NumberField
        label={t('adjust.points')}
        help={t('adjust.pointsHelp')}
        name="points"
        required
        step="any"
        min={-1_000_000}
        max={1_000_000}
      />
      <TextField label={t('adjust.reason')} name="reason" required minLength={5} maxLength={500} />
      <button type="submit" className="button" disabled={busy}>
        {t('adjust.button')}
      </button>
    </form>
  );
}
