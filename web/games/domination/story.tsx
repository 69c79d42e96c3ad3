import type { GetTexts } from '../../lib/texts';
import type { Story } from '../story';
import { StoryPicture } from '../story-picture';
import { SIZE } from './map/geometry';
import { DominationRule } from './rule';

const ruled = (rule: string) => () => <DominationRule rule={rule} />;

/** Its world, and how it is played. */
export async function story(getTranslations: GetTexts): Promise<Story> {
  const t = await getTranslations('domination-story');
  return {
    text: (
      <>
        <h2>{t('room')}</h2>
        <p>{t('map')}</p>
        <p>{t('open')}</p>
        <h2>{t('play')}</h2>
        <p>{t.rich('turn', { uses: ruled('4.4'), pass: ruled('3.5') })}</p>
        <p>
          {t.rich('areas', {
            ...{ forces: ruled('5.2'), seas: ruled('9.1') },
            ...{ regions: ruled('9.2'), resources: ruled('9.4') },
          })}
        </p>
        <p>{t.rich('scoring', { standing: ruled('8.4') })}</p>
      </>
    ),
    picture: <StoryPicture system="domination" label={t('picture')} size={SIZE} />,
  };
}
