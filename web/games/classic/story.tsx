import { useLocale, useTranslations } from 'next-intl';
import { homesOf } from '../../../engine/classic/data/map';
import { powerName } from '../../../engine/classic/data/powers';
import { POWERS } from '../../../engine/classic/types';
import { SeatChip, seatColours } from '../../components/frame/seat-chip';
import { listInWords } from '../../lib/lists';
import type { GetTexts } from '../../lib/texts';
import type { Story } from '../story';
import { StoryPicture } from '../story-picture';
import { SIZE } from './map/geometry';
import { ClassicRule } from './rule';

const ruled = (rule: string) => () => <ClassicRule rule={rule} />;

/** Its world, how it is played, and the seven powers. */
export async function story(getTranslations: GetTexts): Promise<Story> {
  const t = await getTranslations('classic-story');
  return {
    text: (
      <>
        <h2>{t('world.title')}</h2>
        <p>{t('world.capitals')}</p>
        <p>{t('world.open')}</p>
        <h2>{t('play.title')}</h2>
        <p>{t.rich('play.orders', { rule: ruled('4.1') })}</p>
        <p>
          {t.rich('play.strength', {
            bounce: ruled('5.8'),
            support: ruled('6.1'),
            cut: ruled('6.4'),
            convoy: ruled('7.1'),
            retreat: ruled('9.2'),
          })}
        </p>
        <p>{t.rich('play.centres', { owner: ruled('10.1'), units: ruled('11.1'), win: ruled('12.1') })}</p>
      </>
    ),
    picture: <StoryPicture system="classic" label={t('picture')} size={SIZE} />,
    cast: { title: t('seven'), cards: <PowerCards /> },
  };
}

/** The seven powers: their homes, and how each begins. */
function PowerCards() {
  const t = useTranslations('classic-story');
  const language = useLocale();
  return (
    <div className="faction-list">
      {POWERS.map((power) => (
        <article key={power} className="card faction" style={seatColours(power)}>
          <header>
            <SeatChip seat={power} size={44} />
            <div>
              <h3>{powerName(power)}</h3>
              <p className="tiny">
                {listInWords(
                  homesOf(power).map(({ name }) => name),
                  language,
                )}
              </p>
            </div>
          </header>
          <p>{t(`situation.${power}`)}</p>
        </article>
      ))}
    </div>
  );
}
