/** How players move between divisions after a season. */
export interface DivisionRules {
  /** How many of each division rise, and how many fall. */
  readonly up: number;
  readonly down: number;
  /** Sizes of a division: new ones are made of `target`, others are kept between `least` and `most` where possible. */
  readonly target: number;
  readonly least: number;
  readonly most: number;
}

export interface Move {
  readonly player: string;
  /** Divisions are counted from 0, the highest. */
  readonly from: number;
  readonly to: number;
  readonly why: 'promoted' | 'relegated' | 'rebalanced';
}

export interface NextDivisions {
  /** Players of each division, the highest division first. */
  readonly divisions: readonly (readonly string[])[];
  readonly moves: readonly Move[];
}

/** Divisions while they are being put together: lists in the order of the last season, and the players who have moved. */
interface Draft {
  readonly divisions: string[][];
  readonly moves: Move[];
}

/**
 * Next season's divisions. The best of each division rise and the last fall; then sizes are evened out with players
 * who have not moved yet, so that nobody moves twice (Woogles: "nobody promoted or relegated twice by rebalancing").
 * @param finished players of each division, the highest division first, in the order in which they finished
 * @param leaving players who do not come back; they take no place among those who rise or fall
 * @param joining new players, who start in the lowest division
 */
export function nextDivisions(
  finished: readonly (readonly string[])[],
  rules: DivisionRules,
  leaving: readonly string[] = [],
  joining: readonly string[] = [],
): NextDivisions {
  const staying = finished.map((division) => division.filter((player) => !leaving.includes(player)));
  const draft = exchanged(staying, rules);
  const lowest = draft.divisions.at(-1);
  if (lowest === undefined) draft.divisions.push([...joining]);
  else lowest.push(...joining);
  rebalance(draft, rules, joining);
  while (draft.divisions.at(-1)?.length === 0) draft.divisions.pop();
  return draft;
}

/** The best of each division below the first rise, the last of each above the lowest fall. */
function exchanged(finished: readonly (readonly string[])[], { up, down }: DivisionRules): Draft {
  const moves: Move[] = [];
  finished.forEach((division, from) => {
    const rising = from === 0 ? 0 : Math.min(up, division.length);
    const falling = from === finished.length - 1 ? 0 : Math.min(down, division.length - rising);
    for (const player of division.slice(0, rising))
      moves.push({ player, from, to: from - 1, why: 'promoted' });
    for (const player of division.slice(division.length - falling))
      if (falling > 0) moves.push({ player, from, to: from + 1, why: 'relegated' });
  });
  const moved = new Set(moves.map(({ player }) => player));
  const coming = (to: number, why: Move['why']) =>
    moves.filter((move) => move.to === to && move.why === why).map(({ player }) => player);
  const divisions = finished.map((division, at) => [
    ...coming(at, 'relegated'),
    ...division.filter((player) => !moved.has(player)),
    ...coming(at, 'promoted'),
  ]);
  return { divisions, moves };
}

/** From the highest down: a small division takes the best of the next, a large one gives its last. */
function rebalance(draft: Draft, rules: DivisionRules, joining: readonly string[]): void {
  for (let at = 0; at < draft.divisions.length; at += 1) {
    const size = () => draft.divisions[at]?.length ?? 0;
    while (size() < rules.least && takeBest(draft, at));
    if (at === draft.divisions.length - 1) open(draft, rules, joining);
    else while (size() > rules.most && giveLast(draft, at));
  }
}

function unmoved({ moves }: Draft, division: readonly string[] | undefined): readonly string[] {
  return (division ?? []).filter((player) => !moves.some((move) => move.player === player));
}

function takeBest(draft: Draft, at: number): boolean {
  const [best] = unmoved(draft, draft.divisions[at + 1]);
  return best !== undefined && shift(draft, best, at + 1, at);
}

function giveLast(draft: Draft, at: number): boolean {
  const last = unmoved(draft, draft.divisions[at]).at(-1);
  return last !== undefined && shift(draft, last, at, at + 1);
}

function shift({ divisions, moves }: Draft, player: string, from: number, to: number): boolean {
  divisions[from] = (divisions[from] ?? []).filter((one) => one !== player);
  // Who rises stands last among the new neighbours, who falls first.
  if (to < from) divisions[to]?.push(player);
  else divisions[to]?.unshift(player);
  moves.push({ player, from, to, why: 'rebalanced' });
  return true;
}

/** A lowest division that has grown too large opens another one, if both are then large enough. */
function open(draft: Draft, { target, least, most }: DivisionRules, joining: readonly string[]): void {
  const at = draft.divisions.length - 1;
  const lowest = draft.divisions[at] ?? [];
  if (lowest.length <= most || lowest.length < 2 * least) return;
  const count = Math.max(least, lowest.length - target);
  const movable = unmoved(draft, lowest).slice(-count);
  if (movable.length < least) return;
  draft.divisions[at] = lowest.filter((player) => !movable.includes(player));
  draft.divisions.push([...movable]);
  // New players have no division to move from.
  for (const player of movable)
    if (!joining.includes(player)) draft.moves.push({ player, from: at, to: at + 1, why: 'rebalanced' });
}
