import { hashOf } from '../../../engine/core/canonical';
import type { DivisionRules } from '../../../engine/tournament/aggregation';
import type { RefusalReason } from '../../../messages/refusal-reason';
import type { Caller } from '../access/caller';
import { organizerOf } from '../access/guards';
import { newEntry } from '../entry/new-entry';
import { isBanned } from '../member/bans';
import type { Deps } from '../platform/deps';
import { andThen, done, type Outcome, refuse } from '../platform/errors';
import type { SeasonChanged } from '../platform/events.records';
import { createSeason } from '../season/manage-seasons';
import { datesAfter } from '../season/next-dates';
import { seasonChanged } from '../season/season-changed';
import { inputOf } from '../season/season-settings';
import type { Division, SeasonRecord } from '../season/seasons.records';
import { settingProblem } from '../season/setting-problem';
import { type DivisionTable, divisionsOf } from '../standings/division-tables';
import { missingLevels, rulesProblems } from './division-ladder';

/**
 * Announces the next season of every division and enters each player in the right one; those who do not want to play
 * withdraw. Running it again finishes an interrupted run.
 * @param of the common name of the new divisions
 * @param rules for the whole ladder, now and next; if absent, the divisions must agree
 * @returns the new seasons, the highest first
 */
export async function announceDivisions(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  { of, rules }: { readonly of: string; readonly rules?: DivisionRules | undefined },
): Promise<Outcome<readonly SeasonRecord[]>> {
  return andThen(divisionsOf(deps, seasonId, rules), async ({ tables, next, disagreements: differ }) => {
    const [highest] = tables;
    if (highest === undefined) return refuse({ code: 'not-found', what: 'division' });
    const organizer = await organizerOf(
      deps,
      caller,
      highest.season.league.id,
      'organizerAnnouncesDivisions',
    );
    if (!organizer.ok) return organizer;
    const why = obstacleTo(tables, of);
    if (why !== undefined) return refuse({ code: 'format-impossible', why });
    const problems =
      rules === undefined
        ? differ.map(({ rule, why: differs }) => settingProblem(['rules', rule], differs))
        : rulesProblems(rules, 'rules');
    if (problems.length > 0) return refuse({ code: 'invalid', problems });
    const made: SeasonRecord[] = [];
    for (const [at, players] of next.entries()) {
      const event = seasonChanged(deps, seasonId, { next: { of, by: caller, ...(rules && { rules }) } });
      const season = await announceDivision(deps, caller, tables, { of, level: at + 1, ...rules }, event);
      if (!season.ok) return season;
      await enterAll(deps, season.value, tables, players);
      made.push(season.value);
    }
    return done(made);
  });
}

function obstacleTo(tables: readonly DivisionTable[], of: string): RefusalReason | undefined {
  const open = tables.find(({ season }) => season.status !== 'finished');
  if (open !== undefined) return { text: 'divisionOpen', with: { season: open.season.name } };
  const [missing] = missingLevels(tables.map(({ season }) => season));
  if (missing !== undefined) return { text: 'divisionMissing', with: { level: missing } };
  if (tables.some(({ season }) => season.division.of === of)) return { text: 'divisionsNewName' };
  return undefined;
}

/** A division with the settings of the one at its level, or of the lowest. */
async function announceDivision(
  deps: Deps,
  caller: Caller,
  tables: readonly DivisionTable[],
  { of, level, ...rules }: Pick<Division, 'of' | 'level'> & Partial<DivisionRules>,
  event: SeasonChanged,
): Promise<Outcome<SeasonRecord>> {
  const model = (tables.find(({ season }) => season.division.level === level) ?? tables.at(-1))?.season;
  if (model === undefined) return refuse({ code: 'not-found', what: 'division' });
  // The id is derived from the previous seasons, so that two runs create the same one.
  const id = hashOf({ after: tables.map(({ season }) => season.id), of, level }).slice(0, 26);
  const existing = await deps.store.season(id);
  if (existing !== undefined) return done(existing);
  const { teams: _, ...settings } = inputOf(model);
  const name = `${of}, division ${level}`.slice(0, 60);
  const division = { ...model.division, ...rules, of, level };
  const input = { ...settings, ...datesAfter(model, deps.clock()), name, division };
  return createSeason(deps, caller, model.league.id, input, { id, after: model.id, event });
}

async function enterAll(
  deps: Deps,
  season: SeasonRecord,
  tables: readonly DivisionTable[],
  players: readonly string[],
): Promise<void> {
  const people = new Map(
    tables.flatMap(({ entries }) => entries.map(({ player }) => [player.id, player] as const)),
  );
  for (const id of players) {
    const player = people.get(id);
    const banned = isBanned(await deps.store.member(season.league.id, id), deps.clock());
    if (player !== undefined && !banned)
      await deps.store.enter(newEntry(season, player, deps.clock(), 'in'), null, { replaces: [] });
  }
}
