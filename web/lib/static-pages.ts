import { GAME_SYSTEM_IDS } from '../../engine/games';

const GAMES = GAME_SYSTEM_IDS.join('|');
/** Pages that ask nobody anything: what they say changes with a deployment alone. */
const SAME = new RegExp(`^/(?:credits|(?:${GAMES})(?:/rules|/learn(?:/[\\w-]+)?)?)$`);

interface AskedPage {
  readonly method: string;
  readonly path: string;
  readonly cookies: number;
  readonly authorization: boolean;
  /** Whether its link chooses a language, which the answer keeps in a cookie. */
  readonly chooses: boolean;
}

/**
 * What the edge may do with a page: keep those that are the same for every visitor of one language, for a minute. A reader
 * with any cookie has a page of their own: their name, theme and zone stand in it, and what they have learned.
 */
export function sharedCacheControl({
  method,
  path,
  cookies,
  authorization,
  chooses,
}: AskedPage): string | null {
  const isVisitor = cookies === 0 && !authorization && !chooses;
  return method === 'GET' && isVisitor && SAME.test(path) ? 'public, max-age=0, s-maxage=60' : null;
}
