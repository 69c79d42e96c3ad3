import type { Atlas, Space } from '../data/atlas';
import { atlasAt } from '../data/atlases';
import type { Choice, Faction, Position, Rule, Unit } from '../types';

/** Every possible fault of an entry in the adjustment phase, in the order of the checks (13.3). */
export const ADJUSTMENT_REFUSALS = {
  'not-in-play': '4.11',
  'not-an-object': '4.3',
  'not-an-adjustment': '4.3',
  'not-your-unit': '4.3',
  'second-relocation': '4.4',
  'named-twice': '4.4',
  'nothing-to-relocate': '13.3',
  'not-a-candidate': '13.3',
  'nothing-to-disband': '13.3',
  'too-many-disbanded': '13.3',
} as const satisfies Readonly<Record<string, Rule>>;
export type AdjustmentRefusal = keyof typeof ADJUSTMENT_REFUSALS;

/** The choices of a faction so far in the adjustment phase. */
export interface Chosen {
  readonly atlas: Atlas;
  readonly faction: Faction;
  readonly army: readonly Unit[];
  readonly choice: Choice | null;
  readonly inPlay: boolean;
  base: Space | null;
  readonly disbanded: string[];
}

export function openChoices(position: Position, faction: Faction): Chosen {
  return {
    atlas: atlasAt(position),
    faction,
    army: position.units.filter((unit) => unit.faction === faction),
    choice: position.pending?.[faction] ?? null,
    inPlay: !position.eliminated.some((entry) => entry.faction === faction),
    base: null,
    disbanded: [],
  };
}

/** 13.3 Records one entry, or returns the first check that fails. */
export function takeChoice(chosen: Chosen, order: unknown): AdjustmentRefusal | null {
  if (!chosen.inPlay) return 'not-in-play';
  if (typeof order !== 'object' || order === null || Array.isArray(order)) return 'not-an-object';
  const { type, unit, to } = order as Readonly<Record<string, unknown>>;
  if (type === 'RELOCATE') return takeRelocation(chosen, to);
  if (type === 'DISBAND') return takeDisbandment(chosen, unit);
  return 'not-an-adjustment';
}

function takeRelocation(chosen: Chosen, to: unknown): AdjustmentRefusal | null {
  if (chosen.base) return 'second-relocation';
  const relocate = chosen.choice?.relocate;
  if (!relocate) return 'nothing-to-relocate';
  const base = chosen.atlas.findSpace(to);
  if (!base || !relocate.options.includes(base.id)) return 'not-a-candidate';
  chosen.base = base;
  return null;
}

function takeDisbandment(chosen: Chosen, id: unknown): AdjustmentRefusal | null {
  const unit = chosen.army.find((one) => one.id === id);
  if (!unit) return 'not-your-unit';
  if (chosen.disbanded.includes(unit.id)) return 'named-twice';
  const excess = chosen.choice?.disband ?? 0;
  if (excess === 0) return 'nothing-to-disband';
  if (chosen.disbanded.length >= excess) return 'too-many-disbanded';
  chosen.disbanded.push(unit.id);
  return null;
}
