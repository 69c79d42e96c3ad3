import { hashOf } from '../../../engine/core/canonical';
import type { Problem } from '../../../engine/game';
import { alwaysOpen } from '../../../engine/tournament/always-open';
import type { SeasonRecord } from '../../store/records';
import { teamsUnfair } from './season-choices';
import { problem, type SeasonInput, type Settings } from './season-settings';

/** What cannot be changed fairly once boards have been drawn, and why. */
const FIXED_AFTER_START = {
  system: 'Players have registered for this game.',
  options: 'Boards have already been played under these rules.',
  boardSize: 'Boards of this size have already been drawn.',
  format: 'Boards have already been drawn in this format.',
  leftOver: 'Boards have already been drawn this way.',
  scoring: 'Points have already been scored this way.',
  aggregation: 'Totals have already been counted this way.',
  division: 'Players have entered this division.',
} as const satisfies Partial<Record<keyof SeasonInput, string>>;

const ANONYMITY = 'You cannot switch anonymous seats on or off once boards have been played.';

function fixedIn({ status }: SeasonRecord): Partial<typeof FIXED_AFTER_START> {
  return status === 'registration' ? { system: FIXED_AFTER_START.system } : FIXED_AFTER_START;
}

/** The settings of a season that cannot change any more, and why; the game is fixed from its announcement on. */
export function fixedSettings(season: SeasonRecord): readonly { setting: string; why: string }[] {
  const press = season.status === 'registration' ? {} : { press: ANONYMITY };
  return Object.entries({ ...fixedIn(season), ...press }).map(([setting, why]) => ({ setting, why }));
}

/** What of the wanted settings would be unfair to those who have registered or play. */
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

/** A setting as far as it is fixed: how boards of an always-open season fill may change, that it is one may not. */
function fixedPart(settings: Settings | SeasonRecord, key: keyof Settings): unknown {
  const { format } = settings;
  if (key !== 'format' || alwaysOpen(format) === undefined) return settings[key] ?? null;
  return { kind: format.kind, open: true };
}

/** Whether seats are anonymous is not changed under those who play. */
function anonymityUnfair(season: SeasonRecord, { press }: Settings): readonly Problem[] {
  if ((season.press === 'gunboat') === (press === 'gunboat')) return [];
  return [problem(['press'], ANONYMITY)];
}
