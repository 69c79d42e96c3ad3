import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import type { GameSystemId } from '../../../engine/games';
import type { ClocksEffect, RulingEffect } from '../../../functions/api/schemas/rulings';
import type { Texts } from '../../lib/texts';
import { duration } from '../../lib/time';
import { DataTable } from '../frame/data-table';
import { seatFullName } from '../frame/seats';
import { When } from '../frame/when';
import { useMeasureName } from './measure-name';
import { PastEnd } from './past-end';
import { HiddenText, StepsText } from './steps-text';

type Clock = Extract<RulingEffect, { of: 'clock' }>['before'];

/** A running or stopped clock. */
export function ClockText({ clock: { deadline, left } }: { readonly clock: Clock }) {
  const t = useTranslations('ruling-form');
  const language = useLocale();
  if (left === null) return t('clock.none');
  const time = duration(left, language);
  if (deadline === null) return t('clock.paused', { left: time });
  return t.rich('clock.running', { left: time, time: () => <When at={deadline} as="long" /> });
}

interface EffectTextProps {
  readonly effect: RulingEffect;
  readonly system: GameSystemId;
}

/** What a ruling would change in a game, before and after. */
export function EffectText({ effect, system }: EffectTextProps) {
  switch (effect.of) {
    case 'clock':
      return <OneClock effect={effect} />;
    case 'steps':
      return <StepsText effect={effect} system={system} />;
    case 'hidden':
      return <HiddenText effect={effect} />;
    case 'end':
      return <EndText effect={effect} system={system} />;
    default:
      return <Replaced effect={effect} />;
  }
}

function OneClock({ effect }: { readonly effect: Extract<RulingEffect, { of: 'clock' }> }) {
  const t = useTranslations('ruling-form');
  return (
    <>
      <Change
        before={<ClockText clock={effect.before} />}
        after={<ClockText clock={effect.after} />}
        of={t('deadline')}
      />
      <PastEnd end={effect.end} deadlines={[effect.after.deadline]} />
      <p className="small muted">{effect.after.deadline === null ? t('pausedAbout') : t('runningAbout')}</p>
    </>
  );
}

function Replaced({ effect }: { readonly effect: Extract<RulingEffect, { of: 'seat' }> }) {
  const t = useTranslations('ruling-form');
  const names = { from: effect.before.name, to: effect.after.name };
  return (
    <>
      <Change before={names.from} after={names.to} of={seatFullName(effect.seat)} />
      {effect.asks ? <p>{t('replace.asks', names)}</p> : null}
      <p className="small muted">
        {t('replace.about', names)}
        {effect.newInSeason ? ` ${t('replace.new', { to: names.to })}` : ''}
      </p>
    </>
  );
}

interface EndTextProps {
  readonly effect: Extract<RulingEffect, { of: 'end' }>;
  readonly system: GameSystemId;
}

function EndText({ effect, system }: EndTextProps) {
  const t = useTranslations('ruling-form');
  const nameOf = useMeasureName(system);
  if (effect.as === 'void') return <p>{t('end.void')}</p>;
  const placed = [...effect.seats].sort((one, other) => one.place - other.place);
  return (
    <dl className="ruling-times numbers">
      {placed.map(({ seat, place, figures }) => (
        <Fragment key={seat}>
          <dt>{t('end.place', { place })}</dt>
          <dd>
            {seatFullName(seat)},{' '}
            {Object.entries(figures)
              .map(([id, value]) => `${nameOf(id)}: ${value}`)
              .join(', ')}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

interface ChangeProps {
  readonly of: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

function Change({ of, before, after }: ChangeProps) {
  const t = useTranslations('ruling-form');
  return (
    <dl className="ruling-times numbers">
      <dt>{t('now', { what: of })}</dt>
      <dd>{before}</dd>
      <dt>{t('then')}</dt>
      <dd>
        <b>{after}</b>
      </dd>
    </dl>
  );
}

/** Why a ruling on many clocks leaves a game as it is. */
export function leftOut(effect: ClocksEffect['games'][number]['effect'], t: Texts<'ruling-form'>): string {
  switch (effect) {
    case 'ruled':
      return '';
    case 'plays':
      return t('left.plays');
    case 'stands':
      return t('left.stands');
    case 'paused':
      return t('left.paused');
    case 'closing':
      return t('left.closing');
  }
}

/** Warns of deadlines of many games that would lie after the end of their round or season. */
export function PastEnds({ effect: { games, end } }: { readonly effect: ClocksEffect }) {
  const moved = games.filter(({ round, effect }) => effect === 'ruled' && round === end?.round);
  return <PastEnd end={end} deadlines={moved.map(({ after }) => after?.deadline ?? null)} />;
}

/** What a ruling on many clocks would do to each game. */
export function ClocksText({ effect: { games, end } }: { readonly effect: ClocksEffect }) {
  const t = useTranslations('ruling-form');
  if (games.length === 0) return <p>{t('games.none')}</p>;
  return (
    <>
      <PastEnds effect={{ games, end }} />
      <DataTable caption={t('games.caption')} columns={[[t('games.game')], [t('games.deadline')]]}>
        {games.map(({ game, round, board, effect, after }) => (
          <tr key={game}>
            <th scope="row">{t('games.board', { round, board })}</th>
            <td>
              {effect === 'ruled' && after !== null ? (
                <ClockText clock={after} />
              ) : (
                <span className="muted">{leftOut(effect, t)}</span>
              )}
            </td>
          </tr>
        ))}
      </DataTable>
    </>
  );
}
