import { hashOf } from '../../../engine/core/canonical';
import type { TextIn } from '../../../messages/text-in';
import type { SeasonTexts, StoredText } from '../../store/records';
import { organizedSeason } from '../access/guards';
import type { Caller } from '../caller';
import type { Deps } from '../deps';
import { done, type Outcome } from '../errors';
import { seasonAct } from '../leagues/log-act';
import { linksInWords, translationsInLog } from '../leagues/translations-in-log';
import { inSeries, line, message } from '../message';

/** Changes a season's texts, for an organizer, in any state. The league's log has both versions. */
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
  const before = { about, aboutIn, venue, links };
  if (hashOf(before) === hashOf(texts)) return done(null);
  const said = { before: inWords(before), after: inWords(texts) };
  const entry = await seasonAct(deps, caller, found.value, { kind: 'season-texts', ...said });
  await deps.store.describeSeason(id, texts, entry);
  return done(null);
}

function inWords({ about, aboutIn, venue, links }: SeasonTexts): StoredText {
  const title = message('log.aboutSeason');
  const all = [
    line(title, about),
    translationsInLog(title, aboutIn),
    line(message('log.venue'), venue),
    linksInWords(links),
  ];
  return inSeries(all.filter((said) => said !== ''));
}
