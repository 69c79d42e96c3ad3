import {
  EVEN,
  endOf,
  enqueue,
  findSlack,
  mateOf,
  ODD,
  OUTSIDE,
  type Search,
  setTop,
  slackOf,
  topOf,
} from './state';

/**
 * Shrinks an odd cycle of even and odd nodes to one even node: the paths from `one` and `other` up to their meeting.
 */
export function shrink(search: Search, one: number, meeting: number, other: number): void {
  let blossom = search.vertices + 1;
  while (blossom <= search.nodes && topOf(search, blossom) !== 0) blossom += 1;
  search.nodes = Math.max(search.nodes, blossom);
  search.dual[blossom] = 0;
  search.label[blossom] = EVEN;
  search.mate[blossom] = mateOf(search, meeting);
  const side = (from: number) => {
    const members: number[] = [];
    for (let node = from; node !== meeting; ) {
      const mate = topOf(search, mateOf(search, node));
      members.push(node, mate);
      enqueue(search, mate);
      node = topOf(search, search.parent[mate] ?? 0);
    }
    return members;
  };
  search.cycle[blossom] = [meeting, ...side(one).reverse(), ...side(other)];
  setTop(search, blossom, blossom);
  takeEdges(search, blossom);
  findSlack(search, blossom);
}

/** Gives a blossom the best edge of its members to each node, and records which member contains which vertex. */
function takeEdges(search: Search, blossom: number): void {
  const { size, ends, holder, vertices } = search;
  for (let node = 1; node <= search.nodes; node += 1) {
    ends[blossom * size + node] = 0;
    ends[node * size + blossom] = 0;
  }
  holder.fill(0, blossom * (vertices + 1), (blossom + 1) * (vertices + 1));
  for (const member of search.cycle[blossom] ?? []) {
    for (let node = 1; node <= search.nodes; node += 1) {
      if (slackOf(search, member, node) >= slackOf(search, blossom, node)) continue;
      ends[blossom * size + node] = endOf(search, member, node);
      ends[node * size + blossom] = endOf(search, node, member);
    }
    for (let vertex = 1; vertex <= vertices; vertex += 1)
      if (holder[member * (vertices + 1) + vertex] !== 0) holder[blossom * (vertices + 1) + vertex] = member;
  }
}

/**
 * The position of a member on its blossom's cycle, counted from the base in the direction in which the path is even;
 * the cycle is reversed if necessary.
 */
function evenWay(search: Search, blossom: number, member: number): number {
  const [base = 0, ...others] = search.cycle[blossom] ?? [];
  const at = [base, ...others].indexOf(member);
  if (at % 2 === 0) return at;
  search.cycle[blossom] = [base, ...others.reverse()];
  return others.length + 1 - at;
}

function holderOf({ holder, vertices }: Search, blossom: number, vertex: number): number {
  return holder[blossom * (vertices + 1) + vertex] ?? 0;
}

/** Matches node `one` along its best edge to node `other`, and the members of a blossom with each other. */
export function match(search: Search, one: number, other: number): void {
  search.mate[one] = endOf(search, other, one);
  if (one <= search.vertices) return;
  const member = holderOf(search, one, endOf(search, one, other));
  const way = evenWay(search, one, member);
  const cycle = search.cycle[one] ?? [];
  for (let at = 0; at < way; at += 1)
    match(search, cycle[at] ?? 0, cycle[at % 2 === 0 ? at + 1 : at - 1] ?? 0);
  match(search, member, other);
  search.cycle[one] = [...cycle.slice(way), ...cycle.slice(0, way)];
}

/** Expands an odd blossom whose dual variable has reached 0; the path through it stays in the tree. */
export function expand(search: Search, blossom: number): void {
  for (const member of search.cycle[blossom] ?? []) setTop(search, member, member);
  const entered = holderOf(search, blossom, endOf(search, blossom, search.parent[blossom] ?? 0));
  const way = evenWay(search, blossom, entered);
  const cycle = search.cycle[blossom] ?? [];
  for (let at = 0; at < way; at += 2) {
    const [odd = 0, even = 0] = [cycle[at], cycle[at + 1]];
    search.parent[odd] = endOf(search, even, odd);
    search.label[odd] = ODD;
    search.label[even] = EVEN;
    search.tightest[odd] = 0;
    findSlack(search, even);
    enqueue(search, even);
  }
  search.label[entered] = ODD;
  search.parent[entered] = search.parent[blossom] ?? 0;
  for (const member of cycle.slice(way + 1)) {
    search.label[member] = OUTSIDE;
    findSlack(search, member);
  }
  search.top[blossom] = 0;
}
