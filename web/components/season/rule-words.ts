import type { Texts } from '../../lib/texts';

/** The choices of a season's rules in words: press, where its boards are played, disputes and programs. */
export function ruleWords(t: Texts<'season-form'>) {
  return {
    press: pressWords(t),
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
