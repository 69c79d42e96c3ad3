'use client';

import { useTranslations } from 'next-intl';
import type { GameSignals as Signs } from '../../../functions/core/fair-play/fair-play.schema';
import { api } from '../../lib/api';
import type { Texts } from '../../lib/texts';
import { State } from '../frame/game-thumbnail';
import { SeatChip } from '../frame/seat-chip';
import { seatName } from '../frame/seats';
import { ComparedWith } from './limits';
import { Look } from './look';
import { SharedPresences } from './shared-presences';

type Pair = Signs['pairs'][number];

/** The signals of one game for its moderators. */
export function GameSignals({ game }: { readonly game: string }) {
  return (
    <Look ask={() => api('POST /games/{id}/signs', { id: game })}>
      {({ pairs, people, compared, shared }) => (
        <div className="signs">
          <SharedPresences shared={shared} />
          <Pairs pairs={pairs} people={people} />
          <ComparedWith {...compared} />
        </div>
      )}
    </Look>
  );
}

function Pairs({ pairs, people }: Pick<Signs, 'pairs' | 'people'>) {
  const t = useTranslations('fair-play');
  const shown = pairs.filter(({ help, harm, messages }) => help + harm + messages > 0).sort(byConcern);
  return (
    <section className="section" aria-labelledby="pairs">
      <div className="section-head">
        <h2 id="pairs">{t('pairs.title')}</h2>
        <span className="small muted">{t('pairs.count')}</span>
      </div>
      {shown.length === 0 ? (
        <p className="card empty">{t('pairs.none')}</p>
      ) : (
        <div className="card table-card">
          <table className="data-table result-table">
            <caption className="hidden-text">{t('pairs.caption')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('pairs.seats')}</th>
                {measures(t).map(([head]) => (
                  <th scope="col" className="right" key={head}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((pair) => (
                <PairRow key={`${pair.from} ${pair.to}`} pair={pair} people={people} />
              ))}
            </tbody>
          </table>
          <p className="table-foot">
            <span>{t('pairs.rest', { pairs: pairs.length - shown.length })}</span>
          </p>
        </div>
      )}
    </section>
  );
}

function byConcern(one: Pair, other: Pair): number {
  return Number(other.unusual) - Number(one.unusual) || other.help - one.help || other.harm - one.harm;
}

function PairRow({ pair, people }: { readonly pair: Pair } & Pick<Signs, 'people'>) {
  const t = useTranslations('fair-play');
  const holder = (seat: string) => people.find((one) => one.seat === seat)?.player.name;
  const name = (seat: string) => seatName(seat, holder(seat));
  return (
    <tr>
      <th scope="row">
        <span className="player-cell">
          <SeatChip seat={pair.from} player={holder(pair.from)} /> {name(pair.from)}
          <span className="muted">{t('pairs.to')}</span>
          <SeatChip seat={pair.to} player={holder(pair.to)} /> {name(pair.to)}
          {pair.unusual ? <State reading="late">{t('pairs.rare')}</State> : null}
        </span>
      </th>
      {measures(t).map(([head, measureOf]) => (
        <td key={head} className="right numbers measure">
          <span className="measure-name">{head} </span>
          {measureOf(pair)}
        </td>
      ))}
    </tr>
  );
}

type Measure = (pair: Pair) => number | string;

/** The columns with their headings. */
function measures(t: Texts<'fair-play'>): readonly (readonly [head: string, measure: Measure])[] {
  return [
    [t('pairs.turns'), ({ turns }) => turns],
    [t('pairs.helped'), ({ help, helpAbove }) => withRank(help, helpAbove, t)],
    [t('pairs.harmed'), ({ harm, harmAbove }) => withRank(harm, harmAbove, t)],
    [t('pairs.messages'), ({ messages }) => messages],
    [t('pairs.absent'), ({ toAbsent }) => toAbsent],
  ];
}

/** A count, and the percentage of other pairs that it exceeds. */
function withRank(count: number, above: number | null, t: Texts<'fair-play'>): number | string {
  return above === null || count === 0 ? count : t('pairs.above', { count, percent: above });
}
