import { useTranslations } from 'next-intl';
import { ADVENTURES, type Adventure } from '../../../engine/nyc-risk/data/cards';
import { STOPS } from '../../../engine/nyc-risk/data/map';
import type { GetTexts, Texts } from '../../lib/texts';
import type { Gallery } from '../gallery';
import { adventureKind, adventureText } from './card-texts';
import { TrainDisc } from './map/train-token';
import { RiskRule } from './rule';

/** The cards that the source prints; the others were made for the platform. */
const PRINTED = ['central-park', 'subway-series', 'commuter-hell'];

/** The A-train as somebody one knows, and all adventure cards. */
export async function gallery(getTranslations: GetTexts): Promise<Gallery> {
  const t = await getTranslations('nyc-risk-gallery');
  return {
    lead: t('lead'),
    parts: [
      { id: 'train', title: t('train.title'), content: <Train t={t} /> },
      {
        id: 'cards',
        title: t('cards.title', { count: ADVENTURES.length }),
        content: <Cards t={t} />,
      },
    ],
  };
}

function Train({ t }: { readonly t: Texts<'nyc-risk-gallery'> }) {
  return (
    <div className="gallery-train">
      <TrainPicture
        label={t('train.picture', {
          stops: STOPS.length,
          express: STOPS.filter(({ express }) => express).length,
        })}
      />
      <p>{t.rich('train.intro', { end: () => <RiskRule rule="11.1" /> })}</p>
      <p>{t.rich('train.moves', { die: () => <RiskRule rule="10.2" /> })}</p>
      <p>{t('train.held')}</p>
      <p>{t('train.runs')}</p>
    </div>
  );
}

/** The line as it hangs over the doors of a car, with the train on its way. */
function TrainPicture({ label }: { readonly label: string }) {
  const x = (stop: number) => Number((24 + (stop * 632) / (STOPS.length - 1)).toFixed(1));
  return (
    <svg className="train-line" viewBox="0 0 680 90" role="img" aria-label={label}>
      <path d={`M${x(0)} 52H${x(STOPS.length - 1)}`} stroke="var(--ink)" strokeWidth="5" />
      {STOPS.map((stop, index) => (
        <circle
          key={stop.id}
          cx={x(index)}
          cy="52"
          r={stop.express ? 7 : 4}
          fill={stop.express ? 'var(--surface)' : 'var(--ink)'}
          stroke="var(--ink)"
          strokeWidth="2.4"
        />
      ))}
      <text x={x(0)} y="82" className="train-stop">
        {STOPS[0]?.name}
      </text>
      <text x={x(STOPS.length - 1)} y="82" textAnchor="end" className="train-stop">
        {STOPS.at(-1)?.name}
      </text>
      <g transform={`translate(${x(11)} 22)`}>
        <TrainDisc />
        <text y="6" className="train-letter">
          A
        </text>
      </g>
    </svg>
  );
}

function Cards({ t }: { readonly t: Texts<'nyc-risk-gallery'> }) {
  const kinds = [
    ['mission', t('cards.missions')],
    ['power', t('cards.powers')],
    ['event', t('cards.events')],
  ] as const;
  return (
    <>
      <p className="gallery-intro">{t('cards.intro')}</p>
      {kinds.map(([kind, title]) => (
        <section key={kind} className="gallery-group">
          <h3>{title}</h3>
          <ul className="gallery-cards">
            {ADVENTURES.filter((card) => card.kind === kind).map((card) => (
              <AdventureCard key={card.id} card={card} original={PRINTED.includes(card.id)} t={t} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface AdventureCardProps {
  readonly card: Adventure;
  readonly original: boolean;
  readonly t: Texts<'nyc-risk-gallery'>;
}

function AdventureCard({ card, original, t }: AdventureCardProps) {
  const printed = useTranslations('nyc-risk-cards');
  return (
    <li className="card padded gallery-card" data-kind={card.kind}>
      <p className="tiny">{adventureKind(card, printed)}</p>
      <h4>{card.name}</h4>
      <p className="small">{adventureText(card.id, printed)}</p>
      <p className="tiny">
        {printed.rich('points', { count: card.points, hidden: (words) => <>{words}</> })}
        {original ? ` · ${t('cards.original')}` : null}
      </p>
    </li>
  );
}
