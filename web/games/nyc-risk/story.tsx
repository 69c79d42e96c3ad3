import type { GetTexts } from '../../lib/texts';
import type { Story } from '../story';
import { BoroughCards } from './borough-cards';
import { PlanPicture } from './plan-picture';
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
    picture: <PlanPicture label={t('picture')} />,
    cast: { title: t('boroughs'), cards: <BoroughCards /> },
  };
}
