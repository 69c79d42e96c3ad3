import { useLocale, useTranslations } from 'next-intl';
import { BOROUGHS, CROSSINGS, hoodOf, PLACE_NAMES } from '../../../engine/nyc-risk/data/map';
import { listInWords } from '../../lib/lists';
import type { GetTexts } from '../../lib/texts';
import type { Story } from '../story';
import { StoryPicture } from '../story-picture';
import { SIZE } from './map/geometry';
import { hoodName } from './names';
import { RiskRule } from './rule';

const ruled = (rule: string) => () => <RiskRule rule={rule} />;

/** Its world, how it is played, and the boroughs. */
export async function story(getTranslations: GetTexts): Promise<Story> {
  const t = await getTranslations('nyc-risk-story');
  return {
    text: (
      <>
        <h2>{t('town.title')}</h2>
        <p>{t('town.claims')}</p>
        <p>{t('town.water')}</p>
        <h2>{t('play.title')}</h2>
        <p>{t.rich('play.turns', { free: ruled('4.1'), plan: ruled('4.2') })}</p>
        <p>{t.rich('play.dice', { tie: ruled('6.9'), bonus: ruled('6.8'), standing: ruled('12.2') })}</p>
        <p>{t.rich('play.gains', { borough: ruled('5.3'), trade: ruled('5.5'), stadium: ruled('9.2') })}</p>
        <p>{t.rich('play.end', { rule: ruled('11.2') })}</p>
      </>
    ),
    picture: <StoryPicture system="nyc-risk" label={t('picture')} size={SIZE} />,
    cast: { title: t('boroughs'), cards: <BoroughCards /> },
  };
}

/** The six boroughs: their size, their bonus, and the ways in. */
function BoroughCards() {
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
