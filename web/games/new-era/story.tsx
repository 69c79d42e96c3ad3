import { useLocale } from 'next-intl';
import { SLOTS } from '../../../engine/new-era/card-types';
import { factionOf } from '../../../engine/new-era/data/cards';
import type { GetTexts, Texts } from '../../lib/texts';
import type { Story } from '../story';
import { CardFace } from './card-face';
import { Exchange } from './card-signs';
import { Goods } from './goods';
import { NewEraRule } from './rule';
import { Signs } from './signs';

/** Two locations as they are on the table, for pages about the game. */
const SHOWN = ['quarry#1', 'settlers#1'] as const;

/** Cards face up: a production and a feature. */
function StatePicture() {
  const language = useLocale();
  return (
    <ul className="state-picture">
      {SHOWN.map((card) => (
        <li key={card}>
          <CardFace card={card} language={language} />
        </li>
      ))}
    </ul>
  );
}

const IDS = ['new-york', 'appalachian', 'merchants', 'mutants', 'hegemony'] as const;

/** The five factions: their income each turn, and the prices of their contact cards. */
function FactionCards({ t }: { readonly t: Texts<'new-era-story'> }) {
  return (
    <ul className="faction-cards" data-game="new-era">
      {IDS.map((id) => [id, factionOf(id)] as const).map(([id, { name, base, contact }]) => (
        <li key={id} className="card padded">
          <h3>{name}</h3>
          <p className="small muted">{t(`about.${id}`)}</p>
          <p className="exchange">
            <span className="small">{t('eachTurn')}</span> <Goods of={base} />
          </p>
          <ul className="faction-slots">
            {SLOTS.map((slot) => (
              <li key={slot}>
                <Exchange
                  pay={contact.slots[slot].pay}
                  gain={
                    slot === 'redevelop' ? { redevelop: 1 } : { [`${slot}${contact.slots[slot].range}`]: 1 }
                  }
                />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

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
