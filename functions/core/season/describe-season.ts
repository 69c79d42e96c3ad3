import { hashOf } from '../../../engine/core/canonical';
import type { TextIn } from '../../../messages/text-in';
import type { Caller } from '../access/caller';
import { organizedSeason } from '../access/guards';
import { seasonAct } from '../league/log-act';
import { linksInWords, translationsInLog } from '../league/translations-in-log';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { inSeries, line, message } from '../platform/message';
import type { StoredText } from '../platform/message.records';
import type { SeasonTexts } from './seasons.records';

/** The texts that describe a season. */
type WantedTexts = Omit<SeasonTexts, 'aboutIn'> & {
  readonly aboutIn?: TextIn | undefined;
  /** The version that was read; left out, nothing is compared. */
  readonly version?: number | undefined;
};

/**
 * Changes the texts that describe a season, for an organizer, in any state of the season. The league's log has both
 * versions.
 */
export async function describeSeason(
  deps: Deps,
  caller: Caller,
  id: string,
  { aboutIn: wanted, version, ...others }: WantedTexts,
): Promise<Outcome<null>> {
  const found = await organizedSeason(deps, caller, id, 'organizerDescribesSeasons');
  if (!found.ok) return found;
  const { about = '', aboutIn = {}, venue = '', links = [], textsVersion = 0 } = found.value;
  if (version !== undefined && version !== textsVersion) return refuse({ code: 'changed-meanwhile' });
  const texts = { ...others, aboutIn: wanted ?? aboutIn };
  const before = { about, aboutIn, venue, links };
  if (hashOf(before) === hashOf(texts)) return done(null);
  const said = { before: inWords(before), after: inWords(texts) };
  const entry = await seasonAct(deps, caller, found.value, { kind: 'season-texts', ...said });
  return (await deps.store.describeSeason(found.value, texts, entry)) === 'changed'
    ? done(null)
    : refuse({ code: 'changed-meanwhile' });
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
