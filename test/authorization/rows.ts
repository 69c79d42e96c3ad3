import { GAME_ROWS } from './rows-of-games';
import { LEAGUE_ROWS } from './rows-of-leagues';
import { MEMBER_ROWS } from './rows-of-members';
import { PEOPLE_ROWS } from './rows-of-people';
import { PROPOSAL_ROWS } from './rows-of-proposals';
import { LIFE_ROWS } from './rows-of-season-life';
import { SEASON_ROWS } from './rows-of-seasons';
import { SITE_ROWS } from './rows-of-site';

/** Every operation of the API, in each use in which the caller makes a difference. */
export const ROWS = [
  ...PEOPLE_ROWS,
  ...LEAGUE_ROWS,
  ...MEMBER_ROWS,
  ...SEASON_ROWS,
  ...LIFE_ROWS,
  ...PROPOSAL_ROWS,
  ...GAME_ROWS,
  ...SITE_ROWS,
];
