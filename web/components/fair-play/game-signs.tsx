'use client';

import type { GameSigns as Signs } from '../../../functions/api/schemas/fair-play';
import { api } from '../../lib/api';
import { counted } from '../../lib/time';
import { State } from '../frame/porthole';
import { SeatChip } from '../frame/seat-chip';
import { seatName } from '../frame/seats';
import { ComparedWith } from './limits';
import { Look } from './look';
import { SharedPresences } from './shared-presences';

type Pair = Signs['pairs'][number];

/** What moderators may look at in one game. */
export function GameSigns({ game }: { readonly game: string }) {
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
  const shown = pairs.filter(({ help, harm, messages }) => help + harm + messages > 0).sort(byConcern);
  return (
    <section className="section" aria-labelledby="pairs">
      <div className="section-head">
        <h2 id="pairs">Who helped, harmed and wrote to whom</h2>
        <span className="small muted">number of turns</span>
      </div>
      {shown.length === 0 ? (
        <p className="card empty">No dealings between seats so far.</p>
      ) : (
        <div className="card table-card">
          <table className="data-table result-table">
            <caption className="hidden-text">Dealings between each pair of seats</caption>
            <thead>
              <tr>
                <th scope="col">Seats</th>
                {Object.keys(MEASURES).map((head) => (
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
            <span>{counted(pairs.length - shown.length, 'pair')} had no dealings.</span>
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
  const holder = (seat: string) => people.find((one) => one.seat === seat)?.player.name;
  const name = (seat: string) => seatName(seat, holder(seat));
  return (
    <tr>
      <th scope="row">
        <span className="player-cell">
          <SeatChip seat={pair.from} player={holder(pair.from)} /> {name(pair.from)}
          <span className="muted">to</span>
          <SeatChip seat={pair.to} player={holder(pair.to)} /> {name(pair.to)}
          {pair.unusual ? <State reading="late">Rare</State> : null}
        </span>
      </th>
      {Object.entries(MEASURES).map(([head, measureOf]) => (
        <td key={head} className="right numbers measure">
          <span className="measure-name">{head} </span>
          {measureOf(pair)}
        </td>
      ))}
    </tr>
  );
}

/** The columns, by their heads. */
const MEASURES: Readonly<Record<string, (pair: Pair) => number | string>> = {
  Turns: ({ turns }) => turns,
  Helped: ({ help, helpAbove }) => withRank(help, helpAbove),
  Harmed: ({ harm, harmAbove }) => withRank(harm, harmAbove),
  Messages: ({ messages }) => messages,
  'To absent': ({ toAbsent }) => toAbsent,
};

/** A count, and how many per cent of other pairs it exceeds. */
function withRank(count: number, above: number | null): number | string {
  return above === null || count === 0 ? count : `${count}, above ${above} %`;
}
