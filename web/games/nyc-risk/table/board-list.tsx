import { listed } from '../../../../engine/core/listed';
import { BOROUGHS, CROSSINGS, HOODS, PLACE_NAMES } from '../../../../engine/nyc-risk/data/map';
import type { View } from '../../../../engine/nyc-risk/types';
import { nameOf, type People } from '../../../components/frame/people';
import { SeatChip } from '../../../components/frame/seat-chip';
import { hoodName } from '../names';

/** The board as text: borough by borough who holds what, and what joins what over water. */
export function BoardList({ view, people }: { view: View; people: People }) {
  const closed = new Map(view.closed.map(({ crossing, by }) => [crossing, by]));
  return (
    <div className="board-list">
      {BOROUGHS.map(({ id, name, bonus }) => (
        <section key={id} aria-label={name}>
          <h3>
            {name} <span className="dim numbers">+{bonus}</span>
          </h3>
          <ul>
            {HOODS.filter(({ borough }) => borough === id).map((hood) => (
              <Line key={hood.id} hood={hood.id} view={view} people={people} />
            ))}
          </ul>
        </section>
      ))}
      <section aria-label="Crossings">
        <h3>Over water</h3>
        <ul>
          {CROSSINGS.filter(({ marked }) => marked).map(({ id, name, kind, between }) => (
            <li key={id}>
              {name}, {kind}: <span className="muted">{listed(between.map(hoodName))}</span>
              {closed.has(id) ? <b>, closed by {nameOf(people, closed.get(id) ?? null)}</b> : ''}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Line({ hood, view, people }: { hood: string; view: View; people: People }) {
  const holding = view.hoods[hood];
  if (holding === undefined) return null;
  const { owner, units } = holding;
  const place = PLACE_NAMES[hood];
  return (
    <li className="board-line">
      {owner === null ? (
        <span className="chip-space" />
      ) : (
        <SeatChip seat={owner} player={people[owner]} size={20} />
      )}
      <span>
        {hoodName(hood)}
        {place === undefined ? null : <span className="dim">, {place}</span>}
        <span className="muted">
          , {owner === null ? (units === 0 ? 'free' : 'neutral') : nameOf(people, owner)}
          {owner !== null && view.mayors[owner] === hood ? ' with mayor' : ''}
        </span>
      </span>
      <b className="numbers">{units}</b>
    </li>
  );
}
