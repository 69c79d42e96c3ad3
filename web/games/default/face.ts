import { GAMES, type GameSystemId } from '../../../engine/games';
import type { Face } from '../face';
import { coverFor } from './cover';
import { plateFor } from './plate';
import './style.css';

/** The presentation of a game that has none of its own: all of it follows from its engine and its texts. */
export function defaultFace(id: GameSystemId): Face {
  return {
    goal: (t) => t(`${id}.goal` as 'classic.goal'),
    blurb: (t) => t(`${id}.blurb` as 'classic.blurb'),
    shortSteps: (t) => t(`${id}.shortSteps` as 'classic.shortSteps'),
    plate: plateFor(GAMES[id].title),
    cover: coverFor(id),
    story: async () => (await import('./story')).story(id),
    signs: async (getTranslations) =>
      (await import('./sign-key')).signs(await getTranslations('default-table')),
    boards: async () => (await import('./boards')).boardsOf(id),
    diagrams: async () => (await import('./diagrams')).diagrams(id),
  };
}
