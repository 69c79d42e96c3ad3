import type { TextIn } from '../../../messages/text-in';
import type { SeasonTexts } from '../../store/records';
import { organizedSeason } from '../access/guards';
import type { Caller } from '../caller';
import type { Deps } from '../deps';
import { done, type Outcome } from '../errors';
import { alsoIn } from '../leagues/also-in';
import { seasonAct } from '../leagues/log-act';

/** Changes what a season says of itself, for an organizer, whatever its state. The league's log has both versions. */
export async function describeSeason(
  deps: Deps,
  caller: Caller,
  id: string,
  { aboutIn: wanted, ...others }: Omit<SeasonTexts, 'aboutIn'> & { readonly aboutIn?: TextIn | undefined },
): Promise<Outcome<null>> {
  const found = await organizedSeason(deps, caller, id, 'organizerDescribesSeasons');
  if (!found.ok) return found;
  const { about = '', aboutIn = {}, venue = '', links = [] } = found.value;
  const texts = { ...others, aboutIn: wanted ?? aboutIn };
  const before = inWords({ about, aboutIn, venue, links });
  const after = inWords(texts);
  if (before === after) return done(null);
  const entry = await seasonAct(deps, caller, found.value, { kind: 'season-texts', before, after });
  await deps.store.describeSeason(id, texts, entry);
  return done(null);
}

function inWords({ about, aboutIn, venue, links }: SeasonTexts): string {
  const named = links.map(({ title, url }) => `${title} (${url})`).join(', ');
  return `about: ${about || 'nothing'}${alsoIn(aboutIn)}; venue: ${venue || 'none'}; links: ${named || 'none'}`;
}
