import { SITE_CASES } from './cases-of-site';
import { huntAll } from './hunted';

huntAll(SITE_CASES);
