'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { SiteMeasure, SiteTarget } from '../../../functions/core/site/site.schema';
import { api } from '../../lib/api';
import type { Answer } from '../../lib/ask';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { SelectField, TextAreaField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';

const DAY_MS = 86_400_000;
const DAYS = [1, 3, 7, 30, 90, 365] as const;

interface Choice {
  readonly words: string;
  readonly send: (why: string) => Promise<Answer<unknown>>;
  readonly isMain?: true;
}

interface DecideProps {
  readonly choices: readonly Choice[];
  readonly children?: ReactNode;
}

/** A reason, and the buttons of the possible decisions. */
function Decide({ choices, children }: DecideProps) {
  const t = useTranslations('site-admin');
  const mutation = useMutation();
  const [why, setWhy] = useState('');
  return (
    <div className="decide">
      <TextAreaField
        label={t('act.why')}
        rows={2}
        maxLength={500}
        value={why}
        onChange={(event) => setWhy(event.target.value)}
      />
      {children}
      <ProblemNote problem={mutation.problem} />
      <p className="form-actions">
        {choices.map(({ words, send, isMain }) => (
          <ActionButton
            key={words}
            by={mutation}
            className={isMain ? 'button main' : 'button'}
            disabled={why.trim().length < 5}
            send={() => send(why)}
          >
            {words}
          </ActionButton>
        ))}
      </p>
    </div>
  );
}

interface ActOnProps {
  readonly target: SiteTarget;
  /** The player it belongs to; null if none is named. */
  readonly player: string | null;
  readonly report?: string;
}

/** The actions of a site administrator on a text, a league, an account or reported results. */
export function ActOn({ target, player, report }: ActOnProps) {
  const t = useTranslations('site-admin');
  const [days, setDays] = useState(7);
  const about = report === undefined ? {} : { report };
  const dismiss: readonly Choice[] =
    report === undefined
      ? []
      : [
          {
            words: t('act.dismiss'),
            send: (why) => api('POST /site/reports/{id}/dismissal', { id: report }, { why }),
          },
        ];
  if (target.kind === 'results') {
    const decide = (approved: boolean) => (why: string) =>
      api('POST /site/results', {}, { season: target.season, approved, why, ...about });
    return (
      <Decide
        choices={[
          { words: t('act.approve'), send: decide(true), isMain: true },
          ...(report === undefined ? [] : [{ words: t('act.refuse'), send: decide(false) }]),
        ]}
      />
    );
  }
  const hide: readonly Choice[] =
    target.kind === 'account'
      ? []
      : [
          {
            words: target.kind === 'league' ? t('act.hideLeague') : t('act.hide'),
            send: (why) => api('POST /site/hidden', {}, { target, why, ...about }),
            isMain: true,
          },
        ];
  const account: readonly Choice[] =
    player === null
      ? []
      : [
          {
            words: t('act.suspend'),
            send: (why) => {
              const until = new Date(Date.now() + days * DAY_MS).toISOString();
              return api('POST /site/suspensions', {}, { player, until, why, ...about });
            },
          },
          {
            words: t('act.endSessions'),
            send: (why) => api('DELETE /site/accounts/{player}/sessions', { player }, { why }),
          },
        ];
  return (
    <Decide choices={[...hide, ...account, ...dismiss]}>
      {player === null ? null : (
        <SelectField
          label={t('act.days')}
          value={days}
          onChange={(event) => setDays(Number(event.target.value))}
          options={DAYS.map((count) => [count, t('act.dayCount', { days: count })])}
        />
      )}
    </Decide>
  );
}

/** Lifts a decision, or decides the appeal against it. */
export function DecideMeasure({ measure }: { readonly measure: SiteMeasure }) {
  const t = useTranslations('site-admin');
  const of = { player: measure.concerned.id, id: measure.id };
  const isAppealed = measure.appeal !== null && measure.appeal.decision === null;
  const answer = (granted: boolean) => (why: string) =>
    api('POST /site/measures/{player}/{id}/appeal/answer', of, { granted, why });
  return (
    <Decide
      choices={
        isAppealed
          ? [
              { words: t('act.grant'), send: answer(true), isMain: true },
              { words: t('act.refuseAppeal'), send: answer(false) },
            ]
          : [{ words: t('act.lift'), send: (why) => api('DELETE /site/measures/{player}/{id}', of, { why }) }]
      }
    />
  );
}
