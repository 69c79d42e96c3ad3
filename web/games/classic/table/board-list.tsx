import { CENTRES } from '../../../../engine/classic/data/map';
import type { Position, Unit } from '../../../../engine/classic/types';
import { SeatChip } from '../../../components/frame/seat-chip';
import { seatName } from '../../../components/frame/seats';
import { PlaceName } from '../place-name';
import { placeCode } from '../places';

/** The board as text: power by power its units and centres, with the codes for typing. */
export function BoardList({ position }: { position: Position }) {
  const { centres, units, dislodged } = position;
  const owned = (power?: string) => CENTRES.filter(({ id }) => centres[id] === power).map(({ id }) => id);
  return (
    <div className="board-list">
      {position.seats.map((power) => (
        <section key={power} aria-label={seatName(power)}>
          <h3>
            <SeatChip seat={power} size={22} /> {seatName(power)}
          </h3>
          <p>
            <span className="dim">Units: </span>
            <Units units={units.filter((unit) => unit.power === power)} />
          </p>
          {dislodged.some((unit) => unit.power === power) ? (
            <p>
              <span className="dim">Driven out: </span>
              <Units units={dislodged.filter((unit) => unit.power === power)} />
            </p>
          ) : null}
          <p>
            <span className="dim">Centres: </span>
            <Places places={owned(power)} />
          </p>
        </section>
      ))}
      <section aria-label="Centres of no one">
        <h3>Centres of no one</h3>
        <p>
          <Places places={owned()} />
        </p>
      </section>
    </div>
  );
}

function Units({ units }: { units: readonly Unit[] }) {
  if (units.length === 0) return 'none';
  return units.map(({ kind, at }, index) => (
    <span key={at}>
      {index > 0 ? ', ' : ''}
      {kind} <Place place={at} />
    </span>
  ));
}

function Places({ places }: { places: readonly string[] }) {
  if (places.length === 0) return 'none';
  return places.map((place, index) => (
    <span key={place}>
      {index > 0 ? ', ' : ''}
      <Place place={place} />
    </span>
  ));
}

function Place({ place }: { place: string }) {
  return (
    <>
      <PlaceName place={place} /> <span className="dim">{placeCode(place)}</span>
    </>
  );
}
