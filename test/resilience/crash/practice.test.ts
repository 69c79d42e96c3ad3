import { PRACTICE_CASES } from './cases-of-practice';
import { huntAll } from './hunted';

huntAll(PRACTICE_CASES);
