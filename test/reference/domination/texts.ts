import type { Point } from '../../../engine/domination/types';
import { AREA_IDS, AREAS, bordering, isLand, REGIONS, RESOURCES, regionOf, type Table } from './table';

/**
 * Card texts (rule 7). Each refuses, and then nothing has changed, or is carried out on a copy that replaces the
 * original.
 */
export interface Choice {
  readonly card: string;
  readonly actions?: readonly Point[];
  readonly areas?: readonly string[];
  readonly target?: string;
}

type Text = (table: Table, seat: string, choice: Choice) => boolean;

const different = (list: readonly string[]) => new Set(list).size === list.length;

/** 5.2, 5.3, 7.5 Carries out a point that is possible now; not another. */
export function tryPoint(
  table: Table,
  seat: string,
  point: Point,
  mayBe: (area: string) => boolean,
): boolean {
  const { area } = point;
  if (!mayBe(area)) return false;
  if (point.do === 'build') {
    if (!table.canBuild(seat, area)) return false;
    table.build(seat, area);
  } else {
    if (!table.isRivals(area, seat)) return false;
    table.reduce(area);
  }
  return true;
}

/** 7.10 to 7.15, 7.21 Points with limits, each on an area that is fixed before the first. */
function points(
  builds: number,
  reductions: number,
  total: number,
  reach: (table: Table, seat: string) => readonly string[],
): Text {
  return (table, seat, { actions = [] }) => {
    const count = (what: Point['do']) => actions.filter((point) => point.do === what).length;
    if (count('build') > builds || count('reduce') > reductions || actions.length > total) return false;
    const open = reach(table, seat);
    return actions.every((point) => tryPoint(table, seat, point, (area) => open.includes(area)));
  };
}

const land = AREA_IDS.filter(isLand);
const sea = AREA_IDS.filter((area) => !isLand(area));
/** Land next to an area of that kind that the seat holds. */
const landNextTo = (kind: readonly string[]) => (table: Table, seat: string) =>
  land.filter((area) =>
    bordering(area).some((near) => kind.includes(near) && table.force(near)?.seat === seat),
  );

/** One VP for each counted item. */
function gains(count: (table: Table, seat: string) => number): Text {
  return (table, seat) => {
    table.seat(seat).vp += count(table, seat);
    return true;
  };
}

const control = (resource: string): Text =>
  gains((table, seat) => {
    const areas = RESOURCES.find(({ id }) => id === resource)?.areas ?? [];
    return areas.filter((area) => table.force(area)?.seat === seat).length;
  });

/** Every matching Force, found before the first is changed (1.8). */
function mass(fits: (table: Table, area: string, choice: Choice) => boolean, act: 'reduce' | 'remove'): Text {
  return (table, _, choice) => {
    for (const area of AREA_IDS.filter((id) => table.force(id) && fits(table, id, choice))) table[act](area);
    return true;
  };
}

const fullIn = (table: Table, seat: string, region: string | undefined) =>
  AREAS.some(
    ({ id }) => regionOf(id) === region && region && table.force(id)?.seat === seat && table.isFull(id),
  );

export const TEXTS: Readonly<Record<string, Text>> = {
  airborne_forces: points(6, 6, 6, () => land),
  amphibious_assault: points(5, 5, 10, landNextTo(sea)),
  attack_helicopters: points(5, 5, 10, landNextTo(land)),
  carrier_task_force: points(5, 5, 10, () => sea),
  military_base: points(14, 0, 14, () => AREA_IDS),
  agricultural_control: control('agriculture'),
  communications_control: control('communications'),
  manufacturing_control: control('manufacturing'),
  ore_control: control('ore'),
  petroleum_control: control('petroleum'),
  technology_control: control('technology'),
  bio_weapons: (table, seat, { areas = [] }) => {
    const offered = AREA_IDS.filter((area) => table.isRivals(area, seat));
    const strength = offered.reduce((sum, area) => sum + table.strength(area), 0);
    if (areas.length !== Math.min(2, strength)) return false;
    return areas.every((area) => tryPoint(table, seat, { do: 'reduce', area }, () => true));
  },
  bad_leadership: mass(
    (table, area, { target }) => table.force(area)?.seat === target && table.isFull(area),
    'reduce',
  ),
  global_disruption: (table, _, { areas = [] }) => {
    const regions = REGIONS.filter((region) => region.areas.some((area) => table.force(area))).map(
      ({ id }) => id,
    );
    const named = areas.map((area) => regionOf(area) ?? '');
    const fits = areas.every((area) => isLand(area) && table.force(area)) && different(named);
    if (!fits || named.length !== regions.length) return false;
    for (const area of areas) table.remove(area);
    return true;
  },
  insurgents: (table, seat, { areas = [] }) => {
    if (areas.length < 1 || areas.length > 5 || !different(areas)) return false;
    if (!areas.every((area) => isLand(area) && table.strength(area) === 1)) return false;
    for (const area of areas) table.now.forces[area] = { seat, full: true };
    return true;
  },
  megastorm: (table, _, { areas = [] }) => {
    const owner = (area: string) => table.force(area)?.seat;
    const owners = areas.map(owner);
    const fits = table.now.order.every(
      (id) => owners.filter((one) => one === id).length === Math.floor(table.areasOf(id).length / 2),
    );
    const timesNamed = (area: string) => areas.filter((one) => one === area).length;
    if (!fits || owners.includes(undefined)) return false;
    if (!areas.every((area) => timesNamed(area) <= table.strength(area))) return false;
    for (const area of areas) table.reduce(area);
    return true;
  },
  nuclear_winter: mass((table, area) => !table.isFull(area), 'remove'),
  out_of_supply: mass(
    (table, area, { target }) =>
      table.force(area)?.seat === target &&
      bordering(area).every((near) => table.force(near)?.seat !== target),
    'remove',
  ),
  propaganda_war: gains((table, seat) => REGIONS.filter(({ id }) => fullIn(table, seat, id)).length),
  show_of_force: (table, seat, { areas = [] }) => {
    const full = table.areasOf(seat).filter(table.isFull).length;
    if (areas.length < 1 || areas.length > 2 * full) return false;
    return areas.every((area) => tryPoint(table, seat, { do: 'reduce', area }, () => true));
  },
  supply_depots: (table, seat, { areas = [] }) => {
    if (areas.length < 1 || !different(areas)) return false;
    if (!areas.every((area) => table.force(area)?.seat === seat && !table.isFull(area))) return false;
    for (const area of areas) table.build(seat, area);
    return true;
  },
  surrender: (table, seat, { areas = [] }) => {
    const regions = areas.map((area) => regionOf(area) ?? '');
    if (areas.length < 1 || areas.length > 6 || !different(regions)) return false;
    const fits = (area: string) =>
      isLand(area) && table.isRivals(area, seat) && fullIn(table, seat, regionOf(area));
    if (!areas.every(fits)) return false;
    for (const area of areas) table.remove(area);
    return true;
  },
  tactical_nukes: mass((table, area) => table.isFull(area), 'reduce'),
};

/** 8.7, 8.8 */
export function bioChain(table: Table, player: string): void {
  const answered = new Map<string, number>();
  for (let asked = table.leftOf(player); ; asked = table.leftOf(asked)) {
    if (table.seat(asked).vacant) continue;
    const { bio } = table.seat(asked).standing;
    const times = answered.get(asked) ?? 0;
    if (!bio || times >= (bio.times ?? 1)) return;
    const found = answerOf(table, asked, bio.areas, bio.against ?? []);
    if (found.length < 2) return;
    for (const area of found) table.reduce(area);
    answered.set(asked, times + 1);
  }
}

function answerOf(
  table: Table,
  seat: string,
  areas: readonly string[],
  against: readonly string[],
): readonly string[] {
  const found: string[] = [];
  const take = (area: string) => {
    const planned = found.filter((one) => one === area).length;
    if (found.length < 2 && table.isRivals(area, seat) && table.strength(area) > planned) found.push(area);
  };
  for (const area of areas) take(area);
  for (const rival of against)
    for (const area of table.areasOf(rival)) for (let point = 1; point <= 2; point += 1) take(area);
  return found;
}
