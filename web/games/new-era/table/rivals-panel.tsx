import { DoorOpen, Lock, Timer } from 'lucide-react';
import { useTexts } from '#texts';
import { cardName, locationOf } from '../../../../engine/new-era/data/cards';
import { scoreOf } from '../../../../engine/new-era/rules/ending';
import type { PlayerView, View } from '../../../../engine/new-era/types';
import { nameOf, type People } from '../../../components/frame/people';
import { useLanguage } from '../../../components/frame/reader';
import { SeatChip } from '../../../components/frame/seat-chip';
import { listInWords } from '../../../lib/lists';
import { Goods } from '../goods';
import { factionName } from '../order-text';
import { Tableau } from '../tableau';

interface RivalsPanelProps {
  readonly view: View;
  readonly people: People;
  readonly mine: string | null;
}

/** The other states at a glance, and each in full. */
export function RivalsPanel({ view, people, mine }: RivalsPanelProps) {
  const t = useTexts('new-era');
  return (
    <>
      <div className="panel-head">
        <h2 id="rivals-title">{t(mine === null ? 'rivals.states' : 'rivals.title')}</h2>
        <span className="tiny muted">{t('rivals.open')}</span>
      </div>
      <ul className="rivals">
        {view.seats.map((seat) => {
          const rival = seat === mine ? undefined : view.players[seat];
          return rival === undefined ? null : <Rival key={seat} {...{ view, people, seat, rival }} />;
        })}
      </ul>
    </>
  );
}

interface RivalProps extends Omit<RivalsPanelProps, 'mine'> {
  readonly seat: string;
  readonly rival: PlayerView;
}

function Rival({ view, people, seat, rival }: RivalProps) {
  const t = useTexts('new-era');
  return (
    <li>
      <div className="rival-head">
        <SeatChip seat={seat} player={people[seat]} size={28} />
        <span className="grow">
          <b>{nameOf(people, seat)}</b>
          <span className="sub">{factionName(rival.faction)}</span>
        </span>
        <span className="rival-score numbers">{scoreOf(rival)}</span>
      </div>
      <p className="rival-goods">
        {Object.keys(rival.goods).length === 0 ? (
          <span className="tiny muted">{t('state.noGoods')}</span>
        ) : null}
        <Goods of={rival.goods} />
      </p>
      <Glance rival={rival} people={people} />
      <StateLine view={view} seat={seat} rival={rival} />
      <details className="typed">
        <summary>{t('rivals.full')}</summary>
        <Tableau player={rival} people={people} label={t('state.title', { name: nameOf(people, seat) })} />
      </details>
    </li>
  );
}

function Glance({ rival, people }: Pick<RivalProps, 'rival' | 'people'>) {
  const t = useTexts('new-era');
  const language = useLanguage();
  const { locations, under, agreements, hand } = rival;
  const built = Object.values(locations);
  const ruins = built.filter(({ debris }) => debris).length;
  const cards = typeof hand === 'number' ? hand : hand.length;
  const shared = [...new Set(Object.values(agreements))].map((seat) => nameOf(people, seat));
  const sentences = [
    t('rivals.locations', { count: built.length - ruins, ruins }),
    t('rivals.cards', { cards, under: Object.keys(under).length }),
    shared.length === 0
      ? ''
      : t('rivals.agreements', {
          count: Object.keys(agreements).length,
          names: listInWords(shared, language),
        }),
  ];
  return <p className="small muted">{sentences.filter(Boolean).join(' ')}</p>;
}

function StateLine({ view, seat, rival }: Omit<RivalProps, 'people'>) {
  const t = useTexts('new-era');
  const language = useLanguage();
  if (rival.resigned || rival.passed)
    return (
      <p className="rival-state tiny">
        <Lock size={14} /> {t('rivals.closed', { why: rival.resigned ? 'resigned' : 'passed' })}
      </p>
    );
  const open = Object.entries(rival.locations)
    .filter(([card, { debris }]) => !debris && locationOf(card).kind === 'openProduction')
    .map(([card]) => cardName(card));
  return (
    <>
      {view.awaiting?.seat === seat ? (
        <p className="rival-state tiny">
          <Timer size={14} /> {t('rivals.deciding')}
        </p>
      ) : null}
      {open.length === 0 ? null : (
        <p className="rival-state tiny">
          <DoorOpen size={14} /> {t('rivals.visits', { cards: listInWords(open, language) })}
        </p>
      )}
    </>
  );
}
