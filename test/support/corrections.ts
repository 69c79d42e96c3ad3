import { STANDARD } from '../../engine/classic/data/standard';
import { forEachGame, type GameSystemId } from '../../engine/games';
import { STANDARD as NEW_YORK } from '../../engine/ny2047/data/standard';
import { gameSystem } from '../../engine/systems';
import type { Corrections } from '../../web/components/corrections/corrections';
import { corrections as classic } from '../../web/games/classic/corrections';
import { corrections as byDefault, type PositionTexts } from '../../web/games/default/corrections';
import { corrections as domination } from '../../web/games/domination/corrections';
import { corrections as newEra } from '../../web/games/new-era/corrections';
import { corrections as ny2047 } from '../../web/games/ny2047/corrections';
import { corrections as nycRisk } from '../../web/games/nyc-risk/corrections';
import { english } from './texts';
import { inEnglish } from './translated';

const OWN: Readonly<Partial<Record<GameSystemId, Corrections>>> = {
  ny2047: ny2047(NEW_YORK, english('ny2047')),
  'nyc-risk': nycRisk(english('nyc-risk'), 'en'),
  'new-era': newEra(english('new-era'), 'en'),
  domination: domination(english('domination'), 'en'),
  classic: classic(STANDARD, english('classic')),
};

/** The corrections of all games, for tests: pages load those of their own game. */
export const CORRECTIONS: Readonly<Record<GameSystemId, Corrections>> = forEachGame(
  ({ id }) => OWN[id] ?? byDefault(gameSystem(id), inEnglish, textsOfPosition(id)),
);

function textsOfPosition(id: GameSystemId): PositionTexts {
  return english(`says-position-${id}` as 'says-position-classic') as unknown as PositionTexts;
}
