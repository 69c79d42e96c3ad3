import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import type { CardId } from '../../../../engine/domination/card-ids';
import type { Order } from '../../../../engine/domination/orders/order-types';
import { standingAfter } from '../../../../engine/domination/rules/standing-orders';
import type { Point, Standing, View } from '../../../../engine/domination/types';
import { nameOf, type People } from '../../../components/frame/people';
import { useLanguage } from '../../../components/frame/reader';
import { StandingOrdersFrame, standingIn } from '../../../components/sequential-table/standing-orders-frame';
import type { OrderList } from '../../../components/table/use-order-list';
import { lazily } from '../../../lib/lazily';
import { areaName, cardTitle, listedOften } from '../names';
import { DominationRule } from '../rule';

// Readers look at them often and change them seldom.
const StandingEditor = lazily(async () => (await import('./standing-editor')).StandingEditor);

interface StandingPanelProps {
  readonly view: View;
  readonly seat: string;
  readonly people: People;
  readonly list: OrderList<Order>;
}

/** The acts of the reader's seat when the reader is not asked. */
export function StandingOrdersPanel({ view, seat, people, list }: StandingPanelProps) {
  const t = useTexts('domination');
  const { standing } = view.seats[seat] ?? {};
  const { stored, state, give } = standingIn(list);
  if (standing === undefined) return null;
  const known = standingAfter(standing, stored ?? {});
  return (
    <StandingOrdersFrame
      state={state}
      lead={t.rich('standing.lead', { rule: () => <DominationRule rule="8.4" /> })}
      summary={<Summary known={known} people={people} inGame={(card) => card in view.stacks} />}
      editor={(onDone) => (
        <StandingEditor
          view={view}
          seat={seat}
          people={people}
          known={known}
          onGive={(order) => {
            give(order);
            onDone();
          }}
          onCancel={onDone}
        />
      )}
    />
  );
}

const bold = (words: ReactNode) => <b>{words}</b>;

interface SummaryProps {
  readonly known: Standing;
  readonly people: People;
  readonly inGame: (card: string) => boolean;
}

function Summary({ known: { airborne, fog, bio }, people, inGame }: SummaryProps) {
  const t = useTexts('domination');
  return (
    <ul className="standing-rows">
      {inGame('airborne_forces') ? null : <Absent card="airborne_forces" />}
      {airborne.map(({ when, actions }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may say the same
        <li key={at}>
          <span>
            {t.rich('standing.airborne', {
              b: bold,
              when: when === 'scoring' ? when : 'after',
              name: when === 'scoring' ? '' : nameOf(people, when.after),
            })}
            <span className="sub">{pointsText(actions)}</span>
          </span>
        </li>
      ))}
      {inGame('fog_of_war') ? (
        <li>
          <span>{t.rich('standing.fog', { b: bold, fog })}</span>
        </li>
      ) : (
        <Absent card="fog_of_war" />
      )}
      {inGame('bio_weapons') ? <BioRow bio={bio} people={people} /> : <Absent card="bio_weapons" />}
    </ul>
  );
}

function BioRow({ bio, people }: { readonly bio: Standing['bio']; readonly people: People }) {
  const t = useTexts('domination');
  const language = useLanguage();
  const { areas = [], against = [], times = 1 } = bio ?? {};
  const targets = [...areas.map(areaName), ...against.map((seat) => nameOf(people, seat))];
  return (
    <li>
      <span>
        {bio === null ? t.rich('standing.noBio', { b: bold }) : t.rich('standing.bio', { b: bold, times })}
        {bio === null ? null : <span className="sub">{listedOften(targets, t, language)}</span>}
      </span>
    </li>
  );
}

function Absent({ card }: { card: CardId }) {
  const t = useTexts('domination');
  return (
    <li className="dim">
      <span>{t('standing.absent', { card: cardTitle(card) })}</span>
    </li>
  );
}

function pointsText(actions: readonly Point[]): string {
  return actions.map((point) => `${point.do === 'build' ? '+' : '−'} ${areaName(point.area)}`).join(', ');
}
