import type { Faction, Order, Position, SpaceId, Unit } from '../types';

/** A small board: units by faction, numbered in the listed order, and the land that is controlled without one. */
export function board(
  spaces: Readonly<Partial<Record<Faction, readonly SpaceId[]>>>,
  control: Position['control'] = {},
): Pick<Position, 'units' | 'control'> {
  const units = Object.entries(spaces).flatMap(([faction, places]) =>
    places.map((space, at): Unit => ({ id: `${faction}-${at + 1}`, faction: faction as Faction, space })),
  );
  return { units, control };
}

export function move(unit: string, to: SpaceId): Order {
  return { unit, type: 'MOVE', to };
}

export function hold(unit: string): Order {
  return { unit, type: 'HOLD' };
}

export function supportMove(unit: string, from: SpaceId, to: SpaceId): Order {
  return { unit, type: 'SUPPORT', from, to };
}

export function supportHold(unit: string, at: SpaceId): Order {
  return { unit, type: 'SUPPORT', at };
}
