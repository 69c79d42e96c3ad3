import { useTranslations } from 'next-intl';
import type { Story } from '../story';
import { BoroughCards } from './borough-cards';
import { PlanPicture } from './plan-picture';
import { RiskRule } from './rule';

export const STORY: Story = {
  text: <Text />,
  picture: <Picture />,
  cast: { title: <CastTitle />, cards: <BoroughCards /> },
};

function Text() {
  const t = useTranslations('nyc-risk-story');
  const rule = (number: string) => () => <RiskRule rule={number} />;
  return (
    <>
      <h2>{t('town.title')}</h2>
      <p>{t('town.claims')}</p>
      <p>{t('town.water')}</p>
      <h2>{t('play.title')}</h2>
      <p>{t.rich('play.turns', { free: rule('4.1'), plan: rule('4.2') })}</p>
      <p>{t.rich('play.dice', { tie: rule('6.9'), bonus: rule('6.8'), standing: rule('12.2') })}</p>
      <p>{t.rich('play.gains', { borough: rule('5.3'), trade: rule('5.5'), stadium: rule('9.2') })}</p>
      <p>{t.rich('play.end', { rule: rule('11.2') })}</p>
    </>
  );
}

function Picture() {
  const t = useTranslations('nyc-risk-story');
  return <PlanPicture label={t('picture')} />;
}

function CastTitle() {
  return useTranslations('nyc-risk-story')('boroughs');
}
