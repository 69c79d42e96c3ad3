import type { Context, Hono } from 'hono';
import * as z from 'zod';
import type { Language } from '../../messages/languages';
import { Id } from '../core/platform/common.schema';
import type { Deps } from '../core/platform/deps';
import { roundReport } from '../core/round/round-report.view';
import { type Most, seasonView, WHOLE } from '../core/season/season.view';
import type { Season } from '../core/season/seasons.schema';
import { linkLanguage } from './asked-language';
import { csv, type Row } from './csv';
import type { ApiEnv } from './env';
import { refused } from './problems';

/**
 * A season in formats that other programs read. All are as public as the season's page. Rows for programs have the same
 * names in every language; texts for people are in the language of the link.
 */
export function seasonFiles(app: Hono<ApiEnv>): void {
  app.get('/seasons/:id/standing.csv', (c) => file(c, (season) => csv(c, season.id, standingRows(season))));
  app.get('/seasons/:id/results.csv', (c) => file(c, (season) => csv(c, season.id, resultRows(season))));
  app.get('/seasons/:id/standing.json', (c) => file(c, (season) => json(c, season, standingRows(season))));
  app.get('/seasons/:id/results.json', (c) => file(c, (season) => json(c, season, resultRows(season))));
  app.get('/seasons/:id/rounds/:round/report.md', report);
  app.get('/seasons/:id/feed.atom', (c) => file(c, (season) => atom(c, season), linkLanguage(c)));
}

async function file(
  c: Context<ApiEnv>,
  answer: (season: Season) => Response | Promise<Response>,
  language: Language = 'en',
): Promise<Response> {
  const id = Id.safeParse(c.req.param('id'));
  if (!id.success) return refused(c, { code: 'not-found', what: 'season' });
  const season = await publicSeason(c.get('deps'), language, id.data);
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
      Array.from({ length: rounds }, (_, at) => [
        `round ${at + 1}`,
        played.find(({ round }) => round === at + 1)?.points ?? '',
      ]),
    ),
  }));
}

function resultRows({ boards, measures }: Season): readonly Row[] {
  return boards.flatMap(({ round, board, game, status, result, seats }) =>
    seats.map(({ seat, player, place, points, figures }) => ({
      round,
      board,
      game,
      status,
      result,
      seat,
      player: player.name,
      place: place ?? '',
      points,
      ...Object.fromEntries(measures.map(({ id, name }) => [name, figures[id] ?? ''])),
    })),
  );
}

/** The same rows for programs, under the season's name. */
function json(c: Context<ApiEnv>, { id, name, league, status }: Season, rows: readonly Row[]): Response {
  return c.json({ season: { id, name, league, status }, rows });
}

/** A round's report as plain Markdown text. */
async function report(c: Context<ApiEnv>): Promise<Response> {
  const asked = OneRound.safeParse(c.req.param());
  if (!asked.success) return refused(c, { code: 'not-found', what: 'round' });
  const found = await roundReport(c.get('deps'), linkLanguage(c), asked.data.id, asked.data.round);
  if (!found.ok) return refused(c, found.refusal);
  c.header('content-type', 'text/markdown; charset=utf-8');
  return c.body(found.value.markdown);
}

const OneRound = z.object({ id: Id, round: z.coerce.number().int().min(1).max(9999) });

async function atom(c: Context<ApiEnv>, season: Season): Promise<Response> {
  const { seasonFeed } = await import('./season-feed');
  c.header('content-type', 'application/atom+xml; charset=utf-8');
  // Behind CloudFront the request's own host is not the site's.
  return c.body(await seasonFeed(season, c.get('deps').reach.site, linkLanguage(c)));
}
