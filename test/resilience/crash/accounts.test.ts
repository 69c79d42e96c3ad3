import { ACCOUNT_CASES } from './cases-of-accounts';
import { huntAll } from './hunted';

huntAll(ACCOUNT_CASES);
