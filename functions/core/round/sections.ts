import type { GroupStage } from '../../../engine/tournament/formats';
import type { SectionKind } from '../../../engine/tournament/left-over';
import type { RoundRecord, SectionRecord } from '../season/seasons.records';
import type { Section } from './draws.schema';

/** A section of a round with its place among the boards. */
export interface PlacedSection extends SectionRecord {
  /** The number of its first board. */
  readonly first: number;
  /** Of groups: 1, 2... */
  readonly group: number | null;
}

/** The sections of a round, each with its boards. */
export function sectionsOf({ sections = [] }: Pick<RoundRecord, 'sections'>): readonly PlacedSection[] {
  let first = 1;
  let groups = 0;
  return sections.map((section) => {
    const placed = { ...section, first, group: section.kind === 'group' ? ++groups : null };
    first += section.boards;
    return placed;
  });
}

/** The section of a board. */
export function sectionOfBoard(
  round: Pick<RoundRecord, 'sections'>,
  board: number,
): PlacedSection | undefined {
  return sectionsOf(round).find(({ first, boards }) => board >= first && board < first + boards);
}

/** The section that a player is in: that of their board, or where they sit out. */
export function sectionOfPlayer(
  round: Pick<RoundRecord, 'sections' | 'boards'>,
  player: string,
): PlacedSection | undefined {
  const at = round.boards.findIndex((board) => Object.values(board).includes(player));
  return at >= 0
    ? sectionOfBoard(round, at + 1)
    : sectionsOf(round).find(({ players }) => players.includes(player));
}

/** Whether a round has a section of this kind. */
export function hasSection({ sections = [] }: Pick<RoundRecord, 'sections'>, kind: SectionKind): boolean {
  return sections.some((section) => section.kind === kind);
}

/**
 * The members of each group, from the first round of the season: those who were drawn into it, unless they sit in another
 * one now, and those who sit at its boards. Undefined without groups.
 */
export function groupsIn(rounds: readonly RoundRecord[]): GroupStage['members'] | undefined {
  const first = rounds.find(({ round }) => round === 1);
  if (first === undefined || !hasSection(first, 'group')) return undefined;
  return sectionsOf(first).map(({ players, first: from, boards }) => {
    const seated = first.boards.slice(from - 1, from - 1 + boards).flatMap((board) => Object.values(board));
    const isHere = (at: number) => at >= from - 1 && at < from - 1 + boards;
    const elsewhere = new Set(first.boards.flatMap((board, at) => (isHere(at) ? [] : Object.values(board))));
    return [...new Set([...players.filter((id) => !elsewhere.has(id)), ...seated])];
  });
}

/** Sections as everyone may see them. */
export function sectionViews(round: Pick<RoundRecord, 'sections'>): Section[] {
  return sectionsOf(round).map(({ kind, group, first, boards }) => ({
    ...{ kind, group },
    boards: boards === 0 ? null : { first, last: first + boards - 1 },
  }));
}
