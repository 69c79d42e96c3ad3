import { useLocale } from 'next-intl';
import { factionOf, INSTANTS, LOCATIONS } from '../../../engine/new-era/data/cards';
import type { GetTexts, Texts } from '../../lib/texts';
import type { Gallery } from '../gallery';
import { CardFace } from './card-face';
import { Signs } from './signs';

const FACTIONS = ['new-york', 'appalachian', 'merchants', 'mutants', 'hegemony'] as const;
const GUIDE = ['goal', 'lookout', 'production', 'actions', 'count', 'cleanup'] as const;

/** A guide of one page, the stories of the factions, and all designs of cards. */
export async function gallery(getTranslations: GetTexts): Promise<Gallery> {
  const t = await getTranslations('new-era-gallery');
  const count = LOCATIONS.length + INSTANTS.length;
  return {
    lead: t('lead'),
    parts: [
      { id: 'guide', title: t('guide.title'), content: <Guide t={t} /> },
      { id: 'states', title: t('factions.title'), content: <Factions t={t} /> },
      { id: 'cards', title: t('cards.title', { count }), content: <Cards t={t} /> },
    ],
  };
}

function Guide({ t }: { readonly t: Texts<'new-era-gallery'> }) {
  return (
    <ol className="worked">
      {GUIDE.map((step) => (
        <li key={step}>{t(`guide.${step}`)}</li>
      ))}
    </ol>
  );
}

function Factions({ t }: { readonly t: Texts<'new-era-gallery'> }) {
  return (
    <div className="scenes">
      {FACTIONS.map((id) => (
        <article key={id} className="card padded">
          <h3>{factionOf(id).name}</h3>
          <p>{t(`factions.${id}`)}</p>
        </article>
      ))}
    </div>
  );
}

function Cards({ t }: { readonly t: Texts<'new-era-gallery'> }) {
  const language = useLocale();
  return (
    <>
      <Signs />
      <p className="gallery-intro">{t('cards.note')}</p>
      {(
        [
          ['locations', LOCATIONS],
          ['instants', INSTANTS],
        ] as const
      ).map(([title, designs]) => (
        <section key={title} className="gallery-group">
          <h3>{t(`cards.${title}`)}</h3>
          <ul className="gallery-faces">
            {designs.map(({ id }) => (
              <li key={id}>
                <CardFace card={`${id}#1`} language={language} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
