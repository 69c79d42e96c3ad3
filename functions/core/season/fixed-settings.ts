import { hashOf } from '../../../engine/core/canonical';
import { fault } from '../../../engine/fault';
import type { Message, Problem } from '../../../engine/game';
import { alwaysOpen } from '../../../engine/tournament/always-open';
import { isAnonymous } from '../press/anonymity';
import { teamsUnfair } from './season-choices';
import type { SeasonInput, Settings } from './season-settings';
import type { SeasonRecord } from './seasons.records';
import { settingProblem } from './setting-problem';

/** The settings that cannot be changed fairly once boards have been drawn, and why. */
const FIXED_AFTER_START = {
  system: fault('fixed.system'),
  options: fault('fixed.options'),
  boardSize: fault('fixed.boardSize'),
  format: fault('fixed.format'),
  leftOver: fault('fixed.leftOver'),
  scoring: fault('fixed.scoring'),
  scoringByRound: fault('fixed.scoring'),
  aggregation: fault('fixed.aggregation'),
  division: fault('fixed.division'),
} as const satisfies Partial<Record<keyof SeasonInput, Message>>;

const ANONYMITY = fault('fixed.anonymity');

function fixedIn({ status }: SeasonRecord): Partial<typeof FIXED_AFTER_START> {
  return status === 'registration' ? { system: FIXED_AFTER_START.system } : FIXED_AFTER_START;
}

/** The settings of a season that can no longer change, and why; the game is fixed once the season is announced. */
export function fixedSettings(season: SeasonRecord): readonly { setting: string; why: Message }[] {
  const anonymous = season.status === 'registration' ? {} : { anonymous: ANONYMITY };
  return Object.entries({ ...fixedIn(season), ...anonymous }).map(([setting, why]) => ({ setting, why }));
}

/** The wanted changes that would be unfair to those who have registered or play. */
export function unfairChanges(season: SeasonRecord, wanted: Settings): readonly Problem[] {
  const rounds = Math.min(lengthOf(season), lengthOf(wanted));
  const partIn = (settings: Settings | SeasonRecord, key: string) =>
    hashOf(fixedPart(settings, key as keyof Settings, { rounds, round: season.round }));
  const fixed = Object.entries(fixedIn(season))
    .filter(([key]) => partIn(season, key) !== partIn(wanted, key))
    .map(([key, why]) => settingProblem([key], why));
  if (season.status === 'registration') return fixed;
  return [...fixed, ...anonymityUnfair(season, wanted), ...teamsUnfair(season.teams, wanted.teams)];
}

/**
 * The fixed part of a setting. How boards of an always-open season are filled may change, that it is one may not. The
 * number of rounds may change (`changedLength`), and what is scored in a way of its own goes with rounds that fall away.
 * A game of one round may change until the round before it has begun.
 * @param rounds the rounds that both settings have
 * @param round the round that is played now: the next one may be drawn already
 */
function fixedPart(
  settings: Settings | SeasonRecord,
  key: keyof Settings,
  { rounds, round: last }: { readonly rounds: number; readonly round: number },
): unknown {
  const { format, scoringByRound } = settings;
  if (key === 'scoringByRound') {
    const kept = scoringByRound?.filter(({ round }) => round <= rounds) ?? [];
    return kept.length === 0 ? null : kept;
  }
  if (key === 'aggregation' && settings.aggregation?.otherTieBreaks !== undefined) {
    const { otherTieBreaks, ...rules } = settings.aggregation;
    const kept = otherTieBreaks.filter((one) => !('round' in one) || one.round <= rounds);
    return kept.length === 0 ? rules : { ...rules, otherTieBreaks: kept };
  }
  if (key === 'options' && Array.isArray(settings.options.games)) {
    const { games, ...options } = settings.options;
    const kept = (games as readonly { readonly round?: unknown }[]).filter(
      ({ round }) => typeof round === 'number' && round <= last + 1,
    );
    return kept.length === 0 ? options : { ...options, games: kept };
  }
  if (key !== 'format') return settings[key] ?? null;
  if ('rounds' in format) return { ...format, rounds: null };
  return alwaysOpen(format) === undefined ? format : { kind: format.kind, open: true };
}

/** The rounds of a format with a number of them, the one of the top board included. */
function lengthOf({ format }: Settings | SeasonRecord): number {
  return 'rounds' in format ? format.rounds + (format.topBoard ? 1 : 0) : Number.POSITIVE_INFINITY;
}

/** Whether seats are anonymous cannot be changed during play. */
function anonymityUnfair(season: SeasonRecord, wanted: Settings): readonly Problem[] {
  if (isAnonymous(season) === isAnonymous(wanted)) return [];
  // In gunboat the press mode says it already.
  const setting = season.press === 'gunboat' || wanted.press === 'gunboat' ? 'press' : 'anonymous';
  return [settingProblem([setting], ANONYMITY)];
}
