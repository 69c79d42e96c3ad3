import { useLocale, useTranslations } from 'next-intl';
import { isGameSystem } from '../../../engine/games';
import { definitionIn } from '../../../engine/results-only/definition';
import { absenceInWords } from '../../lib/absence';
import { turnsInWords } from '../../lib/deadlines';
import type { Texts } from '../../lib/texts';
import { When } from '../frame/when';
import { pressName } from './rule-words';
import type { SeasonPartProps, settingsOf } from './season-draft';
import { systemOf } from './season-draft';

export type Settings = ReturnType<typeof settingsOf>;

interface SeasonPreviewProps {
  /** What the form holds now; null until it can be read. */
  readonly settings: Settings | null;
  /** The draft, from which the game and its seats follow. */
  readonly part: SeasonPartProps;
}

/** What players will read about the season that a form makes. */
export function SeasonPreview({ settings, part }: SeasonPreviewProps) {
  const t = useTranslations('season-form');
  const missed = { t: useTranslations('absence'), language: useLocale() };
  const turns = { t: useTranslations('deadlines'), language: missed.language };
  if (settings === null) return null;
  const { name, system, registration, schedule, questions = [] } = settings;
  const { deadlines, absence } = part.draft;
  const isPlayedHere = isGameSystem(system) && settings.atTheTable === undefined;
  const shortSteps = t('preview.shortSteps');
  const facts = [
    [t('game'), gameInWords(settings, part, t)],
    [t('format.title'), boardsInWords(settings, part, t)],
    [t('registration.title'), registrationInWords(registration, t)],
    ...(isPlayedHere
      ? [
          [t('pace.title'), turnsInWords(deadlines, { ...turns, shortSteps })],
          [t('press.title'), pressName(t, settings)],
        ]
      : [[t('played.title'), t('preview.atTables')]]),
    [t('scoring.title'), scoringName(part)],
    ...(questions.length === 0
      ? []
      : [[t('questions.title'), t('preview.asks', { questions: questions.length })]]),
  ];
  return (
    <section className="side-card" aria-labelledby="preview">
      <p className="small muted">{t('preview.title')}</p>
      <h2 id="preview">{name === '' ? t('preview.nameless') : name}</h2>
      <dl className="preview-facts">
        {facts.map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {schedule?.startsAt ? (
          <div>
            <dt>{t('dates.starts')}</dt>
            <dd>
              <When at={schedule.startsAt} as="short" />
            </dd>
          </div>
        ) : null}
      </dl>
      {isPlayedHere ? (
        <details className="mt-3">
          <summary>{t('missed.title')}</summary>
          <ul className="absence-rules">
            {absenceInWords(absence ?? null, missed).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

type Words = Texts<'season-form'>;

function gameInWords({ system, options }: Settings, part: SeasonPartProps, t: Words): string {
  if (isGameSystem(system)) return systemOf(part)?.title ?? '';
  return definitionIn(options ?? {}).title || t('ownGame.choice');
}

/** The rounds and boards of the season: "Swiss, 4 rounds, boards of 7, then a top board". */
export function boardsInWords(settings: Settings, part: SeasonPartProps, t: Words): string {
  const { format, boardSize } = settings;
  const size = boardSize ?? systemOf(part)?.seats.usual ?? 0;
  const rounds = format !== undefined && 'rounds' in format ? format.rounds : 0;
  return [
    kindInWords(format, t),
    ...(rounds > 0 ? [t('preview.rounds', { rounds })] : []),
    t('preview.boardsOf', { size }),
    ...(format !== undefined && 'topBoard' in format && format.topBoard ? [t('preview.topBoard')] : []),
  ].join(', ');
}

function kindInWords(format: Settings['format'], t: Words): string {
  switch (format?.kind) {
    case 'swiss':
      return t('format.swiss');
    case 'round-robin':
      return t('format.roundRobin');
    case 'knock-out':
      return t('format.knockOut');
    case 'double-elimination':
      return t('format.double');
    case 'groups':
      return t('format.groups');
    case 'ladder':
      return format.open === undefined ? t('format.ladder') : t('format.alwaysOpen');
    case 'rounds':
    case undefined:
      return t('preview.drawn');
  }
}

/** Who can register, and how many: "Anyone, 28 places". */
export function registrationInWords(registration: Settings['registration'], t: Words): string {
  const { mode = 'open', capacity = null } = registration ?? {};
  const who = {
    open: t('registration.open'),
    invitation: t('registration.invitation'),
    approval: t('registration.approval'),
  }[mode];
  return capacity === null ? who : t('preview.places', { who, places: capacity });
}

function scoringName({ scorings, draft }: SeasonPartProps): string {
  return scorings.scorings.find(({ id }) => id === draft.scoring.id)?.name ?? '';
}
