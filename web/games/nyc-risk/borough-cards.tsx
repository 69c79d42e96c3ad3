import { listed } from '../../../engine/core/listed';
import { BOROUGHS, CROSSINGS, hoodOf, PLACE_NAMES } from '../../../engine/nyc-risk/data/map';
import { counted } from '../../lib/time';
import { hoodName } from './names';

/** The six boroughs: how large, what they bring, and by which ways one gets in. */
export function BoroughCards() {
  return (
    <div className="faction-list" data-game="nyc-risk">
      {BOROUGHS.map(({ id, name, bonus, hoods }) => {
        const places = hoods.flatMap((hood) => PLACE_NAMES[hood] ?? []);
        return (
          <article key={id} className="card borough-card">
            <header>
              <h3>{name}</h3>
              <span className="borough-bonus numbers">+{bonus}</span>
            </header>
            <p>
              {counted(hoods.length, 'hood')}: {listed(hoods.map(hoodName))}.
            </p>
            <p>
              {counted(waysInto(id), 'crossing')} over water
              {places.length === 0 ? '' : `. ${listed(places)}`}.
            </p>
          </article>
        );
      })}
    </div>
  );
}

function waysInto(borough: string): number {
  return CROSSINGS.filter(
    ({ marked, between }) => marked && new Set(between.map((hood) => hoodOf(hood).borough)).size === 2,
  ).filter(({ between }) => between.some((hood) => hoodOf(hood).borough === borough)).length;
}
