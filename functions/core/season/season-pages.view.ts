import { knocksOut } from '../../../engine/tournament/knocks-out';
import type { Language } from '../../../messages/languages';
import type { Caller } from '../access/caller';
import { entryView, isShown } from '../entry/season-entries.view';
import { sketchOf } from '../game/game-progress';
import { rolesIn } from '../member/roles';
import type { Person } from '../platform/common.schema';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { type PageAsked, pageOf } from '../platform/page-of-list';
import { scoringTranslator } from '../platform/translate';
import { withSecrets } from '../press/anonymity';
import type { BoardRecord } from '../result/results.records';
import { boardViews } from '../round/season-boards.view';
import { sectionViews } from '../round/sections';
import type { Scores } from '../scoring/scoring.schema';
import { scoresView } from '../scoring/scoring.view';
import { seasonData } from '../standings/season-data';
import { seasonScores } from '../standings/season-scores';
import { standingOf } from '../standings/season-standings.view';
import type { SeasonBoards, SeasonEntries, SeasonStanding } from './season-pages.schema';

const ROWS = 50;
const ENTRIES = 100;
const BOARDS = 20;
/** How many names of a long list a page shows. */
const NAMED = 12;

/** A page of a season's standings, with the parts of each total and what is still possible. */
export async function standingPage(
  deps: Deps,
  caller: Caller | null,
  language: Language,
  id: string,
  asked: PageAsked,
): Promise<Outcome<SeasonStanding>> {
  const found = await seasonData(deps, id);
  if (!found.ok) return found;
  const { season, entries, boards, rounds } = found.value;
  const standing = standingOf(season, entries, boards, rounds);
  const shown = pageOf(standing, ROWS, asked, ({ player }) => [player]);
  const ids = new Set(shown.items.map(({ player }) => player.id));
  const scores = await seasonScores(deps, found.value, (row) => ids.has(row.player));
  const view = scoresView(found.value, scores, await scoringTranslator(language, season));
  const explained = new Map(view.rows.map((row) => [row.player.id, row]));
  const ranges = view.finishes?.known === true ? view.finishes.ranges : [];
  const finishes = new Map(ranges.map(({ player, ...finish }) => [player.id, finish]));
  const at = standing.findIndex(({ player }) => player.id === caller?.id);
  const { items, ...paged } = shown;
  return done({
    ...paged,
    rows: items.flatMap((row) => {
      const lines = explained.get(row.player.id);
      return lines === undefined
        ? []
        : [{ ...row, lines: lines.lines, explained: lines, finish: finishes.get(row.player.id) ?? null }];
    }),
    mine: at < 0 ? null : { place: standing[at]?.place ?? at + 1, page: Math.floor(at / ROWS) + 1 },
    scale: {
      most: Math.max(1, ...standing.map(({ total }) => total)),
      last: Math.max(standing.length, ...ranges.map(({ worst }) => worst)),
    },
    certain: certainOf(view.finishes),
  });
}

/** A summary of what is certain: each player's best claim, and the first of those who can no longer win. */
function certainOf(finishes: Scores['finishes']): SeasonStanding['certain'] {
  const none = { clinched: [], beaten: { count: 0, first: [] } };
  if (finishes === null) return { unknown: null, ...none };
  if (!finishes.known) return { unknown: finishes.why, ...none };
  const best = new Map<string, { player: Person; places: number }>();
  for (const { player, type, places } of finishes.notices)
    if (type === 'clinched' && places < (best.get(player.id)?.places ?? Infinity))
      best.set(player.id, { player, places });
  const beaten = finishes.notices.filter(({ type, places }) => type === 'out-of-reach' && places === 1);
  return {
    unknown: null,
    clinched: [...best.values()],
    beaten: { count: beaten.length, first: beaten.slice(0, NAMED).map(({ player }) => player) },
  };
}

/** A page of a season's players who are in, wait or ask (organizers see which ones). */
export async function entriesPage(
  deps: Deps,
  caller: Caller | null,
  id: string,
  asked: PageAsked,
): Promise<Outcome<SeasonEntries>> {
  const [season, entries] = await Promise.all([deps.store.season(id), deps.store.entries(id)]);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  const organizes = (await rolesIn(deps, season.league.id, caller)).includes('organizer');
  const listed = entries.filter(({ state }) => isShown(state, organizes));
  const { items, ...paged } = pageOf(listed, ENTRIES, asked, ({ player }) => [player]);
  return done({ ...paged, entries: items.map((entry) => entryView(entry, season)) });
}

/** A page of the boards of a round; without a round, of the latest. A search by name does not find anonymous seats. */
export async function boardsPage(
  deps: Deps,
  caller: Caller | null,
  language: Language,
  id: string,
  asked: PageAsked & { readonly round: number | null },
): Promise<Outcome<SeasonBoards>> {
  const [season, all] = await Promise.all([deps.store.season(id), deps.store.boards(id)]);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  const rounds = roundsOf(all);
  const round = asked.round ?? rounds.at(-1)?.round ?? 0;
  const boards = all.filter((board) => board.round === round).map((one) => withSecrets(season, one, caller));
  const { items, ...paged } = pageOf(boards, BOARDS, asked, ({ seats }) => seats.map(({ player }) => player));
  const [views, drawn, progress] = await Promise.all([
    boardViews(deps, season, items, caller, language),
    knocksOut(season.format) ? deps.store.round(id, round) : undefined,
    Promise.all(items.map((board) => sketchOf(deps, board))),
  ]);
  return done({
    ...{ ...paged, round, rounds, sections: sectionViews(drawn ?? {}) },
    boards: views.map((board, at) => ({ ...board, progress: progress[at] ?? null })),
  });
}

function roundsOf(boards: readonly BoardRecord[]): SeasonBoards['rounds'] {
  const rounds = [...new Set(boards.map(({ round }) => round))].sort((one, other) => one - other);
  return rounds.map((round) => {
    const own = boards.filter((board) => board.round === round);
    return { round, boards: own.length, running: own.filter(({ status }) => status === 'running').length };
  });
}
