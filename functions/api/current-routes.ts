import { AREAS } from './areas';
import type { Area } from './served-by';
import { TABLE_ROUTES } from './table-routes';

/** What serves which paths below /v1. */
interface RecordedRoutes {
  /** The paths of the table routes, as in the API's description. */
  readonly table: readonly string[];
  /** For each area, prefixes of its paths; `*` stands for any one segment. If several match a path, the longest applies. */
  readonly heads: Readonly<Record<string, readonly string[]>>;
}

interface Served {
  readonly area: Area;
  /** The segments of a path; a parameter is `*`. */
  readonly parts: readonly string[];
}

/** The routes that follow from the operations and files of each area: what `npm run record-routes` records. */
export async function currentRoutes(): Promise<RecordedRoutes> {
  const areas = Object.entries(AREAS) as [Area, (typeof AREAS)[Area]][];
  const served: Served[] = [];
  for (const [area, load] of areas) {
    const { operations, files } = await load('recorded');
    const paths = [...operations, ...files].map(({ path }) => path);
    for (const path of new Set(paths))
      served.push({ area, parts: path.split('/').slice(1).map(withoutParameter) });
  }
  const found = headsBelow(served, [], undefined);
  return {
    table: [...new Set(TABLE_ROUTES.operations.map(({ path }) => path))].sort(),
    heads: Object.fromEntries(
      areas.map(([area]) => [area, found.filter((one) => one.area === area).map(({ head }) => head)]),
    ),
  };
}

function withoutParameter(part: string): string {
  return part.startsWith('{') ? '*' : part;
}

/**
 * The heads below a path: the path itself if another area than the one above serves most of what is below it, or
 * serves the path itself; then those of each next segment.
 */
function headsBelow(
  served: readonly Served[],
  path: readonly string[],
  above: Area | undefined,
): readonly { readonly area: Area; readonly head: string }[] {
  const here = path.length === 0 ? undefined : areaOf(served, path.length);
  const own = here === undefined || here === above ? [] : [{ area: here, head: `/${path.join('/')}` }];
  const next = [...new Set(served.flatMap(({ parts }) => parts[path.length] ?? []))].sort();
  return [
    ...own,
    ...next.flatMap((part) =>
      headsBelow(
        served.filter(({ parts }) => parts[path.length] === part),
        [...path, part],
        here,
      ),
    ),
  ];
}

/** The area that serves a path itself, or else most of what is below it. */
function areaOf(served: readonly Served[], depth: number): Area | undefined {
  const itself = served.find(({ parts }) => parts.length === depth);
  const count = (area: Area) => served.filter((one) => one.area === area).length;
  const [most] = [...new Set(served.map(({ area }) => area))].sort(
    (one, other) => count(other) - count(one) || one.localeCompare(other),
  );
  return itself?.area ?? most;
}
