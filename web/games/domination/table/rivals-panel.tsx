import { useTexts } from '#texts';
import type { SeatView, View } from '../../../../engine/domination/types';
import { nameOf, type People } from '../../../components/frame/people';
import { useLanguage } from '../../../components/frame/reader';
import { SeatChip } from '../../../components/frame/seat-chip';
import type { Texts } from '../../../lib/texts';
import { cardTitle, listedOften } from '../names';

interface RivalsPanelProps {
  readonly view: View;
  readonly people: People;
  readonly mine: string | null;
}

/** The others' possessions: the sizes of hands and decks, logistics, and the cards that they own. */
export function RivalsPanel({ view, people, mine }: RivalsPanelProps) {
  const t = useTexts('domination');
  const seats = view.order.filter((seat) => seat !== mine);
  return (
    <>
      <div className="panel-head">
        <h2 id="rivals-title">{t(mine === null ? 'rivals.seats' : 'rivals.title')}</h2>
        <span className="tiny muted">{t('rivals.first', { name: nameOf(people, view.first) })}</span>
      </div>
      <ul className="rivals">
        {seats.map((seat) => {
          const rival = view.seats[seat];
          return rival === undefined ? null : (
            <li key={seat}>
              <div className="rival-head">
                <SeatChip seat={seat} player={people[seat]} size={28} />
                <span className="grow">
                  <b>{nameOf(people, seat)}</b>
                  <span className="sub">{stateOf(view, seat, rival, t)}</span>
                </span>
                <Counts rival={rival} />
              </div>
              <Logistics value={rival.logistics} />
              <Owned rival={rival} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Owned({ rival: { owned } }: { readonly rival: SeatView }) {
  const t = useTexts('domination');
  const language = useLanguage();
  const cards = listedOften(owned.map(cardTitle), t, language);
  return <p className="sub">{cards === '' ? t('rivals.ownsNone') : t('rivals.owns', { cards })}</p>;
}

function stateOf(view: View, seat: string, rival: SeatView, t: Texts<'domination'>): string {
  if (rival.vacant) return t('rivals.substitute');
  if (rival.passed) return t('rivals.passed');
  return view.active === seat ? t('rivals.active') : t('points', { count: rival.vp });
}

function Counts({ rival }: { rival: SeatView }) {
  const t = useTexts('domination');
  const counts = [
    [t('rivals.hand'), rival.handCount],
    [t('rivals.draw'), rival.drawCount],
    [t('rivals.discard'), rival.discard.length],
  ] as const;
  return (
    <dl className="pile-counts numbers">
      {counts.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

const SQUARES = 10;

/** The logistics track: ten squares. */
export function Logistics({ value }: { value: number }) {
  const t = useTexts('domination');
  return (
    <p className="logistics numbers">
      <span>{t('rivals.logistics', { value })}</span>
      <span className="squares" aria-hidden="true">
        {Array.from({ length: SQUARES }, (_, square) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: squares are alike
          <i key={square} className={square < value ? 'on' : ''} />
        ))}
      </span>
    </p>
  );
}
