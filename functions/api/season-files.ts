import type { Context } from 'hono';
import * as z from 'zod';
import { knocksOut } from '../../engine/tournament/knocks-out';
import type { StageOfBoard } from '../../engine/tournament/stage-names';
import type { Language } from '../../messages/languages';
import { Id } from '../core/platform/common.schema';
import type { Deps } from '../core/platform/deps';
import { roundReport } from '../core/round/round-report.view';
import { stageOfBoardIn } from '../core/round/stage-of-board';
import { type Most, seasonView, WHOLE } from '../core/season/season.view';
import type { Season } from '../core/season/seasons.schema';
import { type ApiFile, apiFile, InLanguage } from './api-file';
import { csv, type Row } from './csv';
import type { ApiEnv } from './env';
import { refused } from './problems';

const OneSeason = z.object({ id: Id });
const InOneLanguage = OneSeason.extend(InLanguage);
const OneRound = InOneLanguage.extend({ round: z.coerce.number().int().min(1).max(9999) });

/**
 * A season in formats that other programs read. All are as public as the season's page. Rows for programs have the same
 * names in every language; texts for people are in the language of the link.
 */
export const seasonFiles: readonly ApiFile[] = [
  apiFile({
    path: '/seasons/{id}/standing.csv',
    tag: 'Seasons',
    mediaType: 'text/csv',
    params: OneSeason,
    missing: 'season',
    summary: 'The standings as a table',
    handle: (c, { id }) => ofSeason(c, 'en', id, (season) => csv(c, id, standingRows(season))),
  }),
  apiFile({
    path: '/seasons/{id}/results.csv',
    tag: 'Seasons',
    mediaType: 'text/csv',
    params: OneSeason,
    missing: 'season',
    summary: 'The results of all boards as a table, one row a seat',
    handle: (c, { id }) =>
      ofSeason(c, 'en', id, async (season) => csv(c, id, resultRows(season, await stagesIn(c, id)))),
  }),
  apiFile({
    path: '/seasons/{id}/standing.json',
    tag: 'Seasons',
    mediaType: 'application/json',
    params: OneSeason,
    missing: 'season',
    summary: 'The rows of `standing.csv` for programs',
    handle: (c, { id }) => ofSeason(c, 'en', id, (season) => json(c, season, standingRows(season))),
  }),
  apiFile({
    path: '/seasons/{id}/results.json',
    tag: 'Seasons',
    mediaType: 'application/json',
    params: OneSeason,
    missing: 'season',
    summary: 'The rows of `results.csv` for programs',
    handle: (c, { id }) =>
      ofSeason(c, 'en', id, async (season) => json(c, season, resultRows(season, await stagesIn(c, id)))),
  }),
  apiFile({
    path: '/seasons/{id}/rounds/{round}/report.md',
    tag: 'Seasons',
    mediaType: 'text/markdown',
    params: OneRound,
    missing: 'round',
    summary: 'The report of a round as text for a newsletter or forum',
    handle: report,
  }),
  apiFile({
    path: '/seasons/{id}/feed.atom',
    tag: 'Seasons',
    mediaType: 'application/atom+xml',
    params: InOneLanguage,
    missing: 'season',
    summary: 'A feed of the boards that began and ended',
    handle: (c, { id, language }) => ofSeason(c, language, id, (season) => atom(c, season, language)),
  }),
];

async function ofSeason(
  c: Context<ApiEnv>,
  language: Language,
  id: string,
  answer: (season: Season) => Response | Promise<Response>,
): Promise<Response> {
  const season = await publicSeason(c.get('deps'), language, id);
  return season === undefined ? refused(c, { code: 'not-found', what: 'season' }) : answer(season);
}

/** The season as a visitor with this language sees it, complete unless `most` limits it. */
export async function publicSeason(
  deps: Deps,
  language: Language,
  id: string,
  most: Most = WHOLE,
): Promise<Season | undefined> {
  const outcome = await seasonView(deps, null, language, id, most);
  return outcome.ok ? outcome.value : undefined;
}

function standingRows({ standing, rounds }: Season): readonly Row[] {
  return standing.map(({ place, player, total, rounds: played }) => ({
    place,
    player: player.name,
    kind: player.kind,
    total,
    ...Object.fromEntries(
      Array.from({ length: rounds }, (_, at) => [`round ${at + 1}`, pointsIn(played, at + 1)]),
    ),
  }));
}

/** The points of a round, of all boards that the player had in it; empty without any. */
function pointsIn(played: Season['standing'][number]['rounds'], round: number): number | '' {
  const games = played.filter((one) => one.round === round);
  return games.length === 0 ? '' : games.reduce((sum, { points }) => sum + points, 0);
}

/** The name of a board's round or section. */
type StageOf = (board: Season['boards'][number]) => StageOfBoard | undefined;

/** The names of boards in a season that knocks out; undefined in others, which have none. */
async function stagesIn(c: Context<ApiEnv>, id: string): Promise<StageOf | undefined> {
  const { store } = c.get('deps');
  const [season, rounds] = await Promise.all([store.season(id), store.rounds(id)]);
  if (season === undefined || !knocksOut(season.format)) return undefined;
  return (board) => stageOfBoardIn(season, rounds, board);
}

/** @param stageOf adds a column at the end, so that programs which count columns go on working */
function resultRows({ boards, measures, games }: Season, stageOf: StageOf | undefined): readonly Row[] {
  const all = [...new Set([measures, ...games.map((one) => one.measures)].flat().map(({ name }) => name))];
  const gameIn = (round: number) => games.find((one) => one.round === round);
  const figureOf = (figures: Readonly<Record<string, number>>, round: number, name: string) => {
    const measure = (gameIn(round)?.measures ?? measures).find((one) => one.name === name);
    return measure === undefined ? '' : (figures[measure.id] ?? '');
  };
  return boards.flatMap((one) => {
    const { round, board, game, status, result, seats } = one;
    // A figure of this name stays what it is.
    const stage = stageOf && !all.includes('stage') ? { stage: stageOf(one) ?? '' } : {};
    return seats.map(({ seat, player, place, points, figures }) => ({
      round,
      board,
      game,
      status,
      result,
      seat,
      player: player.name,
      place: place ?? '',
      points,
      ...Object.fromEntries(all.map((name) => [name, figureOf(figures, round, name)])),
      ...(games.length > 0 && { title: gameIn(round)?.title ?? '' }),
      ...stage,
    }));
  });
}

/** The same rows for programs, under the season's name. */
function json(c: Context<ApiEnv>, { id, name, league, status }: Season, rows: readonly Row[]): Response {
  return c.json({ season: { id, name, league, status }, rows });
}

/** A round's report as plain Markdown text. */
async function report(
  c: Context<ApiEnv>,
  { id, round, language }: z.output<typeof OneRound>,
): Promise<Response> {
  const found = await roundReport(c.get('deps'), language, id, round);
  if (!found.ok) return refused(c, found.refusal);
  c.header('content-type', 'text/markdown; charset=utf-8');
  return c.body(found.value.markdown);
}

async function atom(c: Context<ApiEnv>, season: Season, language: Language): Promise<Response> {
  const { seasonFeed } = await import('./season-feed');
  c.header('content-type', 'application/atom+xml; charset=utf-8');
  // Behind CloudFront the request's own host is not the site's.
  return c.body(await seasonFeed(season, c.get('deps').reach.site, language));
}
