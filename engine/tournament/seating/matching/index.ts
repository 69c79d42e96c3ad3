import { expand, match, shrink } from './blossoms';
import {
  EVEN,
  endOf,
  enqueue,
  mateOf,
  newSearch,
  noteSlack,
  ODD,
  OUTSIDE,
  type Search,
  slackOf,
  topOf,
} from './state';

/**
 * The cheapest way to pair all of an even number of items: Edmonds' blossoms (1965) with dual variables, in the form
 * with cubic running time (Galil 1986). Among pairings at the same price the order of items decides.
 * @param price the price of a pair, symmetric; whole numbers from 0 to below 2 to the power of 31
 * @returns for each item its partner
 */
export function cheapestPairs(
  items: number,
  price: (one: number, other: number) => number,
): readonly number[] {
  let dearest = 0;
  for (let one = 0; one < items; one += 1)
    for (let other = 0; other < one; other += 1) dearest = Math.max(dearest, price(one, other));
  // One more pair is worth more than any saving, so that no item is left over.
  const highest = 2 * (dearest + 1) * (items + 1);
  const search = newSearch(items, (one, other) => highest - 2 * price(one - 1, other - 1), highest);
  while (growMatching(search));
  return Array.from({ length: items }, (_, item) => mateOf(search, item + 1) - 1);
}

/** Makes one more pair; false if all are paired. */
function growMatching(search: Search): boolean {
  search.label.fill(OUTSIDE);
  search.tightest.fill(0);
  search.queue.length = 0;
  for (const node of tops(search))
    if (mateOf(search, node) === 0) {
      search.label[node] = EVEN;
      enqueue(search, node);
    }
  if (search.queue.length === 0) return false;
  for (;;) {
    if (followTightEdges(search)) return true;
    if (!changeDuals(search)) return false;
    if (followNewEdges(search)) return true;
    for (const node of tops(search))
      if (node > search.vertices && search.label[node] === ODD && search.dual[node] === 0)
        expand(search, node);
  }
}

/** The outermost nodes. */
function tops(search: Search): readonly number[] {
  const nodes: number[] = [];
  for (let node = 1; node <= search.nodes; node += 1) if (topOf(search, node) === node) nodes.push(node);
  return nodes;
}

function followTightEdges(search: Search): boolean {
  for (let vertex = search.queue.shift(); vertex !== undefined; vertex = search.queue.shift()) {
    if (search.label[topOf(search, vertex)] === ODD) continue;
    for (let other = 1; other <= search.vertices; other += 1) {
      if (topOf(search, vertex) === topOf(search, other)) continue;
      if (slackOf(search, vertex, other) > 0) noteSlack(search, vertex, topOf(search, other));
      else if (followEdge(search, vertex, other)) return true;
    }
  }
  return false;
}

function followNewEdges(search: Search): boolean {
  search.queue.length = 0;
  for (const node of tops(search)) {
    const from = search.tightest[node] ?? 0;
    if (topOf(search, node) !== node || from === 0 || topOf(search, from) === node) continue;
    if (slackOf(search, from, node) !== 0) continue;
    if (followEdge(search, endOf(search, from, node), endOf(search, node, from))) return true;
  }
  return false;
}

/** Follows a tight edge from an even vertex; true if the matching has grown. */
function followEdge(search: Search, from: number, to: number): boolean {
  const [one, other] = [topOf(search, from), topOf(search, to)];
  if (search.label[other] === OUTSIDE) {
    const mate = topOf(search, mateOf(search, other));
    search.parent[other] = from;
    search.label[other] = ODD;
    search.label[mate] = EVEN;
    search.tightest[other] = 0;
    search.tightest[mate] = 0;
    enqueue(search, mate);
    return false;
  }
  if (search.label[other] === ODD) return false;
  const meeting = meetingOf(search, one, other);
  if (meeting !== 0) {
    shrink(search, one, meeting, other);
    return false;
  }
  augment(search, one, other);
  augment(search, other, one);
  return true;
}

/** The node in which the paths from two even nodes to their roots meet; 0 if they have different roots. */
function meetingOf(search: Search, one: number, other: number): number {
  search.seenMark += 1;
  let [here, there] = [one, other];
  while (here !== 0 || there !== 0) {
    if (here !== 0) {
      if (search.seen[here] === search.seenMark) return here;
      search.seen[here] = search.seenMark;
      const mate = topOf(search, mateOf(search, here));
      here = mate === 0 ? 0 : topOf(search, search.parent[mate] ?? 0);
    }
    [here, there] = [there, here];
  }
  return 0;
}

/** Flips the pairs along the path from a node up to its root. */
function augment(search: Search, from: number, to: number): void {
  let [node, partner] = [from, to];
  for (;;) {
    const left = topOf(search, mateOf(search, node));
    match(search, node, partner);
    if (left === 0) return;
    const next = topOf(search, search.parent[left] ?? 0);
    match(search, left, next);
    [node, partner] = [next, left];
  }
}

/** Changes the dual variables until another edge is tight or a blossom can be expanded; false if that is impossible. */
function changeDuals(search: Search): boolean {
  const { label, dual, tightest, vertices } = search;
  let change = Number.POSITIVE_INFINITY;
  for (const node of tops(search)) {
    if (node > vertices && label[node] === ODD) change = Math.min(change, (dual[node] ?? 0) / 2);
    const from = tightest[node] ?? 0;
    if (from === 0 || label[node] === ODD) continue;
    change = Math.min(change, slackOf(search, from, node) / (label[node] === EVEN ? 2 : 1));
  }
  if (change === Number.POSITIVE_INFINITY) return false;
  for (let vertex = 1; vertex <= vertices; vertex += 1)
    dual[vertex] = (dual[vertex] ?? 0) - change * signOf(label[topOf(search, vertex)]);
  for (const node of tops(search))
    if (node > vertices) dual[node] = (dual[node] ?? 0) + 2 * change * signOf(label[node]);
  return true;
}

function signOf(label: number | undefined): number {
  return label === EVEN ? 1 : label === ODD ? -1 : 0;
}
