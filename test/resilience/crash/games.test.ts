import { GAME_CASES } from './cases-of-games';
import { huntAll } from './hunted';

huntAll(GAME_CASES);
