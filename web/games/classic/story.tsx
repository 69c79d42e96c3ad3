import { useTranslations } from 'next-intl';
import type { Story } from '../story';
import { MapPicture } from './map-picture';
import { PowerCards } from './power-cards';
import { ClassicRule } from './rule';

export const STORY: Story = {
  text: <Text />,
  picture: <Picture />,
  cast: { title: <CastTitle />, cards: <PowerCards /> },
};

function Text() {
  const t = useTranslations('classic-story');
  const rule = (number: string) => () => <ClassicRule rule={number} />;
  return (
    <>
      <h2>{t('world.title')}</h2>
      <p>{t('world.capitals')}</p>
      <p>{t('world.open')}</p>
      <h2>{t('play.title')}</h2>
      <p>{t.rich('play.orders', { rule: rule('4.1') })}</p>
      <p>
        {t.rich('play.strength', {
          bounce: rule('5.8'),
          support: rule('6.1'),
          cut: rule('6.4'),
          convoy: rule('7.1'),
          retreat: rule('9.2'),
        })}
      </p>
      <p>{t.rich('play.centres', { owner: rule('10.1'), units: rule('11.1'), win: rule('12.1') })}</p>
    </>
  );
}

function Picture() {
  const t = useTranslations('classic-story');
  return <MapPicture label={t('picture')} />;
}

function CastTitle() {
  return useTranslations('classic-story')('seven');
}
