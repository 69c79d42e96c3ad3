import type { Context } from 'hono';
import * as z from 'zod';
import type { Language } from '../../messages/languages';
import type { Caller } from '../core/access/caller';
import { circuitView } from '../core/circuit/circuit.view';
import type { Circuit } from '../core/circuit/circuits.schema';
import { leagueLog } from '../core/league/log.view';
import { Id } from '../core/platform/common.schema';
import type { Deps } from '../core/platform/deps';
import { Log, type LogEntry } from '../core/result/results.schema';
import { type ApiFile, apiFile, InLanguage } from './api-file';
import { csv, type Row } from './csv';
import type { ApiEnv } from './env';
import { refused } from './problems';

const OneLeague = z.object({ id: Id }).extend(InLanguage);
const OneCircuit = z.object({ id: Id, circuit: Id });

/**
 * The whole log of a league, oldest first, in the language of its link, and the standings of its circuits. They are as
 * public as their pages.
 */
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
  apiFile({
    path: '/leagues/{id}/circuits/{circuit}/standing.csv',
    tag: 'Leagues',
    mediaType: 'text/csv',
    params: OneCircuit,
    missing: 'circuit',
    summary:
      'The standings of a circuit as a table: a column for the points of each event, and those that do not count named apart',
    async handle(c, { id, circuit }) {
      const found = await circuitView(c.get('deps'), c.var.caller, id, circuit);
      return found.ok ? csv(c, circuit, circuitRows(found.value)) : refused(c, found.refusal);
    },
  }),
];

/** The columns of events are numbered, since two may have one name. */
function circuitRows({ events, standing }: Circuit): readonly Row[] {
  const columns = events.map(({ season }, at) => `${at + 1}. ${season.name}`);
  return standing.map(({ place, player, total, results }) => ({
    place,
    player: player.name,
    ...Object.fromEntries(columns.map((name, at) => [name, results[at]?.points ?? ''])),
    dropped: columns.filter((_, at) => results[at]?.counts === false).join('; '),
    total,
  }));
}

async function ofLog(
  c: Context<ApiEnv>,
  { id, language }: z.output<typeof OneLeague>,
  answer: (entries: readonly LogEntry[]) => Response | Promise<Response>,
): Promise<Response> {
  const entries = await wholeLog(c.get('deps'), c.var.caller, language, id);
  return entries === undefined ? refused(c, { code: 'not-found', what: 'league' }) : answer(entries);
}

async function wholeLog(
  deps: Deps,
  caller: Caller | null,
  language: Language,
  id: string,
): Promise<readonly LogEntry[] | undefined> {
  const entries: LogEntry[] = [];
  let page: string | null = null;
  do {
    const log = await leagueLog(deps, caller, language, id, page);
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
