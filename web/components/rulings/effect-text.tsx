import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import type { GameSystemId } from '../../../engine/games';
import type { Game } from '../../../functions/core/game/games.schema';
import type { RulingEffect } from '../../../functions/core/ruling/rulings.schema';
import { seatFullName } from '../frame/seats';
import { ClockText } from './clocks-text';
import { useMeasureName } from './measure-name';
import { PastEnd } from './past-end';
import { HiddenText, StepsText } from './steps-text';

interface EffectTextProps {
  readonly effect: RulingEffect;
  readonly game: Game;
}

/** The changes that a ruling would make in a game, before and after. */
export function EffectText({ effect, game }: EffectTextProps) {
  switch (effect.of) {
    case 'clock':
      return <OneClock effect={effect} />;
    case 'steps':
      return <StepsText effect={effect} game={game} />;
    case 'hidden':
      return <HiddenText effect={effect} game={game} />;
    case 'end':
      return <EndText effect={effect} system={game.system} />;
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
