import { importsOf, type Source } from './sources';

/**
 * Import cycles between folders: in each folder its files and sub-folders are nodes, and an import from inside one to
 * inside another is an edge. A cycle is a group of nodes from each of which edges lead to every other.
 */
export function circlesOf(sources: readonly Source[]): readonly (readonly string[])[] {
  const known = new Set(sources.map(({ path }) => path));
  const arrows = new Map<string, Map<string, Set<string>>>();
  for (const source of sources)
    for (const target of importsOf(source, known)) addArrow(arrows, source.path, target);
  return [...arrows].flatMap(([folder, rooms]) =>
    groupsOf(rooms).map((group) => group.map((room) => `${folder}${room}`).sort()),
  );
}

/** An import is an edge in the lowest folder that contains both of its ends. */
function addArrow(arrows: Map<string, Map<string, Set<string>>>, from: string, to: string): void {
  const [one, other] = [from.split('/'), to.split('/')];
  const depth = one.findIndex((part, at) => part !== other[at]);
  if (depth < 0) return;
  const folder = one
    .slice(0, depth)
    .map((part) => `${part}/`)
    .join('');
  const rooms = arrows.get(folder) ?? new Map<string, Set<string>>();
  arrows.set(folder, rooms);
  const room = one[depth] ?? '';
  rooms.set(room, (rooms.get(room) ?? new Set()).add(other[depth] ?? ''));
}

/** Groups of two or more nodes that reach each other. */
function groupsOf(rooms: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly string[])[] {
  const reach = new Map([...rooms.keys()].map((room) => [room, reachedFrom(room, rooms)]));
  const groups: string[][] = [];
  for (const [room, reached] of reach) {
    if (!reached.has(room) || groups.some((group) => group.includes(room))) continue;
    groups.push([...reached].filter((other) => reach.get(other)?.has(room)));
  }
  return groups;
}

function reachedFrom(room: string, rooms: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const reached = new Set<string>();
  const ahead = [...(rooms.get(room) ?? [])];
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    ahead.push(...(rooms.get(next) ?? []));
  }
  return reached;
}
