import { useTranslations } from 'next-intl';
import { CARDS, type Card } from '../../../engine/domination/data/cards';
import type { Messages } from '../../../messages/en';
import { Link } from '../../components/frame/link';
import type { GetTexts, Texts } from '../../lib/texts';
import type { Gallery } from '../gallery';
import { cardText } from './card-text';
import { areaName } from './names';
import { DominationRule } from './rule';

type LineId = Exclude<keyof Messages['domination-gallery']['lines'], 'title'>;

const SCENES = ['washington', 'submarine', 'city', 'plane', 'station'] as const;
const CAST = ['newsome', 'ng', 'redsmith', 'krilov', 'chao', 'alvarez', 'nithik', 'wu', 'lee'] as const;

const ruled = (rule: string) => () => <DominationRule rule={rule} />;

/** The scenes of the rulebook, its people, a worked game turn, and a line for each card. */
export async function gallery(getTranslations: GetTexts): Promise<Gallery> {
  const t = await getTranslations('domination-gallery');
  return {
    lead: t('lead'),
    parts: [
      { id: 'scenes', title: t('scenes.title'), content: <Scenes t={t} /> },
      { id: 'cast', title: t('cast.title'), content: <Cast t={t} /> },
      { id: 'worked', title: t('worked.title'), content: <WorkedTurn t={t} /> },
      { id: 'cards', title: t('lines.title'), content: <Lines t={t} /> },
    ],
  };
}

function Scenes({ t }: { readonly t: Texts<'domination-gallery'> }) {
  return (
    <div className="scenes">
      {SCENES.map((scene) => (
        <article key={scene} className="card padded">
          <h3>{t(`scenes.${scene}`)}</h3>
          <p>{t(`scenes.${scene}Text`)}</p>
        </article>
      ))}
    </div>
  );
}

function Cast({ t }: { readonly t: Texts<'domination-gallery'> }) {
  return (
    <ul className="cast-list">
      {CAST.map((name) => (
        <li key={name}>{t(`cast.${name}`)}</li>
      ))}
    </ul>
  );
}

/** Played by the engine in `gallery.test.ts`. */
function WorkedTurn({ t }: { readonly t: Texts<'domination-gallery'> }) {
  const blue = { full: areaName('scandinavia'), struggling: areaName('western_europe') };
  return (
    <>
      <p className="gallery-intro">{t('worked.intro')}</p>
      <ol className="worked">
        <li>{t.rich('worked.draw', { draw: ruled('3.2') })}</li>
        <li>{t.rich('worked.build', { build: ruled('5.2') })}</li>
        <li>{t.rich('worked.attack', { reduce: ruled('5.3') })}</li>
        <li>{t.rich('worked.hand', { hand: ruled('4.8') })}</li>
        <li>{t.rich('worked.pile', { pile: ruled('4.7'), ...blue })}</li>
        <li>{t.rich('worked.pass', { pass: ruled('3.5') })}</li>
        <li>{t.rich('worked.score', { score: ruled('9.1') })}</li>
      </ol>
      <p>
        {t.rich('worked.diagrams', {
          rules: (words) => <Link href="/domination/rules#worked-turn">{words}</Link>,
        })}
      </p>
    </>
  );
}

function Lines({ t }: { readonly t: Texts<'domination-gallery'> }) {
  return (
    <ul className="gallery-cards">
      {CARDS.map((card) => (
        <CardLine key={card.id} card={card} line={t(`lines.${card.id.replaceAll('_', '-') as LineId}`)} />
      ))}
    </ul>
  );
}

function CardLine({ card, line }: { readonly card: Card; readonly line: string }) {
  const printed = useTranslations('domination-cards');
  const text = cardText(card.id, printed);
  return (
    <li className="card padded gallery-card">
      <h3>{card.title}</h3>
      {text === null ? null : <p className="small">{text}</p>}
      <p className="gallery-line">{line}</p>
    </li>
  );
}
