import { Lock } from 'lucide-react';
import type { CreateSeason } from '../../../functions/api/schemas/season-settings';
import type { Season } from '../../../functions/api/schemas/seasons';

const NAMES: Readonly<Record<string, string>> = {
  system: 'Game',
  options: 'Rules of this season',
  boardSize: 'Seats a board',
  format: 'Format',
  leftOver: 'Players left over',
  scoring: 'Scoring',
  aggregation: 'Totals and tie-breaks',
  division: 'Division',
  press: 'Anonymous seats',
};

interface FixedSettingsProps {
  readonly season: Season;
  readonly settings: CreateSeason;
}

/** What cannot change any more, as it is, with the reason: an organizer reads it before, not after. */
export function FixedSettings({ season, settings }: FixedSettingsProps) {
  const values = valuesOf(season, settings);
  const shown = season.fixed.filter(({ setting }) => values[setting] !== undefined);
  if (shown.length === 0) return null;
  return (
    <section className="section" aria-labelledby="fixed">
      <h2 id="fixed" className="with-lock">
        <Lock size={18} aria-hidden="true" /> Fixed
      </h2>
      <dl className="fixed-settings">
        {shown.map(({ setting, why }) => (
          <div key={setting}>
            <dt>{NAMES[setting] ?? setting}</dt>
            <dd>
              {values[setting]} <span className="small muted">{why}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const FORMATS = {
  rounds: 'Rounds',
  swiss: 'Swiss',
  'round-robin': 'Round robin',
  'knock-out': 'Knock-out',
  ladder: 'Ladder',
} as const;

const LEFT_OVER = {
  bots: 'Bots fill the last board',
  'smaller-boards': 'Boards get smaller',
  byes: 'They sit the round out',
} as const;

/** The fixed settings in words; one that the season does not use is left out. */
function valuesOf(season: Season, settings: CreateSeason): Readonly<Record<string, string | undefined>> {
  const { division } = settings;
  return {
    system: season.systemTitle,
    options:
      Object.entries(season.options)
        .map(([name, value]) => `${wordsOf(name)}: ${textOf(value)}`)
        .join(', ') || undefined,
    boardSize: String(season.boardSize),
    format: FORMATS[season.format.kind],
    leftOver: LEFT_OVER[season.leftOver],
    scoring: season.scoring.name,
    aggregation: season.rules,
    division: division ? `Level ${division.level} of ${division.of}` : undefined,
    press: season.press === 'gunboat' ? 'On' : 'Off',
  };
}

/** "lastYear" as a reader writes it: "last year". */
function wordsOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}
