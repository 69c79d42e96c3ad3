import type { GetTexts } from '../../lib/texts';
import type { Story } from '../story';
import { FactionCards } from './faction-cards';
import { NewEraRule } from './rule';
import { Signs } from './signs';
import { StatePicture } from './state-picture';

const ruled = (rule: string) => () => <NewEraRule rule={rule} />;

/** Its world, how it is played, and its factions. */
export async function story(getTranslations: GetTexts): Promise<Story> {
  const t = await getTranslations('new-era-story');
  return {
    text: (
      <>
        <h2>{t('before')}</h2>
        <p>{t('machines')}</p>
        <p>{t('powers')}</p>
        <h2>{t('play')}</h2>
        <p>{t.rich('places', { conquest: ruled('8.7'), agreement: ruled('8.8'), state: ruled('8.9') })}</p>
        <p>
          {t.rich('turn', {
            ...{ pick: ruled('4.2'), production: ruled('5.2') },
            ...{ actions: ruled('6.1'), lost: ruled('12.1') },
          })}
        </p>
        <p>{t.rich('away', { shootout: ruled('8.16'), queue: ruled('3.4') })}</p>
        <p>{t.rich('end', { count: ruled('11.2') })}</p>
      </>
    ),
    picture: (
      <>
        <Signs />
        <StatePicture />
      </>
    ),
    cast: { title: t('factions'), cards: <FactionCards t={t} /> },
  };
}
