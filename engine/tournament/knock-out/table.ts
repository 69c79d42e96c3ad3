import { ranksOf } from '../equal-points';
import { isFinal, type KnockOut, lossesOf, rankedSeats, type Stage, stillIn, tiesAfter } from './bracket';

/**
 * The players of a knock-out in groups of equal place, best first: the later the stage they reached, the better.
 * Players eliminated in the same stage are ordered by their position on its board, then by its points, then by the
 * season's tie-breaks; those who are still tied share a place. A board for the third place and a consolation cup come
 * before that for those who play there. Bots rank behind the people of their stage.
 * @param others all players in the order of their totals, tied ones together: for those who are still in, and for those
 * who never played
 */
export function knockOutPlaces(
  cup: KnockOut,
  others: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const aside = besides(cup, others);
  const placed = new Set<string>();
  const groups: (readonly string[])[] = [];
  const place = (group: readonly string[]) => {
    const fresh = group.filter((player) => !placed.has(player));
    for (const player of fresh) placed.add(player);
    if (fresh.length > 0) groups.push(fresh);
  };
  for (const [at, stage] of [...cup.stages.entries()].reverse()) {
    const last = at === cup.stages.length - 1;
    const inStill = stillIn(cup, at);
    if (last && isFinal(stage) && cup.isDouble !== true) placeWinner(cup, stage, place);
    else if (last)
      for (const group of byLosses(cup, others)) place(group.filter((player) => inStill.has(player)));
    const out = knockedOut(cup, stage, inStill);
    const gone = new Set(out.flat());
    for (const group of aside) place(group.filter((player) => gone.has(player)));
    for (const group of out) place(group);
    place([...stage.entered].filter((player) => cup.bots.has(player)));
  }
  for (const group of others) place(group);
  return groups;
}

/** In a double elimination those who have never lost lead. */
function byLosses(cup: KnockOut, others: readonly (readonly string[])[]): readonly (readonly string[])[] {
  if (cup.isDouble !== true) return others;
  const losses = lossesOf(cup);
  return [true, false].flatMap((hasLost) =>
    others.map((group) => group.filter((player) => losses.has(player) !== hasLost)),
  );
}

/** The order of those knocked out who play on: for the third place, then in the consolation cup. */
function besides(cup: KnockOut, others: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const { third, consolation } = cup;
  const groups: (readonly string[])[] = [];
  const seats = third?.boards.flatMap((board) => rankedSeats(cup, third, board)) ?? [];
  for (const position of new Set(seats.map((seat) => seat.position)))
    groups.push(seats.filter((seat) => seat.position === position).map(({ player }) => player));
  if (consolation === undefined) return groups;
  const entered = new Set(consolation.stages.flatMap((stage) => [...stage.entered]));
  const inside = others.map((group) => group.filter((player) => entered.has(player)));
  return [...groups, ...knockOutPlaces(consolation, inside)];
}

/** A finished final has one winner; in a running one, tied players lead together. */
function placeWinner(cup: KnockOut, stage: Stage, place: (group: readonly string[]) => void): void {
  const [board] = stage.boards;
  if (board === undefined) return;
  const [winner, ...behind] = rankedSeats(cup, stage, board);
  if (winner === undefined) return;
  const level = behind.filter(({ position }) => position === winner.position);
  place([winner, ...(board.finished ? [] : level)].map(({ player }) => player));
}

/** The players for whom a stage was the last, best first, tied ones together; those who lost a seat rank last. */
function knockedOut(
  cup: KnockOut,
  stage: Stage,
  inStill: ReadonlySet<string>,
): readonly (readonly string[])[] {
  const seats = stage.boards.flatMap((board) => rankedSeats(cup, stage, board));
  const out = seats.filter(({ player }) => !inStill.has(player));
  const ranks = ranksOf(out.map(({ points }) => points));
  const groups = new Map<string, { readonly key: readonly [number, number]; readonly players: string[] }>();
  for (const { player, position, points } of out) {
    const key = [position, ranks.get(points) ?? 0] as const;
    const group = groups.get(key.join(' ')) ?? { key, players: [] };
    group.players.push(player);
    groups.set(key.join(' '), group);
  }
  const seated = new Set(seats.map(({ player }) => player));
  const gone = [...stage.entered].filter(
    (player) => !seated.has(player) && !inStill.has(player) && !cup.bots.has(player),
  );
  return [
    ...[...groups.values()]
      .sort(({ key: one }, { key: other }) => one[0] - other[0] || one[1] - other[1])
      .flatMap(({ players }) => tiesAfter(cup, stage, players).map((part) => part.players)),
    gone,
  ];
}
