import type { Context, Hono } from 'hono';
import type { Language } from '../../messages/languages';
import { leagueLog } from '../core/league/log.view';
import { Id } from '../core/platform/common.schema';
import type { Deps } from '../core/platform/deps';
import { Log, type LogEntry } from '../core/result/results.schema';
import { linkLanguage } from './asked-language';
import { csv } from './csv';
import type { ApiEnv } from './env';
import { refused } from './problems';

/** The whole log of a league, oldest first, in the language of its link. It is as public as its page. */
export function leagueFiles(app: Hono<ApiEnv>): void {
  app.get('/leagues/:id/log.csv', (c) => file(c, (id, entries) => csv(c, `log-${id}`, entries.map(rowOf))));
  app.get('/leagues/:id/log.json', (c) => file(c, (id, entries) => c.json({ league: id, entries })));
}

async function file(
  c: Context<ApiEnv>,
  answer: (id: string, entries: readonly LogEntry[]) => Response | Promise<Response>,
): Promise<Response> {
  const id = Id.safeParse(c.req.param('id'));
  const entries = id.success ? await wholeLog(c.get('deps'), linkLanguage(c), id.data) : undefined;
  if (!id.success || entries === undefined) return refused(c, { code: 'not-found', what: 'league' });
  return answer(id.data, entries);
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
