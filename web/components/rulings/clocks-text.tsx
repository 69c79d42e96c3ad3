import { useLocale, useTranslations } from 'next-intl';
import type { ClocksEffect, RulingEffect } from '../../../functions/core/ruling/rulings.schema';
import type { Texts } from '../../lib/texts';
import { duration } from '../../lib/time';
import { DataTable } from '../frame/data-table';
import { When } from '../frame/when';
import { PastEnd } from './past-end';

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

/** Why a ruling on many clocks leaves a game unchanged. */
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

/** The effect that a ruling on many clocks would have on each game. */
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
