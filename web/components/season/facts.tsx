import type { Season } from '../../../functions/api/schemas/seasons';
import { counted, minutesInWords } from '../../lib/time';

const PRESS_WORDS = { full: 'Private and public', public: 'Public only', none: 'None' } as const;

const FORMAT_WORDS = {
  rounds: '',
  swiss: 'Swiss, ',
  'round-robin': 'Round robin, ',
  'knock-out': 'Knock-out, ',
} as const;

/** What a season is, in five facts. */
export function Facts({ season }: { season: Season }) {
  const { deadlines, options } = season;
  const limit = typeof options.lastYear === 'number' ? `, boards end after Fall ${options.lastYear}` : '';
  const turns = `${minutesInWords(deadlines.orders)}, ${minutesInWords(deadlines.adjustment)} for adjustments${deadlines.earlyClose ? ', early when all are ready' : ''}`;
  const facts = [
    ['Game', season.systemTitle],
    [
      'Format',
      `${FORMAT_WORDS[season.format.kind]}${counted(season.rounds, 'round')} of boards of ${season.boardSize}${limit}`,
    ],
    ['Scoring', season.scoring.name],
    ['Turns', turns],
    ['Press', PRESS_WORDS[season.press]],
  ] as const;
  return (
    <dl className="facts mt-4">
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
