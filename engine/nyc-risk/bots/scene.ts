import type { SeatId } from '../../game';
import { adventureOf } from '../data/cards';
import { BOROUGHS, HOODS } from '../data/map';
import { openNeighbours } from '../rules/borders';
import { scoreOf } from '../rules/ending';
import { cardCount, isOpenHand } from '../rules/hands';
import { holdingOf, ofSeat, seatsInPlay } from '../rules/working-copy';
import type { AdventureId, HoodId, View } from '../types';
import type { Forecast } from './forecast';

/** The values of things for a seat, in points at the end of the game. */
export interface Worth {
  readonly hood: number;
  /** A unit on the board. Its value is that of the hoods it will conquer and save. */
  readonly unit: number;
  /** A neighbourhood card. */
  readonly card: number;
  /** A conquest in a stadium. */
  readonly stadium: number;
  /** The value for the seat of another seat's loss, as a fraction of it. */
  readonly rivals: Readonly<Record<SeatId, number>>;
  /** The whole of each borough, by its index. */
  readonly boroughs: readonly number[];
  /** The additional value for the seat of each hood that it takes. */
  readonly extras: readonly number[];
  /** The additional value for the seat if its mayor goes along. */
  readonly missions: readonly number[];
}

/** How a bot plays: the weights it gives to boroughs, and whether it waits for its dice. */
export interface Taste {
  /** The factor by which a whole borough is valued above its computed value. */
  readonly boroughs: number;
  /** The weight of the prospect of a whole borough in the draft. */
  readonly hope: number;
  /** The weight of each own neighbouring hood in the draft. */
  readonly beside: number;
  /** No attack with a smaller chance of taking the hood is made. */
  readonly leastChance: number;
  /** No campaign with a smaller gain, in points, is begun. */
  readonly leastValue: number;
  /** Whether it orders one campaign at a time and sees the dice before the next one (4.2). */
  readonly inPortions: boolean;
}

export const PLAIN: Taste = {
  ...{ boroughs: 1, hope: 1, beside: 0.25 },
  ...{ leastChance: 0.5, leastValue: 0.05, inPortions: false },
};

/** A board to plan on, by hood index, which a plan changes by its expected results. */
export interface Scene {
  readonly view: View;
  readonly own: SeatId;
  readonly taste: Taste;
  readonly forecast: Forecast;
  readonly worth: Worth;
  readonly near: readonly (readonly number[])[];
  readonly owners: (SeatId | null)[];
  readonly units: number[];
  /** The number of hoods that each seat has in each borough, and in all. */
  readonly counts: Readonly<Record<SeatId, number[]>>;
  readonly totals: Record<SeatId, number>;
  mayor: number;
  conquered: boolean;
  tookStadium: boolean;
}

const INDEX: ReadonlyMap<HoodId, number> = new Map(HOODS.map(({ id }, index) => [id, index]));
const BOROUGH_INDEX: readonly number[] = HOODS.map(({ borough }) =>
  BOROUGHS.findIndex(({ id }) => id === borough),
);

/** The index of a hood; -1 for none. */
export function indexOf(hood: HoodId | null): number {
  return hood === null ? -1 : (INDEX.get(hood) ?? -1);
}

export function idOf(index: number): HoodId {
  return HOODS[index]?.id ?? '';
}

export function boroughAt(index: number): number {
  return BOROUGH_INDEX[index] ?? 0;
}

export function sceneOf(view: View, own: SeatId, forecast: Forecast, taste = PLAIN): Scene {
  const owners = HOODS.map(({ id }) => holdingOf(view, id).owner);
  const counts: Record<SeatId, number[]> = {};
  const totals: Record<SeatId, number> = {};
  for (const seat of view.seats) {
    const held = (hood: number) => owners[hood] === seat;
    counts[seat] = BOROUGHS.map(
      (_, borough) => HOODS.filter((_hood, at) => held(at) && boroughAt(at) === borough).length,
    );
    totals[seat] = owners.filter((owner) => owner === seat).length;
  }
  return {
    view,
    own,
    taste,
    forecast,
    worth: worthOf(view, own, forecast, taste),
    near: HOODS.map(({ id }) => openNeighbours(view, id).map(indexOf)),
    owners,
    units: HOODS.map(({ id }) => holdingOf(view, id).units),
    counts,
    totals,
    mayor: indexOf(view.mayors[own] ?? null),
    conquered: view.conquered,
    tookStadium: view.tookStadium,
  };
}

/** The adventure cards of a visible hand. */
export function adventuresOf(view: View, seat: SeatId): readonly AdventureId[] {
  const hand = view.hands[seat];
  return isOpenHand(hand) ? hand.adventures : [];
}

function worthOf(view: View, own: SeatId, forecast: Forecast, taste: Taste): Worth {
  const { endsBeforeNext, turnsLeft } = forecast;
  const lasting = 1 - endsBeforeNext;
  const unit = 0.06 + 0.32 * lasting;
  const cards = adventuresOf(view, own);
  const ribbon = cards.includes('ribbon-cutting') ? 3 : 0;
  const missions = cards.map(adventureOf).filter((card) => card.kind === 'mission');
  return {
    hood: endsBeforeNext + 0.04 * Math.min(turnsLeft, 4),
    unit,
    card: 2.3 * unit * Math.min(1, turnsLeft / 2),
    stadium: 0.4 + 0.8 * Math.min(1, turnsLeft),
    rivals: rivalsOf(view, own),
    boroughs: BOROUGHS.map(
      ({ bonus }) =>
        taste.boroughs * bonus * (endsBeforeNext + lasting * 0.4 + unit * Math.min(turnsLeft, 2) * 0.7) +
        ribbon,
    ),
    extras: HOODS.map(({ airport, id }) => {
      const mission = missions.some(({ hood }) => hood === id);
      return (airport ? unit * Math.min(turnsLeft, 3) : 0) + (mission ? 0.4 : 0);
    }),
    missions: HOODS.map(({ id }) =>
      missions.filter(({ hood }) => hood === id).reduce((sum, { points }) => sum + points, 0),
    ),
  };
}

/** The leader's loss is worth most; that of a seat far behind is worth little. */
function rivalsOf(view: View, own: SeatId): Readonly<Record<SeatId, number>> {
  const mine = scoreOf(view, own).total;
  return Object.fromEntries(
    seatsInPlay(view).map((seat) => {
      const ahead = scoreOf(view, seat).total - mine;
      return [seat, Math.max(0.1, Math.min(0.3, 0.15 + ahead / 20))];
    }),
  );
}

/** The value of a seat's share of a borough: the whole is worth much, a part more the closer it is to the whole. */
function holdingWorth({ worth }: Scene, borough: number, count: number): number {
  const size = BOROUGHS[borough]?.hoods.length ?? 1;
  const whole = worth.boroughs[borough] ?? 0;
  return count >= size ? whole : 0.3 * whole * (count / size) ** 2;
}

/** The change in the value of a seat's share of a hood's borough with one more hood, or one less. */
function rise(scene: Scene, seat: SeatId, hood: number, change: number): number {
  const borough = boroughAt(hood);
  const count = scene.counts[seat]?.[borough] ?? 0;
  return holdingWorth(scene, borough, count + change) - holdingWorth(scene, borough, count);
}

/** The gain from taking a hood, in the present state of the scene. */
export function gainOf(scene: Scene, hood: number, mayorComes: boolean): number {
  const { worth, owners, totals, own, view } = scene;
  let gain = worth.hood + (worth.extras[hood] ?? 0) + rise(scene, own, hood, 1);
  if (mayorComes) gain += worth.missions[hood] ?? 0;
  if (!scene.conquered) gain += worth.card;
  if (!scene.tookStadium && HOODS[hood]?.stadium) gain += worth.stadium;
  const loser = owners[hood] ?? null;
  if (loser === null) return gain;
  gain += (worth.rivals[loser] ?? 0) * (worth.hood - rise(scene, loser, hood, -1));
  if (totals[loser] === 1) gain += 1 + cardCount(ofSeat(view.hands, loser)) * 2.3 * worth.unit;
  return gain;
}

/**
 * Plays a conquest on the scene.
 * @returns a function that reverts it
 */
export function take(scene: Scene, hood: number): () => void {
  const { owners, own, conquered, tookStadium } = scene;
  const loser = owners[hood] ?? null;
  owners[hood] = own;
  shift(scene, own, hood, 1);
  shift(scene, loser, hood, -1);
  scene.conquered = true;
  if (HOODS[hood]?.stadium) scene.tookStadium = true;
  return () => {
    owners[hood] = loser;
    shift(scene, own, hood, -1);
    shift(scene, loser, hood, 1);
    scene.conquered = conquered;
    scene.tookStadium = tookStadium;
  };
}

function shift({ counts, totals }: Scene, seat: SeatId | null, hood: number, change: number): void {
  const held = seat === null ? undefined : counts[seat];
  if (seat === null || !held) return;
  const borough = boroughAt(hood);
  held[borough] = (held[borough] ?? 0) + change;
  totals[seat] = (totals[seat] ?? 0) + change;
}
