import { Porthole, type Reading } from '../frame/porthole';
import type { SignGroup } from './sign-key';

const WORDS: Readonly<Record<Reading, string>> = {
  nothing: 'Nothing is stored',
  draft: 'A draft: the platform does not have it',
  stored: 'Stored: it counts even if you never come back',
  ready: 'Ready: the step may close early',
  late: 'Late, or refused',
  adjudicated: 'Adjudicated or carried out: it cannot change',
};

/** The portholes, which all games share. */
export const STATE_SIGNS: SignGroup = {
  title: 'Orders',
  signs: Object.entries(WORDS).map(([reading, word]) => ({
    id: reading,
    picture: <Porthole reading={reading as Reading} size={20} />,
    word,
  })),
};
