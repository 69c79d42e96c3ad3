/**
 * A matching during the search. Nodes 1 to `vertices` are the items; those above are blossoms, odd cycles that count as
 * one node until they are expanded. 0 stands for none.
 */
export interface Search {
  readonly vertices: number;
  /** The number of the highest node in use. */
  nodes: number;
  /** The weight of an edge between vertices; even numbers above 0. */
  readonly worth: (one: number, other: number) => number;
  /** The dual variable of each node. */
  readonly dual: Float64Array;
  /** The vertex that a node is matched to. */
  readonly mate: Int32Array;
  /** The outermost node that contains a node; 0 for unused blossoms. */
  readonly top: Int32Array;
  /** The vertex from which a node was reached in the tree of alternating paths. */
  readonly parent: Int32Array;
  /** Whether a node is at an even or odd distance from a root of the tree, or not in it. */
  readonly label: Int8Array;
  /** The vertex with the tightest edge from the even nodes to a node. */
  readonly tightest: Int32Array;
  readonly seen: Int32Array;
  seenMark: number;
  /** The members of a blossom, around its cycle, the base first. */
  readonly cycle: number[][];
  /** The member of a blossom that contains a vertex: `holder[node * (vertices + 1) + vertex]`. */
  readonly holder: Int32Array;
  /** The best edge between two nodes as its two vertices: `ends[one * size + other]` is the vertex in `one`. */
  readonly ends: Int32Array;
  readonly size: number;
  readonly queue: number[];
}

export const OUTSIDE = -1;
export const EVEN = 0;
export const ODD = 1;

export function newSearch(vertices: number, worth: Search['worth'], highest: number): Search {
  // Blossoms contain at least three nodes, so that at most half as many as vertices exist at a time.
  const size = vertices + Math.floor(vertices / 2) + 2;
  const search: Search = {
    ...{ vertices, nodes: vertices, worth, size, seenMark: 0, queue: [] },
    dual: new Float64Array(size).fill(highest, 1, vertices + 1),
    mate: new Int32Array(size),
    top: new Int32Array(size),
    parent: new Int32Array(size),
    label: new Int8Array(size),
    tightest: new Int32Array(size),
    seen: new Int32Array(size),
    cycle: Array.from({ length: size }, () => []),
    holder: new Int32Array(size * (vertices + 1)),
    ends: new Int32Array(size * size),
  };
  for (let one = 1; one <= vertices; one += 1) {
    search.top[one] = one;
    search.holder[one * (vertices + 1) + one] = one;
    for (let other = 1; other <= vertices; other += 1)
      if (one !== other) search.ends[one * size + other] = one;
  }
  return search;
}

export function topOf({ top }: Search, node: number): number {
  return top[node] ?? 0;
}

export function mateOf({ mate }: Search, node: number): number {
  return mate[node] ?? 0;
}

/** The vertex of node `one` on the best edge to node `other`; 0 without an edge. */
export function endOf({ ends, size }: Search, one: number, other: number): number {
  return ends[one * size + other] ?? 0;
}

/** How far the best edge between two nodes is from being tight. */
export function slackOf(search: Search, one: number, other: number): number {
  const from = endOf(search, one, other);
  const to = endOf(search, other, one);
  if (from === 0 || to === 0) return Number.POSITIVE_INFINITY;
  const { dual, worth } = search;
  return (dual[from] ?? 0) + (dual[to] ?? 0) - 2 * worth(from, to);
}

/** Records an edge from an even vertex to a node, if it is tighter than the known one. */
export function noteSlack(search: Search, vertex: number, node: number): void {
  const known = search.tightest[node] ?? 0;
  if (known === 0 || slackOf(search, vertex, node) < slackOf(search, known, node))
    search.tightest[node] = vertex;
}

/** Finds the tightest edge from even nodes to a node. */
export function findSlack(search: Search, node: number): void {
  search.tightest[node] = 0;
  for (let vertex = 1; vertex <= search.vertices; vertex += 1) {
    const top = topOf(search, vertex);
    if (top !== node && search.label[top] === EVEN && endOf(search, vertex, node) !== 0)
      noteSlack(search, vertex, node);
  }
}

/** Queues the vertices of a node that has become even. */
export function enqueue(search: Search, node: number): void {
  if (node <= search.vertices) search.queue.push(node);
  else for (const member of search.cycle[node] ?? []) enqueue(search, member);
}

export function setTop(search: Search, node: number, top: number): void {
  search.top[node] = top;
  if (node > search.vertices) for (const member of search.cycle[node] ?? []) setTop(search, member, top);
}
