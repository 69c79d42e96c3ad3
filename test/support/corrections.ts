import type { GameSystemId } from '../../engine/games';
import type { Corrections } from '../../web/components/corrections/corrections';
import { corrections as classic } from '../../web/games/classic/corrections';
import { corrections as domination } from '../../web/games/domination/corrections';
import { corrections as newEra } from '../../web/games/new-era/corrections';
import { corrections as ny2047 } from '../../web/games/ny2047/corrections';
import { corrections as nycRisk } from '../../web/games/nyc-risk/corrections';
import { english } from './texts';

/** The corrections of all games, for tests: pages load those of their own game. */
export const CORRECTIONS: Readonly<Record<GameSystemId, Corrections>> = {
  ny2047: ny2047(english('ny2047')),
  'nyc-risk': nycRisk(english('nyc-risk'), 'en'),
  'new-era': newEra(english('new-era'), 'en'),
  domination: domination(english('domination'), 'en'),
  classic: classic(english('classic')),
};
