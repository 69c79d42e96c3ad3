import type { Missing } from '../../../engine/new-era/offers/missing';
import type { Language } from '../../../messages/languages';
import { listInWords } from '../../lib/lists';
import type { Texts } from '../../lib/texts';
import { goodsText } from './goods-text';

/** "2 × worker and any resource" */
export function missingText(
  { goods, isAnyResource }: Missing,
  t: Texts<'new-era'>,
  language: Language,
): string {
  if (!isAnyResource) return goodsText(goods, t, language);
  const { worker = 0, ...resources } = goods;
  const count = Object.values(resources).reduce((sum, one) => sum + one, 0);
  const workers = worker > 0 ? [goodsText({ worker }, t, language)] : [];
  return listInWords([...workers, t('offers.anyResource', { count })], language);
}
