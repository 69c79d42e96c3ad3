import { factionOf, factionOrNull, NOBODY, type Side } from '../data/factions';
import { type Aftermath, armyOf } from './aftermath';
import { type SpaceState, stateOf } from './working-copy';

/** 12.2 Sets Turreton loyalty by the units (9.1, 9.4). */
export function settleLoyalty({ copy, events }: Aftermath): void {
  for (const turretonState of copy.turretons) {
    const { present } = turretonState.at;
    if (present === NOBODY || present === turretonState.loyal) continue;
    events.push({
      type: 'turreton',
      name: turretonState.name,
      from: factionOrNull(turretonState.loyal),
      to: factionOf(present),
    });
    turretonState.loyal = present;
  }
}

/** 12.3 Sets control of land by the units (10.1). */
export function settleControl(aftermath: Aftermath): void {
  const { copy, events } = aftermath;
  for (const { index } of copy.atlas.landSpaces) {
    const spaceState = copy.spaces[index] as SpaceState;
    const { present, owner, space } = spaceState;
    if (present === NOBODY || present === owner) continue;
    events.push({ type: 'control', space: space.id, from: factionOrNull(owner), to: factionOf(present) });
    spaceState.owner = present;
    aftermath.taken = true;
  }
}

/** 12.4 Home bases in other hands are lost (10.4). */
export function settleBases(aftermath: Aftermath): void {
  const { copy, events, homes, lost } = aftermath;
  for (const { side, faction, inPlay } of copy.factions) {
    const base = homes[side];
    if (!inPlay || !base) continue;
    const captor = stateOf(copy.spaces, base).owner;
    if (captor === side || captor === NOBODY) continue;
    events.push({ type: 'home-lost', faction, space: base.id, by: factionOf(captor) });
    homes[side] = null;
    lost[side] = base;
  }
}

/** 12.5 Eliminations, all decided on the board after the moves (10.6). */
export function settleEliminations(aftermath: Aftermath): void {
  const { copy, homes, lost } = aftermath;
  const fallen = copy.factions.filter(
    ({ side, inPlay }) => inPlay && homes[side] === null && !hasLandStar(aftermath, side),
  );
  if (fallen.length === 0) return;
  const captors = fallen.map(({ side }) => {
    const base = lost[side];
    return base ? stateOf(copy.spaces, base).owner : NOBODY;
  });
  fallen.forEach(({ side }, at) => {
    eliminate(aftermath, side, captors[at] ?? NOBODY);
  });
}

function hasLandStar({ copy }: Aftermath, side: Side): boolean {
  for (const { index } of copy.atlas.landStars) if (copy.spaces[index]?.owner === side) return true;
  return false;
}

/** 10.5 All units are removed; the captor of the home base takes over land and Turretons. */
function eliminate(aftermath: Aftermath, side: Side, captor: Side): void {
  const { copy, events, armies, due, eliminated } = aftermath;
  const faction = factionOf(side);
  const to = factionOrNull(captor);
  const { year, season } = copy.position;
  eliminated.push({ faction, year, season, by: to });
  events.push({ type: 'eliminated', faction, by: to });
  for (const { id: unit, space } of armyOf(aftermath, side))
    events.push({ type: 'vanished', unit, faction, space });
  armies[side] = [];
  due[side] = 0;
  for (const spaceState of copy.spaces) {
    if (spaceState.present === side) spaceState.present = NOBODY;
    if (spaceState.owner !== side) continue;
    spaceState.owner = captor;
    aftermath.taken = true;
    events.push({ type: 'control', space: spaceState.space.id, from: faction, to });
  }
  for (const turretonState of copy.turretons) {
    if (turretonState.loyal !== side) continue;
    turretonState.loyal = captor;
    events.push({ type: 'turreton', name: turretonState.name, from: faction, to });
  }
}
