'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ClocksRuled, ConsiderClocks } from '../../../functions/core/ruling/rulings.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { api } from '../../lib/api';
import type { Texts } from '../../lib/texts';
import { NumberField, SelectField } from '../forms/field';
import { RadioField } from '../forms/radio-field';
import { ClocksText, leftOut, PastEnds } from './clocks-text';
import { RulingForm } from './ruling-form';
import { useEffectAhead } from './use-effect-ahead';

interface Words {
  readonly name: string;
  readonly about: string;
  readonly action: string;
  readonly undo: string;
}

const KINDS = ['extend', 'pause', 'resume'] as const;

const wordsIn = (t: Texts<'rule-clocks'>): Readonly<Record<(typeof KINDS)[number], Words>> => ({
  extend: {
    name: t('extend.name'),
    about: t('extend.help'),
    action: t('extend.action'),
    undo: t('extend.undo'),
  },
  pause: { name: t('pause.name'), about: t('pause.help'), action: t('pause.action'), undo: t('pause.undo') },
  resume: {
    name: t('resume.name'),
    about: t('resume.help'),
    action: t('resume.action'),
    undo: t('resume.undo'),
  },
});

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
  const t = useTranslations('rule-clocks');
  const words = wordsIn(t);
  const [kind, setKind] = useState<ConsiderClocks['kind']>('extend');
  const [round, setRound] = useState(WHOLE);
  const [span, setSpan] = useState({ count: 1, unit: 'days' as Unit });
  const [ruled, setRuled] = useState<ClocksRuled | null>(null);
  const games = { round: round === WHOLE ? null : round };
  const wanted: ConsiderClocks =
    kind === 'extend' ? { kind, minutes: span.count * UNITS[span.unit], ...games } : { kind, ...games };
  const ahead = useEffectAhead(season.id, wanted);
  const { action, undo } = words[kind];
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
      <RadioField
        legend={t('ruling')}
        name="ruling"
        options={KINDS.map((id) => ({ id, ...words[id] }))}
        chosen={kind}
        onPick={setKind}
      />
      {kind === 'extend' ? <SpanFields {...span} onChange={setSpan} /> : null}
      {ahead === null ? null : <PastEnds effect={ahead} />}
      <SelectField
        label={t('which')}
        id="round"
        value={round}
        onChange={(event) => setRound(Number(event.target.value))}
        help={t('whichHelp')}
        options={rounds.map((one) => [one, t('ofRound', { round: one })])}
      >
        <option value={WHOLE}>{t('allGames')}</option>
      </SelectField>
    </RulingForm>
  );
}

interface Span {
  readonly count: number;
  readonly unit: Unit;
}

function SpanFields({ count, unit, onChange }: Span & { readonly onChange: (span: Span) => void }) {
  const t = useTranslations('rule-clocks');
  return (
    <div className="field-pair">
      <NumberField
        label={t('laterBy')}
        required
        min={1}
        max={Math.floor(MOST_MINUTES / UNITS[unit])}
        value={count}
        onChange={(event) => onChange({ count: Number(event.target.value), unit })}
        help={t('laterHelp')}
      />
      <SelectField
        label={t('unit')}
        value={unit}
        onChange={(event) => onChange({ count, unit: event.target.value as Unit })}
        options={[
          ['minutes', t('units.minutes')],
          ['hours', t('units.hours')],
          ['days', t('units.days')],
        ]}
      />
    </div>
  );
}

/** The result of the ruling, with every game that was left unchanged. */
function Ruled({ ruled: { games }, again }: { readonly ruled: ClocksRuled; readonly again: () => void }) {
  const t = useTranslations('rule-clocks');
  const form = useTranslations('ruling-form');
  const left = games.filter(({ effect }) => effect !== 'ruled');
  return (
    <div className="card" role="status">
      <p>{games.length === 0 ? t('already') : t('done', { games: games.length - left.length })}</p>
      {left.length === 0 ? null : (
        <ul>
          {left.map(({ game, round, board, effect }) => (
            <li key={game}>
              {t.rich('leftOut', {
                round,
                board,
                why: leftOut(effect, form),
                link: (words) => <a href={`/games/${game}`}>{words}</a>,
              })}
            </li>
          ))}
        </ul>
      )}
      <button type="button" className="button compact" onClick={again}>
        {t('again')}
      </button>
    </div>
  );
}
