import { useLocale, useTranslations } from 'next-intl';
import { BOROUGHS, CROSSINGS, hoodOf, PLACE_NAMES } from '../../../engine/nyc-risk/data/map';
import { listInWords } from '../../lib/lists';
import { hoodName } from './names';

/** The six boroughs: their size, their bonus, and the ways in. */
export function BoroughCards() {
  const t = useTranslations('nyc-risk-story');
  const language = useLocale();
  return (
    <div className="faction-list" data-game="nyc-risk">
      {BOROUGHS.map(({ id, name, bonus, hoods }) => {
        const count = waysInto(id);
        const places = listInWords(
          hoods.flatMap((hood) => PLACE_NAMES[hood] ?? []),
          language,
        );
        return (
          <article key={id} className="card borough-card">
            <header>
              <h3>{name}</h3>
              <span className="borough-bonus numbers">+{bonus}</span>
            </header>
            <p>
              {t('borough.hoods', { count: hoods.length, hoods: listInWords(hoods.map(hoodName), language) })}
            </p>
            <p>
              {places === ''
                ? t('borough.crossings', { count })
                : t('borough.crossingsAndPlaces', { count, places })}
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
