import type { GetTexts } from '../../lib/texts';
import type { Story } from '../story';
import { ChartPicture } from './chart-picture';
import { FactionCards } from './faction-cards';
import { NewYorkRule } from './rule';

const ruled = (rule: string) => () => <NewYorkRule rule={rule} />;

/** Its world, how it is played, and the seven factions. */
export async function story(getTranslations: GetTexts): Promise<Story> {
  const t = await getTranslations('ny2047-story');
  return {
    text: (
      <>
        <h2>{t('date')}</h2>
        <p>{t('collapse')}</p>
        <p>{t('city')}</p>
        <p>{t('turretons')}</p>
        <h2>{t('play')}</h2>
        <p>{t.rich('turns', { orders: ruled('4.1') })}</p>
        <p>{t.rich('power', { support: ruled('6.1'), lost: ruled('8.3'), cut: ruled('6.5') })}</p>
        <p>{t.rich('shore', { shore: ruled('5.5'), stacks: ruled('3.2') })}</p>
        <p>{t.rich('stars', { units: ruled('11.1'), win: ruled('14.1') })}</p>
      </>
    ),
    picture: <ChartPicture label={t('picture')} />,
    cast: { title: t('cast'), cards: <FactionCards t={t} /> },
  };
}
