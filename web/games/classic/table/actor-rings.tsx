import { MapButton } from '../../../components/map/map-button';
import type { LayoutName } from '../../../components/map/map-frame';
import type { Point } from '../../../components/map/places';
import { anchorsOf, type Place } from '../map/size';
import { taskText } from '../order-text';
import type { Actor } from './actors';
import type { Choosing } from './use-choice';

interface ActorRingsProps {
  readonly places: readonly Place[];
  readonly layout: LayoutName;
  readonly actors: readonly Actor[];
  readonly choosing: Choosing;
  /** Whether all need an order: in Winter some units go, and builds may be given up. */
  readonly marksMissing: boolean;
  /** Opens the list of legal orders of an actor. */
  readonly onList: (key: string) => void;
}

/** A ring for each unit or centre of the reader's that pointer and keyboard can take. */
export function ActorRings({ places, layout, actors, ...rings }: ActorRingsProps) {
  const units = anchorsOf(places, layout);
  const dislodged = anchorsOf(places, layout, true);
  const first = actors.find(({ key }) => key === rings.choosing.choice?.key) ?? actors[0];
  return (
    <g>
      {actors.map((actor) => (
        <Ring
          key={actor.key}
          actor={actor}
          at={(actor.what === 'dislodged' ? dislodged : units).get(actor.at) ?? [0, 0]}
          tabbable={actor === first}
          {...rings}
        />
      ))}
    </g>
  );
}

interface RingProps {
  readonly actor: Actor;
  readonly at: Point;
  readonly choosing: Choosing;
  readonly tabbable: boolean;
  readonly marksMissing: boolean;
  readonly onList: (key: string) => void;
}

function Ring({ actor, at, choosing, tabbable, marksMissing, onList }: RingProps) {
  const { key, name, order } = actor;
  const chosen = choosing.choice?.key === key;
  const unordered = order === null && marksMissing;
  const startHelp = (letter: string) => {
    if (letter !== 's' && letter !== 'c') return false;
    choosing.choose(key);
    choosing.start(letter === 's' ? 'support' : 'convoy');
    return true;
  };
  return (
    <MapButton
      at={at}
      label={`${name} ${order === null ? 'has no order' : taskText(order)}`}
      className={[chosen ? 'chosen' : '', unordered ? 'unordered' : ''].join(' ')}
      pressed={chosen}
      tabbable={tabbable}
      grip={20}
      focus={19}
      onClick={() => choosing.tap(key)}
      onEnter={() => onList(key)}
      onLeave={() => choosing.choose(null)}
      onKey={startHelp}
    >
      {unordered ? <circle className="missing" cx="-11" cy="-11" r="5" /> : null}
    </MapButton>
  );
}
