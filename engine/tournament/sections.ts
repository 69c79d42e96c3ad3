import { NOBODY_OUT, type PlannedSection, type RoundPlan } from './left-over';

/** A round of these sections, in the order of their boards; over if nobody plays in any. */
export function roundOf(sections: readonly PlannedSection[]): RoundPlan {
  const sum = (figure: 'bots' | 'empty') => sections.reduce((total, section) => total + section[figure], 0);
  const seated = sections.flatMap((section) => section.seated);
  if (seated.length === 0) return { kind: 'over' };
  const [only, ...others] = sections;
  if (only !== undefined && others.length === 0) {
    const { section: _, ...seats } = only;
    return { kind: 'round', ...seats, sections };
  }
  return {
    ...NOBODY_OUT,
    seated,
    sittingOut: sections.flatMap(({ sittingOut }) => sittingOut),
    bots: sum('bots'),
    empty: sum('empty'),
    sections,
  };
}

/** A plan as a section of a round; nobody in it if it is over. */
export function asSection(section: PlannedSection['section'], plan: RoundPlan): PlannedSection {
  const {
    kind: _,
    sections: __,
    ...seats
  }: Extract<RoundPlan, { kind: 'round' }> = plan.kind === 'over' ? NOBODY_OUT : plan;
  return { ...seats, section };
}
