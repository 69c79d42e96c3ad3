import type { CreateSeason } from '../../../functions/core/season/season-settings.schema';
import type { Texts } from '../../lib/texts';

/** The choices of a season's rules in words: press, where its boards are played, disputes and programs. */
export function ruleWords(t: Texts<'season-form'>) {
  return {
    press: pressWords(t),
    anonymous: anonymousWords(t),
    pressAtEnd: [
      { id: 'by-consent', name: t('pressAtEnd.consent'), about: t('pressAtEnd.consentAbout') },
      { id: 'always', name: t('pressAtEnd.always'), about: t('pressAtEnd.alwaysAbout') },
      { id: 'never', name: t('pressAtEnd.never'), about: t('pressAtEnd.neverAbout') },
    ],
    played: [
      { id: 'here', name: t('played.here'), about: t('played.hereAbout') },
      { id: 'rated', name: t('played.rated'), about: t('played.ratedAbout') },
      { id: 'unrated', name: t('played.unrated'), about: t('played.unratedAbout') },
    ],
    reports: [
      { id: 'one', name: t('reports.one'), about: t('reports.oneAbout') },
      { id: 'all', name: t('reports.all'), about: t('reports.allAbout') },
      { id: 'organizer', name: t('reports.organizer'), about: t('reports.organizerAbout') },
      { id: 'never', name: t('reports.never'), about: t('reports.neverAbout') },
    ],
    disputes: [
      { id: 'run', name: t('disputes.run'), about: t('disputes.runAbout') },
      { id: 'hold', name: t('disputes.hold'), about: t('disputes.holdAbout') },
    ],
    programs: [
      { id: 'refused', name: t('programs.refused'), about: t('programs.refusedAbout') },
      { id: 'allowed', name: t('programs.allowed'), about: t('programs.allowedAbout') },
    ],
  };
}

/** The name of a press mode, with a note where seats are anonymous although the mode alone would not make them so. */
export function pressName(
  t: Texts<'season-form'>,
  { press, anonymous = false }: Pick<CreateSeason, 'anonymous'> & { readonly press?: string | undefined },
): string {
  const name = pressWords(t).find(({ id }) => id === press)?.name ?? '';
  return anonymous && press !== 'gunboat' ? `${name}; ${t('anonymous.hidden')}` : name;
}

/** Whether the names of players are shown: the ids are those of the form's field. */
function anonymousWords(t: Texts<'season-form'>) {
  return [
    { id: 'named', name: t('anonymous.named'), about: t('anonymous.namedAbout') },
    { id: 'hidden', name: t('anonymous.hidden'), about: t('anonymous.hiddenAbout') },
  ];
}

function pressWords(t: Texts<'season-form'>) {
  return [
    { id: 'full', name: t('press.full'), about: t('press.fullAbout') },
    { id: 'public', name: t('press.public'), about: t('press.publicAbout') },
    { id: 'gunboat', name: t('press.gunboat'), about: t('press.gunboatAbout') },
    { id: 'rulebook', name: t('press.rulebook'), about: t('press.rulebookAbout') },
    { id: 'delayed', name: t('press.delayed'), about: t('press.delayedAbout') },
    { id: 'none', name: t('press.none'), about: t('press.noneAbout') },
  ];
}

/** The ways in which rounds can follow each other. */
export const formatWords = (t: Texts<'season-form'>) => [
  { id: 'rounds', name: t('format.rounds'), about: t('format.roundsAbout') },
  { id: 'swiss', name: t('format.swiss'), about: t('format.swissAbout') },
  { id: 'round-robin', name: t('format.roundRobin'), about: t('format.roundRobinAbout') },
  { id: 'knock-out', name: t('format.knockOut'), about: t('format.knockOutAbout') },
  { id: 'double-elimination', name: t('format.double'), about: t('format.doubleAbout') },
  { id: 'groups', name: t('format.groups'), about: t('format.groupsAbout') },
  { id: 'ladder', name: t('format.ladder'), about: t('format.ladderAbout') },
  { id: 'always-open', name: t('format.alwaysOpen'), about: t('format.alwaysOpenAbout') },
];

/** The rules for players who do not fill a board. */
export const leftOverWords = (t: Texts<'season-form'>) => [
  { id: 'bots', name: t('leftOver.bots'), about: t('leftOver.botsAbout') },
  { id: 'byes', name: t('leftOver.byes'), about: t('leftOver.byesAbout') },
  { id: 'smaller-boards', name: t('leftOver.smaller'), about: t('leftOver.smallerAbout') },
];
