import { printedBase } from '../../../engine/ny2047/data/map';
import { FACTIONS, TURRETONS } from '../../../engine/ny2047/types';
import { Link } from '../../components/frame/link';
import { SeatChip, seatColours } from '../../components/frame/seat-chip';
import { seatFullName } from '../../components/frame/seats';
import type { GetTexts, Texts } from '../../lib/texts';
import type { Story } from '../story';
import { StoryPicture } from '../story-picture';
import { SIZE } from './map/shapes';
import { NewYorkRule } from './rule';
import { TURRETON_NAMES, TurretonPortrait } from './turretons';

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
    picture: <StoryPicture system="ny2047" label={t('picture')} size={SIZE} />,
    mascots: <Mascots t={t} />,
    cast: { title: t('cast'), cards: <FactionCards t={t} /> },
  };
}

/** The three Turretons in a row. */
function Mascots({ t }: { readonly t: Texts<'ny2047-story'> }) {
  return (
    <Link href="/ny2047/gallery#turretons" className="mascots">
      <span className="mascot-row" aria-hidden="true">
        {TURRETONS.map((name, at) => (
          <TurretonPortrait
            key={name}
            of={name}
            label={TURRETON_NAMES[name]}
            inRow={at === 0 ? 'first' : 'later'}
          />
        ))}
      </span>
      <span className="small">{t('mascots')}</span>
    </Link>
  );
}

/** The story of each faction, in our words after the original text. */
function FactionCards({ t }: { readonly t: Texts<'ny2047-story'> }) {
  return (
    <div className="faction-list">
      {FACTIONS.map((faction) => (
        <article key={faction} className="card faction" style={seatColours(faction)}>
          <header>
            <SeatChip seat={faction} size={44} />
            <div>
              <h3>{seatFullName(faction)}</h3>
              <p className="tiny">
                {t(`leader.${faction}`)}, {printedBase(faction).name}
              </p>
            </div>
          </header>
          <p>{t(`about.${faction}`)}</p>
        </article>
      ))}
    </div>
  );
}
