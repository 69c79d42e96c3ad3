import type { Context } from 'hono';
import * as z from 'zod';
import type { Language } from '../../messages/languages';
import { leagueLog } from '../core/league/log.view';
import { Id } from '../core/platform/common.schema';
import type { Deps } from '../core/platform/deps';
import { Log, type LogEntry } from '../core/result/results.schema';
import { type ApiFile, apiFile, InLanguage } from './api-file';
import { csv } from './csv';
import type { ApiEnv } from './env';
import { refused } from './problems';

const OneLeague = z.object({ id: Id }).extend(InLanguage);

/** The whole log of a league, oldest first, in the language of its link. It is as public as its page. */
export const leagueFiles: readonly ApiFile[] = [
  apiFile({
    path: '/leagues/{id}/log.csv',
    tag: 'Leagues',
    mediaType: 'text/csv',
    params: OneLeague,
    missing: 'league',
    summary: 'The whole log of a league as a table, oldest entry first',
    handle: (c, asked) => ofLog(c, asked, (entries) => csv(c, `log-${asked.id}`, entries.map(rowOf))),
  }),
  apiFile({
    path: '/leagues/{id}/log.json',
    tag: 'Leagues',
    mediaType: 'application/json',
    params: OneLeague,
    missing: 'league',
    summary: 'The entries of `log.csv` for programs',
    handle: (c, asked) => ofLog(c, asked, (entries) => c.json({ league: asked.id, entries })),
  }),
];

async function ofLog(
  c: Context<ApiEnv>,
  { id, language }: z.output<typeof OneLeague>,
  answer: (entries: readonly LogEntry[]) => Response | Promise<Response>,
): Promise<Response> {
  const entries = await wholeLog(c.get('deps'), language, id);
  return entries === undefined ? refused(c, { code: 'not-found', what: 'league' }) : answer(entries);
}

async function wholeLog(
  deps: Deps,
  language: Language,
  id: string,
): Promise<readonly LogEntry[] | undefined> {
  const entries: LogEntry[] = [];
  let page: string | null = null;
  do {
    const log = await leagueLog(deps, language, id, page);
    if (!log.ok) return undefined;
    entries.push(...Log.parse(log.value).entries);
    page = log.value.next;
  } while (page !== null);
  return entries.reverse();
}

function rowOf({ id, at, by, kind, season, game, subject, reason, before, after }: LogEntry) {
  return {
    ...{ id, at, kind, subject },
    by: by.name,
    'by id': by.id,
    season: season?.name ?? '',
    game: game ?? '',
    ...{ reason, before, after },
  };
}
