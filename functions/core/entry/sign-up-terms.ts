import { FEWEST_DECISIONS, HALF_LIFE, reliability } from '../../../engine/deadlines/reliability';
import type { Caller } from '../access/caller';
import type { Deps } from '../platform/deps';
import { done, type Outcome, type Refusal, refuse } from '../platform/errors';
import type { ResultRecord } from '../result/results.records';
import type { EntryRecord, SeasonRecord } from '../season/seasons.records';

const GAMES_READ = 100;

/** The conditions of registering for a season: accepting its absence policy, and having the reliability it requires. */
export async function askedOf(
  deps: Deps,
  season: SeasonRecord,
  caller: Caller,
  accepts: number | undefined,
): Promise<Outcome<Pick<EntryRecord, 'accepted' | 'reliability'>>> {
  const { absence } = season;
  if (absence === undefined) return done({});
  if (accepts !== absence.version) return refuse(policyRefusal(season));
  const figure = await reliableEnough(deps, season, caller);
  return figure.ok ? done({ accepted: accepts, reliability: figure.value }) : figure;
}

/** A player's reliability, if a season requires one; null for players with few decisions. */
export async function reliableEnough(
  deps: Deps,
  { absence }: SeasonRecord,
  caller: Caller,
): Promise<Outcome<number | null>> {
  const figure = reliabilityIn(caller.id, await deps.store.resultsOf(caller.id, GAMES_READ));
  const least = absence?.reliability ?? null;
  if (least !== null && figure !== null && figure < least)
    return refuse({
      code: 'not-allowed',
      why: {
        text: 'reliability',
        with: { least, figure, halfLife: HALF_LIFE, fewest: FEWEST_DECISIONS },
      },
    });
  return done(figure);
}

/**
 * A player's reliability in per cent, seats that they lost included; null for players with few decisions.
 * @param results the newest first
 */
export function reliabilityIn(player: string, results: readonly ResultRecord[]): number | null {
  return reliability(
    results
      .filter(({ voided }) => voided !== true)
      .flatMap(({ seats, left = [] }) => [...seats, ...left].filter((one) => one.player.id === player)),
  );
}

/** The refusal that names the version of a season's policy to be accepted. */
export function policyRefusal({ absence }: SeasonRecord): Refusal {
  if (absence === undefined) return { code: 'nothing-changes' };
  return { code: 'policy-not-accepted', version: absence.version };
}
