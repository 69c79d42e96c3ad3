import { GAME_SYSTEM_IDS } from '../../engine/games';

const GAMES = GAME_SYSTEM_IDS.join('|');
/** Pages that read nothing from the platform: they change only with a deployment. */
const SAME = new RegExp(`^/(?:credits|(?:${GAMES})(?:/rules|/learn(?:/[\\w-]+)?)?)$`);

interface AskedPage {
  readonly method: string;
  readonly path: string;
  readonly cookies: number;
  readonly authorization: boolean;
  /** Whether its link chooses a language, which the answer stores in a cookie. */
  readonly chooses: boolean;
}

/**
 * The caching of a page at the edge: pages that are the same for every visitor of one language are cached for a minute.
 * A reader with any cookie has a page of their own, with their name, theme, zone and finished lessons.
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
