import { useTexts } from '#texts';
import type { Position, Unit } from '../../../../engine/classic/types';
import { Listed, ListedSeat } from '../../../components/simultaneous-table/board-list';
import { useAtlas } from '../atlas';
import { PlaceName } from '../place-name';
import { placeCode } from '../places';

/** The board as text: power by power its units and centres, with the codes for typing. */
export function BoardList({ position }: { position: Position }) {
  const t = useTexts('classic');
  const { centres: all } = useAtlas();
  const { centres, units, dislodged } = position;
  const owned = (power?: string) => all.filter(({ id }) => centres[id] === power).map(({ id }) => id);
  const of = (power: string, all: readonly Unit[]) => all.filter((unit) => unit.power === power);
  return (
    <div className="board-list">
      {position.seats.map((power) => {
        const driven = of(power, dislodged);
        return (
          <ListedSeat
            key={power}
            seat={power}
            lines={[
              [t('list.units'), <Units key="units" units={of(power, units)} />],
              ...(driven.length === 0
                ? []
                : [[t('list.drivenOut'), <Units key="driven" units={driven} />] as const]),
              [t('list.centres'), <Places key="centres" places={owned(power)} />],
            ]}
          />
        );
      })}
      <section aria-label={t('list.ofNoOne')}>
        <h3>{t('list.ofNoOne')}</h3>
        <p>
          <Places places={owned()} />
        </p>
      </section>
    </div>
  );
}

function Units({ units }: { units: readonly Unit[] }) {
  const t = useTexts('classic');
  return (
    <Listed items={units} idOf={({ at }) => at}>
      {({ kind, at }) => t.rich('list.unit', { kind, place: () => <Place place={at} /> })}
    </Listed>
  );
}

function Places({ places }: { places: readonly string[] }) {
  return (
    <Listed items={places} idOf={(place) => place}>
      {(place) => <Place place={place} />}
    </Listed>
  );
}

function Place({ place }: { place: string }) {
  return (
    <>
      <PlaceName place={place} /> <span className="dim">{placeCode(place)}</span>
    </>
  );
}
