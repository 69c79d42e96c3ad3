/**
 * Parts of games that must occur in a thousand seeds: orders, their results, and phases. Leaves out those that fewer
 * than one in ten of these short games have, such as the retreats of Classic.
 */
const PARTS = {
  classic: {
    order: ['BUILD', 'HOLD', 'MOVE', 'SUPPORT'],
    result: ['bounced', 'built', 'dislodged', 'given', 'held', 'succeeded', 'void'],
    phase: ['Fall', 'Set-up', 'Spring'],
  },
  domination: {
    order: ['attack', 'build', 'discard1', 'discard2', 'pass', 'standing', 'text'],
    result: ['default', 'ok'],
    phase: ['Game turn', 'Set-up'],
  },
  'new-era': {
    order: ['contact', 'contactCard', 'draft', 'instant', 'pass'],
    result: ['defaulted', 'ok'],
    phase: ['Set-up', 'Turn actions', 'Turn lookout'],
  },
  ny2047: {
    order: ['HOLD', 'MOVE', 'SUPPORT'],
    result: ['bounced', 'given', 'held', 'succeeded', 'void'],
    phase: ['Fall', 'Set-up', 'Spring'],
  },
  'nyc-risk': {
    order: [
      'attack',
      'draft',
      'endPhase',
      'fortify',
      'mayor',
      'place',
      'playCard',
      'reinforce',
      'setStandingOrder',
      'trade',
    ],
    result: ['done', 'rejected'],
    phase: ['Draft picks', 'Turn end', 'Turn reinforce'],
  },
} as const;

export const WANTED_OF_GAMES: readonly string[] = Object.entries(PARTS).flatMap(([system, parts]) =>
  Object.entries(parts).flatMap(([kind, names]) => names.map((name: string) => `${system}: ${kind} ${name}`)),
);
