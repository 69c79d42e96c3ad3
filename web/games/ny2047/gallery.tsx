import { FACTIONS, TURRETONS } from '../../../engine/ny2047/types';
import { SeatChip, seatColours } from '../../components/frame/seat-chip';
import { seatFullName } from '../../components/frame/seats';
import type { GetTexts, Texts } from '../../lib/texts';
import type { Gallery } from '../gallery';
import { NewYorkRule } from './rule';
import { TURRETON_NAMES, TurretonPortrait } from './turretons';

/** What happened when; the years between the first and the last are ours. */
const YEARS = [
  ['2037', 'collapse'],
  ['2038', 'neighbours'],
  ['2040', 'party'],
  ['2042', 'navy'],
  ['2044', 'armies'],
  ['2046', 'weapons'],
  ['2047', 'peace'],
] as const;

/** The Turretons, the years before the game, the voices of the factions, and the manifesto of one. */
export async function gallery(getTranslations: GetTexts): Promise<Gallery> {
  const t = await getTranslations('ny2047-gallery');
  const voices = await getTranslations('says-ny2047-voices');
  return {
    lead: t('lead'),
    parts: [
      { id: 'turretons', title: t('turretons.title'), content: <Turretons t={t} /> },
      { id: 'history', title: t('history.title'), content: <History t={t} /> },
      { id: 'voices', title: t('voices.title'), content: <Voices t={t} voices={voices} /> },
      { id: 'manifesto', title: t('manifesto.title'), content: <Manifesto t={t} /> },
    ],
  };
}

function Turretons({ t }: { readonly t: Texts<'ny2047-gallery'> }) {
  return (
    <>
      <p className="gallery-intro">
        {t.rich('turretons.intro', {
          defend: () => <NewYorkRule rule="9.3" />,
          support: () => <NewYorkRule rule="9.5" />,
        })}
      </p>
      <ul className="portraits">
        {TURRETONS.map((name) => (
          <li key={name} className="card" id={name}>
            <TurretonPortrait of={name} label={t('turretons.portrait', { name: TURRETON_NAMES[name] })} />
            <h3>{TURRETON_NAMES[name]}</h3>
            <p>{t.rich(`turretons.${name}`, { water: (words) => <i>{words}</i> })}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function History({ t }: { readonly t: Texts<'ny2047-gallery'> }) {
  return (
    <>
      <dl className="years">
        {YEARS.map(([year, event]) => (
          <div key={year}>
            <dt className="numbers">{year}</dt>
            <dd>{t(`history.${event}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted">{t('history.note')}</p>
    </>
  );
}

interface VoicesProps {
  readonly t: Texts<'ny2047-gallery'>;
  readonly voices: Texts<'says-ny2047-voices'>;
}

function Voices({ t, voices }: VoicesProps) {
  return (
    <>
      <p className="gallery-intro">{t('voices.intro')}</p>
      <div className="faction-list">
        {FACTIONS.map((faction) => (
          <article key={faction} className="card faction" style={seatColours(faction)}>
            <header>
              <SeatChip seat={faction} size={44} />
              <h3>{seatFullName(faction)}</h3>
            </header>
            <dl className="voices">
              <Line when={t('voices.greet')} said={voices(`greet.${faction}`)} />
              <Line when={t('voices.win')} said={voices(`win.${faction}`)} />
              <Line when={t('voices.out')} said={voices(`out.${faction}`)} />
            </dl>
          </article>
        ))}
      </div>
    </>
  );
}

function Line({ when, said }: { readonly when: string; readonly said: string }) {
  return (
    <div>
      <dt className="tiny">{when}</dt>
      <dd>
        <q>{said}</q>
      </dd>
    </div>
  );
}

function Manifesto({ t }: { readonly t: Texts<'ny2047-gallery'> }) {
  return (
    <blockquote className="manifesto" style={seatColours('hamblet')}>
      {(['old', 'who', 'open', 'unite'] as const).map((part) => (
        <p key={part}>{t(`manifesto.${part}`)}</p>
      ))}
    </blockquote>
  );
}
