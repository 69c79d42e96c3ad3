import { useLocale, useTranslations } from 'next-intl';
import type { Season } from '../../../functions/api/schemas/seasons';
import { FACES } from '../../games/faces';
import { turnsInWords } from '../../lib/deadlines';
import { counted } from '../../lib/time';

const PRESS_WORDS = {
  full: 'Private and public',
  public: 'Public only',
  gunboat: 'Gunboat: none, seats anonymous until the end',
  rulebook: 'By the rulebook: none during adjustments',
  delayed: 'Delayed until the turn closes',
  none: 'None',
} as const;

const AT_END_WORDS = { never: '', 'by-consent': '', always: '; opened to all once a game is over' } as const;

const FORMAT_WORDS = {
  rounds: '',
  swiss: 'Swiss, ',
  'round-robin': 'Round robin, ',
  'knock-out': 'Knock-out, ',
  ladder: 'Ladder, ',
} as const;

const PROGRAM_WORDS = {
  allowed: 'May send orders; their seats are marked',
  refused: 'May not send orders',
} as const;

/** What a season is, in a few facts. */
export function Facts({ season }: { season: Season }) {
  const { deadlines, options } = season;
  const shortSteps = FACES[season.system].shortSteps(useTranslations('game'));
  const turns = { t: useTranslations('deadlines'), language: useLocale(), shortSteps };
  const limit = typeof options.lastYear === 'number' ? `, boards end after Fall ${options.lastYear}` : '';
  const facts = [
    ['Game', season.systemTitle],
    [
      'Format',
      season.importedAt === null
        ? `${FORMAT_WORDS[season.format.kind]}${season.format.kind === 'ladder' ? '' : `${counted(season.rounds, 'round')} of `}boards of ${season.boardSize}${limit}`
        : `${counted(season.rounds, 'round')}, ${counted(season.counts.boards, 'board')}`,
    ],
    ['Scoring', season.scoring.name],
    ...(season.importedAt === null
      ? [
          ['Turns', turnsInWords(deadlines, turns)],
          ['Press', `${PRESS_WORDS[season.press]}${AT_END_WORDS[season.pressAtEnd]}`],
          // At a real table nobody sends orders.
          ...(season.atTheTable === null ? [['Programs', PROGRAM_WORDS[season.programs]] as const] : []),
        ]
      : [['Played', 'At real tables']]),
  ];
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
