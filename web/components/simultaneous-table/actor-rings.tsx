import { useTexts } from '#texts';
import { MapButton } from '../map/map-button';
import type { Point } from '../map/places';
import type { Actor, AnyOrder } from './orders';
import type { Choosing } from './use-choice';

/** A place on the map where some of the reader's actors can be selected: a stack of units, a centre. */
export interface Spot<Who> {
  readonly id: string;
  readonly at: Point;
  readonly actors: readonly Who[];
  /** Whether all of them need an order, so that a missing one is marked. */
  readonly needsOrders: boolean;
  /** Whether a tap selects it as such, and not as the place it is in: another piece may share the place. */
  readonly isAside?: boolean;
}

interface ActorRingsProps<Order, Who> {
  readonly spots: readonly Spot<Who>[];
  readonly choosing: Choosing<Order>;
  readonly taskText: (order: Order) => string;
  /** The distance from the middle of a spot within which a pointer can select it. */
  readonly grip: number;
  /** Whether the letter C begins a convoy, as S begins a support. */
  readonly mayConvoy?: boolean;
  /** Opens the list of legal orders of an actor. */
  readonly onList: (key: string) => void;
}

/** A ring for each of the reader's pieces that pointer and keyboard can take. */
export function ActorRings<Order extends AnyOrder, Who extends Actor<Order>>({
  spots,
  ...props
}: ActorRingsProps<Order, Who>) {
  const chosen = props.choosing.choice?.key;
  const first = spots.find(({ actors }) => actors.some(({ key }) => key === chosen)) ?? spots[0];
  return (
    <g>
      {spots.map((spot) => (
        <Ring key={spot.id} spot={spot} tabbable={spot === first} {...props} />
      ))}
    </g>
  );
}

interface RingProps<Order, Who> extends Omit<ActorRingsProps<Order, Who>, 'spots'> {
  readonly spot: Spot<Who>;
  readonly tabbable: boolean;
}

function Ring<Order extends AnyOrder, Who extends Actor<Order>>(props: RingProps<Order, Who>) {
  const { spot, choosing, taskText, onList } = props;
  const t = useTexts('turns');
  const { actors, isAside = false } = spot;
  const chosen = actors.find(({ key }) => key === choosing.choice?.key);
  const missing = actors.find(({ order }) => order === null);
  const pick = missing ?? actors[0];
  if (pick === undefined) return null;
  const isUnordered = spot.needsOrders && missing !== undefined;
  const startHelp = (letter: string) => {
    if (letter !== 's' && !(letter === 'c' && props.mayConvoy)) return false;
    choosing.choose(pick.key);
    choosing.start(letter === 's' ? 'support' : 'convoy');
    return true;
  };
  const take = () => {
    if (!isAside || (choosing.choice !== null && chosen === undefined)) choosing.tap(pick.place);
    else choosing.choose(chosen === undefined ? pick.key : null);
  };
  return (
    <MapButton
      at={spot.at}
      label={actors
        .map(({ name, order }) => (order === null ? t('ring', { name }) : `${name} ${taskText(order)}`))
        .join(', ')}
      className={[chosen === undefined ? '' : 'chosen', isUnordered ? 'unordered' : ''].join(' ')}
      pressed={chosen !== undefined}
      tabbable={props.tabbable}
      grip={props.grip}
      focus={19}
      onClick={take}
      onEnter={() => onList((chosen ?? pick).key)}
      onLeave={() => choosing.choose(null)}
      onKey={startHelp}
    >
      {isUnordered ? <circle className="missing" cx="-11" cy="-11" r="5" /> : null}
    </MapButton>
  );
}
