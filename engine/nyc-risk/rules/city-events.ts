import type { SeatId } from '../../game';
import { BOROUGHS, CROSSINGS, HOOD_IDS, nextExpress } from '../data/map';
import type { AdventureId, HoodId } from '../types';
import { subwaySeries } from './subway-series';
import { runTrain } from './train';
import {
  best,
  changeUnits,
  holdingOf,
  hoodsOf,
  ofSeat,
  seatsInPlay,
  strongest,
  type WorkingCopy,
} from './working-copy';

const MARATHON = ['central-park', 'melrose', 'long-island-city', 'williamsburg', 'bay-ridge', 'south-beach'];
const FLEET_WEEK = ['financial-district', 'st-george', 'bayonne'];
const BLACKOUT_FROM = 6;

/** 14.4 An event card is carried out at once, for the seat that drew it. */
export function playEvent(copy: WorkingCopy, drawer: SeatId, card: AdventureId): void {
  EFFECTS[card]?.(copy, drawer);
}

const EFFECTS: Readonly<Record<AdventureId, (copy: WorkingCopy, drawer: SeatId) => void>> = {
  'subway-series': subwaySeries,
  hurricane: ({ position, events }, drawer) => {
    for (const { id, kind } of CROSSINGS) {
      if (kind !== 'tunnel' || position.closed.some(({ crossing }) => crossing === id)) continue;
      position.closed.push({ crossing: id, by: drawer });
      events.push({ type: 'closed', crossing: id, by: drawer });
    }
  },
  marathon: (copy) => rewardOwners(copy, MARATHON, 1),
  blackout: (copy) => {
    for (const hood of HOOD_IDS)
      if (holdingOf(copy.position, hood).units >= BLACKOUT_FROM) changeUnits(copy, hood, -1);
  },
  'rent-strike': rentStrike,
  'track-work': (copy) => runTrain(copy, copy.position.train - 1),
  'rush-hour': (copy) => runTrain(copy, nextExpress(copy.position.train)),
  'fleet-week': (copy) => rewardOwners(copy, FLEET_WEEK, 2),
  'election-day': electionDay,
  'water-main': (copy) => {
    const rng = copy.chance.drawn;
    const borough = BOROUGHS[copy.chance.die('none') - 1];
    if (!borough) return;
    copy.events.push({ type: 'boroughHit', borough: borough.id, rng });
    for (const hood of borough.hoods) loseSpareUnit(copy, hood);
  },
};

/** Neutral hoods get nothing. */
function rewardOwners(copy: WorkingCopy, hoods: readonly HoodId[], units: number): void {
  for (const hood of hoods) if (holdingOf(copy.position, hood).owner !== null) changeUnits(copy, hood, units);
}

/** No event removes the last unit of a hood. */
function loseSpareUnit(copy: WorkingCopy, hood: HoodId): void {
  if (holdingOf(copy.position, hood).units >= 2) changeUnits(copy, hood, -1);
}

/** The seat with more hoods than any other loses a unit where it is strongest. */
function rentStrike(copy: WorkingCopy): void {
  const { position } = copy;
  const counts = seatsInPlay(position).map((seat) => ({ seat, hoods: hoodsOf(position, seat) }));
  const most = best(counts, ({ hoods }) => hoods.length);
  if (!most || counts.some((other) => other !== most && other.hoods.length === most.hoods.length)) return;
  const hood = strongest(position, most.hoods);
  if (hood) loseSpareUnit(copy, hood);
}

/** Every mayor brings a unit; a seat without a mayor elects one where it is strongest. */
function electionDay(copy: WorkingCopy): void {
  const { position, events } = copy;
  for (const seat of seatsInPlay(position)) {
    const hood = ofSeat(position.mayors, seat);
    const strongestHood = strongest(position, hoodsOf(position, seat));
    if (hood !== null) changeUnits(copy, hood, 1);
    else if (strongestHood) {
      position.mayors[seat] = strongestHood;
      events.push({ type: 'mayorMade', seat, at: strongestHood });
    }
  }
}
