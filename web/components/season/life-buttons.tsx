'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { knocksOut } from '../../../engine/tournament/knocks-out';
import type { CreateSeason } from '../../../functions/core/season/season-settings.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { FoldedCard } from '../forms/card';
import { NumberField, SelectField, TextField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';
import { When } from '../frame/when';

/** An organizer's actions to advance a season before its dates: a button for each step. */
export function LifeButtons({ season }: { readonly season: Season }) {
  const over = season.status === 'finished';
  const playing = season.counts.running > 0;
  const rounds = season.status === 'running' && season.format.kind !== 'ladder';
  return (
    <>
      {season.status === 'registration' && season.registrationOpen ? (
        <CloseRegistration season={season} />
      ) : null}
      {season.openable === null ? null : <OpenRound season={season} round={season.openable} />}
      {rounds && playing ? <EndRound season={season} /> : null}
      {rounds && 'rounds' in season.format ? <Length season={season} rounds={season.format.rounds} /> : null}
      {season.status !== 'registration' && season.division === null ? <NextSeason season={season} /> : null}
      {over ? null : <Cancel season={season} />}
      {season.restorableUntil === null ? null : <Restore season={season} until={season.restorableUntil} />}
    </>
  );
}

interface ButtonProps {
  readonly season: Season;
}

function CloseRegistration({ season: { id } }: ButtonProps) {
  const t = useTranslations('season-desk');
  const mutation = useMutation();
  return (
    <FoldedCard title={t('closing.title')}>
      <p className="muted">{t('closing.about')}</p>
      <ProblemNote problem={mutation.problem} />
      <ActionButton by={mutation} send={() => api('POST /seasons/{id}/close-registration', { id })}>
        {t('closing.button')}
      </ActionButton>
    </FoldedCard>
  );
}

function OpenRound({ season: { id, registration }, round }: ButtonProps & { readonly round: number }) {
  const t = useTranslations('season-desk');
  const mutation = useMutation();
  return (
    <FoldedCard title={t('opening.title', { round })}>
      <p className="muted">
        {t('opening.about')}
        {registration.confirm ? ` ${t('opening.silent')}` : ''}
      </p>
      <ProblemNote problem={mutation.problem} />
      <ActionButton
        by={mutation}
        send={() => api('POST /seasons/{id}/rounds/{round}/open', { id, round: String(round) })}
      >
        {t('opening.button', { round })}
      </ActionButton>
    </FoldedCard>
  );
}

function EndRound({ season: { id, round, schedule, format } }: ButtonProps) {
  const t = useTranslations('season-desk');
  const mutation = useMutation();
  const [as, setAs] = useState(schedule?.slow ?? 'stands');
  return (
    <FoldedCard title={t('ending.title', { round })}>
      <p className="muted">{t('ending.about')}</p>
      {knocksOut(format) ? null : (
        <SelectField
          label={t('ending.boards')}
          value={as}
          onChange={(event) => setAs(event.target.value === 'void' ? 'void' : 'stands')}
          options={[
            ['stands', t('ending.stands')],
            ['void', t('ending.void')],
          ]}
        />
      )}
      <ProblemNote problem={mutation.problem} />
      <ActionButton
        by={mutation}
        send={() => api('POST /seasons/{id}/rounds/{round}/end', { id, round: String(round) }, { as })}
      >
        {t('ending.button', { round })}
      </ActionButton>
    </FoldedCard>
  );
}

/** Ends the season earlier, or adds rounds. */
function Length({ season: { id, round }, rounds }: ButtonProps & { readonly rounds: number }) {
  const t = useTranslations('season-desk');
  const mutation = useMutation();
  const [wanted, setWanted] = useState(rounds);
  const save = async () => {
    const settings = await api('GET /seasons/{id}/settings', { id });
    if (!settings.ok) return settings;
    const { format } = settings.value;
    return api(
      'PUT /seasons/{id}/settings',
      { id },
      {
        ...settings.value,
        ...('rounds' in format && { format: { ...format, rounds: wanted } }),
        ...scoredWithin(settings.value, wanted),
      },
    );
  };
  return (
    <FoldedCard title={t('length.title')}>
      <p className="muted">{t('length.about', { rounds })}</p>
      <NumberField
        label={t('length.rounds')}
        min={Math.max(round, 1)}
        max={20}
        value={wanted}
        onChange={(event) => setWanted(Number(event.target.value))}
      />
      <ProblemNote problem={mutation.problem} />
      <ActionButton by={mutation} disabled={wanted === rounds} send={save}>
        {t('length.button')}
      </ActionButton>
    </FoldedCard>
  );
}

/** The rounds that are scored in a way of their own, without those after the last. */
function scoredWithin(
  { format, scoringByRound, aggregation }: CreateSeason,
  rounds: number,
): Partial<CreateSeason> {
  const last = rounds + ('topBoard' in format && format.topBoard ? 1 : 0);
  const kept = scoringByRound?.filter(({ round }) => round <= last) ?? [];
  const scored = { scoringByRound: kept.length === 0 ? undefined : kept };
  if (aggregation?.otherTieBreaks === undefined) return scored;
  const ties = aggregation.otherTieBreaks.filter((one) => !('round' in one) || one.round <= last);
  const rules = { ...aggregation, otherTieBreaks: ties.length === 0 ? undefined : ties };
  return { ...scored, aggregation: rules };
}

function NextSeason({ season: { id, next } }: ButtonProps) {
  const t = useTranslations('season-desk');
  const mutation = useMutation();
  if (next !== null) return null;
  return (
    <FoldedCard title={t('next.title')}>
      <p className="muted">{t('next.about')}</p>
      <ProblemNote problem={mutation.problem} />
      <ActionButton
        by={mutation}
        then={(draft) => `/leagues/${draft.league.id}/drafts/${draft.id}`}
        send={() => api('POST /seasons/{id}/next', { id })}
      >
        {t('next.button')}
      </ActionButton>
    </FoldedCard>
  );
}

function Cancel({ season: { id, status } }: ButtonProps) {
  const t = useTranslations('season-desk');
  const mutation = useMutation();
  const [reason, setReason] = useState('');
  return (
    <FoldedCard title={t('cancel.title')}>
      <p className="muted">{status === 'running' ? t('cancel.aboutRunning') : t('cancel.about')}</p>
      <TextField
        label={t('cancel.why')}
        value={reason}
        minLength={5}
        maxLength={500}
        onChange={(event) => setReason(event.target.value)}
      />
      <ProblemNote problem={mutation.problem} />
      <ActionButton
        by={mutation}
        disabled={reason.trim().length < 5}
        send={() => api('POST /seasons/{id}/cancel', { id }, { reason })}
      >
        {t('cancel.title')}
      </ActionButton>
    </FoldedCard>
  );
}

function Restore({ season: { id }, until }: ButtonProps & { readonly until: string }) {
  const t = useTranslations('season-desk');
  const mutation = useMutation();
  return (
    <FoldedCard title={t('restore.title')}>
      <p className="muted">{t.rich('restore.about', { until: () => <When at={until} as="long" /> })}</p>
      <ProblemNote problem={mutation.problem} />
      <ActionButton by={mutation} send={() => api('POST /seasons/{id}/restore', { id })}>
        {t('restore.title')}
      </ActionButton>
    </FoldedCard>
  );
}
