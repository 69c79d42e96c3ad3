import { hashOf } from '../../../engine/core/canonical';
import { fault } from '../../../engine/fault';
import type { Message, Problem } from '../../../engine/game';
import { alwaysOpen } from '../../../engine/tournament/always-open';
import { teamsUnfair } from './season-choices';
import { problem, type SeasonInput, type Settings } from './season-settings';
import type { SeasonRecord } from './seasons.records';

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
  const press = season.status === 'registration' ? {} : { press: ANONYMITY };
  return Object.entries({ ...fixedIn(season), ...press }).map(([setting, why]) => ({ setting, why }));
}

/** The wanted changes that would be unfair to those who have registered or play. */
export function unfairChanges(season: SeasonRecord, wanted: Settings): readonly Problem[] {
  const fixed = Object.entries(fixedIn(season))
    .filter(
      ([key]) =>
        hashOf(fixedPart(season, key as keyof Settings)) !== hashOf(fixedPart(wanted, key as keyof Settings)),
    )
    .map(([key, why]) => problem([key], why));
  if (season.status === 'registration') return fixed;
  return [...fixed, ...anonymityUnfair(season, wanted), ...teamsUnfair(season.teams, wanted.teams)];
}

/** The fixed part of a setting: how boards of an always-open season are filled may change, that it is one may not. */
function fixedPart(settings: Settings | SeasonRecord, key: keyof Settings): unknown {
  const { format } = settings;
  if (key !== 'format' || alwaysOpen(format) === undefined) return settings[key] ?? null;
  return { kind: format.kind, open: true };
}

/** Whether seats are anonymous cannot be changed during play. */
function anonymityUnfair(season: SeasonRecord, { press }: Settings): readonly Problem[] {
  if ((season.press === 'gunboat') === (press === 'gunboat')) return [];
  return [problem(['press'], ANONYMITY)];
}
