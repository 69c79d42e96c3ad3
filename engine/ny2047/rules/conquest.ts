import { factionOf, factionOrNull, NOBODY, type Side } from '../data/factions';
import { LAND_SPACES, LAND_STARS } from '../data/map';
import { type Site, siteAt } from '../orders/board';
import { type Aftermath, armyOf } from './aftermath';

/** 12.2 Turreton loyalty follows the units (9.1, 9.4). */
export function settleLoyalty({ board, events }: Aftermath): void {
  for (const ward of board.wards) {
    const { present } = ward.site;
    if (present === NOBODY || present === ward.loyal) continue;
    events.push({
      type: 'turreton',
      name: ward.name,
      from: factionOrNull(ward.loyal),
      to: factionOf(present),
    });
    ward.loyal = present;
  }
}

/** 12.3 Control of land follows the units (10.1). */
export function settleControl(aftermath: Aftermath): void {
  const { board, events } = aftermath;
  for (const { index } of LAND_SPACES) {
    const site = board.sites[index] as Site;
    const { present, owner, space } = site;
    if (present === NOBODY || present === owner) continue;
    events.push({ type: 'control', space: space.id, from: factionOrNull(owner), to: factionOf(present) });
    site.owner = present;
    aftermath.taken = true;
  }
}

/** 12.4 Home bases in other hands are lost (10.4). */
export function settleBases(aftermath: Aftermath): void {
  const { board, events, homes, lost } = aftermath;
  for (const { side, faction, inPlay } of board.camps) {
    const base = homes[side];
    if (!inPlay || !base) continue;
    const captor = siteAt(board.sites, base).owner;
    if (captor === side || captor === NOBODY) continue;
    events.push({ type: 'home-lost', faction, space: base.id, by: factionOf(captor) });
    homes[side] = null;
    lost[side] = base;
  }
}

/** 12.5 Eliminations, all judged on the board after the moves (10.6). */
export function settleEliminations(aftermath: Aftermath): void {
  const { board, homes, lost } = aftermath;
  const fallen = board.camps.filter(
    ({ side, inPlay }) => inPlay && homes[side] === null && !hasLandStar(aftermath, side),
  );
  if (fallen.length === 0) return;
  const captors = fallen.map(({ side }) => {
    const base = lost[side];
    return base ? siteAt(board.sites, base).owner : NOBODY;
  });
  fallen.forEach(({ side }, at) => {
    eliminate(aftermath, side, captors[at] ?? NOBODY);
  });
}

function hasLandStar({ board }: Aftermath, side: Side): boolean {
  for (const { index } of LAND_STARS) if (board.sites[index]?.owner === side) return true;
  return false;
}

/** 10.5 All units vanish; the captor of the home base takes over land and Turretons. */
function eliminate(aftermath: Aftermath, side: Side, captor: Side): void {
  const { board, events, armies, due, eliminated } = aftermath;
  const faction = factionOf(side);
  const to = factionOrNull(captor);
  const { year, season } = board.position;
  eliminated.push({ faction, year, season, by: to });
  events.push({ type: 'eliminated', faction, by: to });
  for (const { id: unit, space } of armyOf(aftermath, side))
    events.push({ type: 'vanished', unit, faction, space });
  armies[side] = [];
  due[side] = 0;
  for (const site of board.sites) {
    if (site.present === side) site.present = NOBODY;
    if (site.owner !== side) continue;
    site.owner = captor;
    aftermath.taken = true;
    events.push({ type: 'control', space: site.space.id, from: faction, to });
  }
  for (const ward of board.wards) {
    if (ward.loyal !== side) continue;
    ward.loyal = captor;
    events.push({ type: 'turreton', name: ward.name, from: faction, to });
  }
}
