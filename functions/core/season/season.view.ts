import type { Language } from '../../../messages/languages';
import { translatorFor } from '../../../messages/translator';
import type { Caller } from '../access/caller';
import { mayActOn } from '../access/conflicts';
import { answersOf } from '../entry/answers';
import { entryView, firstEntries, isShown, mineOf } from '../entry/season-entries.view';
import { rolesIn } from '../member/roles';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { scoringTranslator } from '../platform/translate';
import { hidesNames, hidesNamesOf } from '../press/anonymity';
import type { BoardRecord } from '../result/results.records';
import { publishedSeed } from '../round/round-seed';
import { boardViews, firstBoards } from '../round/season-boards.view';
import { roundView } from '../round/season-rounds.view';
import { type Standing, standingOf, translateRow } from '../standings/season-standings.view';
import { calendarFor } from './calendar.view';
import { fixedSettings } from './fixed-settings';
import { factsOf } from './season-facts.view';
import { lifeOf } from './season-life.view';
import type { EntryRecord, RoundRecord, SeasonRecord } from './seasons.records';
import type { Season } from './seasons.schema';

/** How many entries, boards and rows of the standings a season's response contains. */
export interface Most {
  readonly entries: number;
  readonly boards: number;
  readonly standing: number;
}

/** Enough for a season of the usual size; pages of a larger one request more page by page. */
const FIRST: Most = { entries: 100, boards: 60, standing: 50 };

/** Everything, for files. */
export const WHOLE: Most = { entries: Infinity, boards: Infinity, standing: Infinity };

/** A season with its first boards and the first rows of the table computed from all of them. */
export async function seasonView(
  deps: Deps,
  caller: Caller | null,
  language: Language,
  id: string,
  most: Most = FIRST,
): Promise<Outcome<Season>> {
  const season = await deps.store.season(id);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  const [entries, boards, rounds, myRoles] = await Promise.all([
    deps.store.entries(id),
    deps.store.boards(id),
    deps.store.rounds(id),
    rolesIn(deps, season.league.id, caller),
  ]);
  const organizes = myRoles.includes('organizer');
  const own = entries.find(({ player }) => player.id === caller?.id);
  const entered = own !== undefined && ['in', 'waiting', 'asked'].includes(own.state);
  const counted = boards.filter((board) => !hidesNamesOf(season, board));
  const standing = standingOf(season, entries, counted, rounds);
  const shown = entries.filter(({ state }) => isShown(state, organizes));
  const apart = organizes ? season.apart : [];
  const named = new Set([...apart.flat(), ...(own?.avoids ?? [])]);
  const fixed = fixedSettings(season);
  const postponed = season.postponed?.why ?? '';
  const say = await translatorFor(language, [postponed, ...fixed.map(({ why }) => why)]);
  const sayPoints = await scoringTranslator(language, season);
  const myRow = standing.find(({ player }) => player.id === caller?.id);
  return done({
    ...(await factsOf(season, language, sayPoints)),
    registration: { ...season.registration, code: organizes ? season.registration.code : null },
    calendar: await calendarFor(season, rounds, deps.clock()),
    fixed: fixed.map(({ setting, why }) => ({ setting, why: say(why) })),
    counts: countsOf(shown, boards, standing),
    seating: seatingOf(season, boards, rounds),
    entries: firstEntries(shown, most.entries).map((entry) => entryView(entry, season)),
    named: entries.filter(({ player }) => named.has(player.id)).map(({ player }) => player),
    mine: mineOf(own, season, own === undefined ? [] : await answersOf(deps, season, own.player.id)),
    apart,
    planned:
      organizes && (caller === null || (await mayActOn(deps, season, caller)) !== 'may-not')
        ? rounds
            .filter(({ state }) => state === 'planned')
            .map((round) => roundView(season, round, entries, boards))
        : [],
    boards: await boardViews(deps, season, firstBoards(boards, most.boards, caller), caller, language),
    standing: standing.slice(0, most.standing).map((row) => translateRow(sayPoints, row)),
    myRow: myRow === undefined ? null : translateRow(sayPoints, myRow),
    // Anyone who knows a seed can repeat the draw.
    drawSeed: hidesNames(season, season.status === 'finished') ? null : publishedSeed(season, rounds),
    entered,
    myRoles: [...myRoles],
    ...lifeOf(season, { entries, boards, rounds }, deps.clock()),
    postponed: season.postponed === undefined ? null : say(postponed),
  });
}

function countsOf(
  entries: readonly EntryRecord[],
  boards: readonly BoardRecord[],
  standing: readonly Standing[],
): Season['counts'] {
  const inState = (wanted: EntryRecord['state']) => entries.filter(({ state }) => state === wanted).length;
  return {
    ...{ in: inState('in'), waiting: inState('waiting'), asked: inState('asked') },
    boards: boards.length,
    running: boards.filter(({ status }) => status === 'running').length,
    standing: standing.length,
  };
}

/** How many boards of a round have been created; a season with many players gets them in several runs. */
function seatingOf(
  season: SeasonRecord,
  boards: readonly BoardRecord[],
  rounds: readonly RoundRecord[],
): Season['seating'] {
  if (season.status !== 'running') return null;
  const unmade = rounds.find(({ state, round }) => state === 'open' && round > season.round);
  if (unmade === undefined) return null;
  const made = boards.filter(({ round }) => round === unmade.round);
  return {
    round: unmade.round,
    seated: made.reduce((sum, { seats }) => sum + seats.length, 0),
    of: unmade.boards.reduce((sum, board) => sum + Object.keys(board).length, 0),
  };
}
