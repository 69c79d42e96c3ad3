import { HOODS } from '../data/map';
import { fightOf, TO_THE_LAST, WITH_ALL_DICE } from './fights';
import { gainOf, indexOf, type Scene, take } from './scene';

/** One attack of a campaign. */
export interface Strike {
  readonly from: number;
  readonly to: number;
  /** Whether the army moves on with all units, or sends the minimum and stays. */
  readonly movesOn: boolean;
  readonly mayor: boolean;
  readonly keep: number;
}

/** The attacks of one army, in sequence. */
export interface Campaign {
  /** Its average gain, in points. */
  readonly value: number;
  readonly strikes: readonly Strike[];
}

const NONE: Campaign = { value: 0, strikes: [] };
const DEPTH = 3;
const BREADTH = 3;
/** The share of a hood's value at risk when an army leaves one unit there beside another seat's hood. */
const EXPOSURE = 0.7;

interface Army {
  readonly at: number;
  readonly units: number;
  readonly mayor: boolean;
}

/** The best campaign of an army of this size from a hood. */
export function campaignFrom(scene: Scene, at: number, units: number): Campaign {
  return best(scene, { at, units, mayor: scene.mayor === at }, DEPTH);
}

function best(scene: Scene, army: Army, depth: number): Campaign {
  if (depth === 0 || army.units < 2) return NONE;
  let found = NONE;
  for (const to of targetsOf(scene, army)) {
    const onward = strike(scene, army, to, true, depth);
    if (onward.value > found.value) found = onward;
    if (army.units < 5) continue;
    const aside = strike(scene, army, to, false, depth);
    if (aside.value > found.value) found = aside;
  }
  return found;
}

/** The most promising neighbours owned by other seats. */
function targetsOf(scene: Scene, { at, units, mayor }: Army): readonly number[] {
  const choices: { to: number; promise: number }[] = [];
  for (const to of scene.near[at] ?? []) {
    if (scene.owners[to] === scene.own) continue;
    const { taken } = fightOf(units, scene.units[to] ?? 1, edgeOf(scene, to, mayor), TO_THE_LAST);
    if (taken >= scene.taste.leastChance) choices.push({ to, promise: taken * gainOf(scene, to, mayor) });
  }
  if (choices.length > BREADTH) choices.sort((one, other) => other.promise - one.promise);
  return choices.slice(0, BREADTH).map(({ to }) => to);
}

/** The advantage of the attack's highest die over the defence's (6.8). */
function edgeOf({ view, owners }: Scene, to: number, mayor: boolean): number {
  const owner = owners[to] ?? null;
  const defended = owner !== null && indexOf(view.mayors[owner] ?? null) === to;
  return (mayor ? 1 : 0) - (defended ? 1 : 0) - (HOODS[to]?.airport ? 1 : 0);
}

function strike(scene: Scene, army: Army, to: number, movesOn: boolean, depth: number): Campaign {
  const { at, units } = army;
  const mayor = army.mayor && movesOn;
  const keep = keepOf(scene, units);
  const defenders = scene.units[to] ?? 1;
  const { taken, leftIfTaken, leftIfNot } = fightOf(units, defenders, edgeOf(scene, to, mayor), keep);
  if (taken < scene.taste.leastChance) return NONE;
  const gain = gainOf(scene, to, mayor);
  const left = Math.max(2, Math.round(leftIfTaken));
  const moved = movesOn ? left - 1 : Math.min(3, left - 1);
  const undo = advance(scene, at, to, left - moved, moved);
  const rest = best(
    scene,
    movesOn ? { at: to, units: moved, mayor } : { ...army, units: left - moved },
    depth - 1,
  );
  undo();
  const lost = units - taken * leftIfTaken - (1 - taken) * leftIfNot;
  const exposed = movesOn ? EXPOSURE * (1 - scene.forecast.endsBeforeNext) * rivalsBeside(scene, at, to) : 0;
  return {
    value: taken * (gain + rest.value - exposed) - scene.worth.unit * lost,
    strikes: [{ from: at, to, movesOn, mayor, keep }, ...rest.strikes],
  };
}

/** An army that will be needed again is not used up to the last unit. */
function keepOf({ forecast }: Scene, units: number): number {
  return forecast.endsBeforeNext < 0.5 && units > 4 ? WITH_ALL_DICE : TO_THE_LAST;
}

function rivalsBeside({ near, owners, own }: Scene, at: number, apart: number): number {
  return (near[at] ?? []).some((next) => next !== apart && owners[next] !== own && owners[next] !== null)
    ? 1
    : 0;
}

/**
 * Plays a conquest and the move into it on the scene.
 * @returns a function that reverts it
 */
export function advance(scene: Scene, from: number, to: number, stay: number, moved: number): () => void {
  const { units } = scene;
  const before = [units[from] ?? 1, units[to] ?? 1] as const;
  const untake = take(scene, to);
  units[from] = stay;
  units[to] = moved;
  return () => {
    untake();
    [units[from], units[to]] = before;
  };
}

/** Plays a whole campaign on the scene with its average result. */
export function playOut(scene: Scene, { strikes }: Campaign): void {
  for (const { from, to, movesOn, mayor, keep } of strikes) {
    const units = scene.units[from] ?? 1;
    const fight = fightOf(units, scene.units[to] ?? 1, edgeOf(scene, to, mayor), keep);
    const left = Math.max(2, Math.round(fight.leftIfTaken));
    const moved = movesOn ? left - 1 : Math.min(3, left - 1);
    advance(scene, from, to, left - moved, moved);
    if (mayor) scene.mayor = to;
  }
}
