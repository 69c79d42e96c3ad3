import { Anchor, Eraser, HandHelping, Shield } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import type { Atlas } from '../../../../engine/classic/data/atlas';
import type { Order } from '../../../../engine/classic/types';
import { ChoiceBar as Bar, BarButton } from '../../../components/simultaneous-table/choice-bar';
import type { Choosing } from '../../../components/simultaneous-table/use-choice';
import type { Texts } from '../../../lib/texts';
import { useAtlas } from '../atlas';
import { coastOf, taskText } from '../order-text';
import { PlaceName } from '../place-name';
import { placeName } from '../places';
import { ClassicRule } from '../rule';
import type { Actor } from './order-rules';

interface ChoiceBarProps {
  readonly actors: readonly Actor[];
  readonly choosing: Choosing<Order>;
  readonly onList: (key: string) => void;
}

/** The next thing to tap, while a unit or a centre is selected on the map. */
export function ChoiceBar(props: ChoiceBarProps) {
  const { choosing } = props;
  return (
    <Bar
      system="classic"
      {...props}
      prompt={(actor) => <Prompt actor={actor} choosing={choosing} />}
      ways={(actor) => <Ways actor={actor} choosing={choosing} />}
    />
  );
}

interface PartProps {
  readonly actor: Actor;
  readonly choosing: Choosing<Order>;
}

/** The buttons for orders that no tap on the map gives. */
function Ways({ actor, choosing }: PartProps) {
  const t = useTexts('classic');
  const { choice, offers, give, start, clear } = choosing;
  if (choice === null || offers === null) return null;
  if (choice.forms.length > 0) return <Forms orders={choice.forms} give={give} />;
  if (choice.verb !== 'go') return null;
  const { stay, goals, holds, supports, convoys, all } = offers;
  const isMoving = goals.size > 0 || stay?.type === 'HOLD';
  return (
    <>
      {isMoving ? null : <Forms orders={all} give={give} />}
      {stay === null ? null : (
        <BarButton icon={Shield} onClick={() => give(stay)}>
          {t(stay.type === 'HOLD' ? 'way.hold' : 'way.disband')}
        </BarButton>
      )}
      {holds.size + supports.size === 0 ? null : (
        <BarButton icon={HandHelping} onClick={() => start('support')}>
          {t('way.support')}
        </BarButton>
      )}
      {convoys.size === 0 ? null : (
        <BarButton icon={Anchor} onClick={() => start('convoy')}>
          {t('way.convoy')}
        </BarButton>
      )}
      {isMoving || actor.order === null ? null : (
        <BarButton icon={Eraser} onClick={() => clear(actor.key)}>
          {t(actor.what === 'home' ? 'way.noBuild' : 'way.keep')}
        </BarButton>
      )}
    </>
  );
}

/** The forms of orders to choose from: an army or a fleet, one coast or the other. */
function Forms({ orders, give }: { orders: readonly Order[]; give: (order: Order) => void }) {
  const t = useTexts('classic');
  const atlas = useAtlas();
  return orders.map((order) => (
    <button key={taskText(atlas, order, t)} type="button" className="button" onClick={() => give(order)}>
      {formText(atlas, order, t)}
    </button>
  ));
}

/** "North coast", "Fleet, south coast", "Disband". */
function formText(atlas: Atlas, order: Order, t: Texts<'classic'>): string {
  if (order.type === 'DISBAND') return t('way.disband');
  const coast = coastOf('to' in order ? order.to : 'at' in order ? order.at : '');
  if (order.type === 'BUILD') return t('form.build', { kind: order.kind, coast });
  return coast === '' ? taskText(atlas, order, t) : t('form.coast', { coast });
}

function Prompt({ actor, choosing }: PartProps) {
  const t = useTexts('classic');
  const atlas = useAtlas();
  const { choice, offers, detour } = choosing;
  const asked = askedOf(actor, choosing);
  if (asked === null) return null;
  const aided = choice?.aided ?? null;
  return t.rich(`prompt.${asked}`, {
    name: actor.name,
    b: (words: ReactNode) => <b>{words}</b>,
    to: detour?.given.type === 'MOVE' ? placeName(atlas, detour.given.to) : '',
    verb: choice?.verb ?? '',
    aided: () => (aided === null ? null : <PlaceName place={aided} />),
    hold: aided !== null && choice?.verb === 'support' && offers?.holds.has(aided) ? 'yes' : 'no',
    rule: () => <ClassicRule rule={asked === 'enough' ? '11.4' : '11.3'} />,
  });
}

/** The next question; null if there is none. */
function askedOf({ what }: Actor, { choice, offers, detour }: PartProps['choosing']) {
  if (detour !== null) return 'detour';
  if (choice === null) return null;
  if (choice.forms.length > 0) return 'coast';
  if (choice.aided !== null) return 'goal';
  if (choice.verb !== 'go') return choice.verb;
  const none = offers?.all.length === 0;
  if (what === 'home') return none ? 'buildsUsed' : 'build';
  if (what === 'dislodged') return 'retreat';
  if (offers === null || offers.goals.size > 0 || offers.stay !== null) return 'go';
  return none ? 'enough' : 'remove';
}
