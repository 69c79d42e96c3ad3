import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TableTexts } from '../../../components/frame/table-texts';
import { FACES } from '../../../games/faces';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('maps');
  return { title: t('whatIf.title'), description: t('whatIf.about') };
}

/** Orders for every power of the variant on the drawing board, which the reader's device keeps. */
export default async function MapWhatIfPage() {
  return (
    <TableTexts
      of={[
        ...(['maps', 'map', 'table', 'what-if', 'verdicts', 'paste-game', 'order-rows'] as const),
        ...(['classic', 'says-classic', 'says-faults', 'says-labels'] as const),
      ]}
    >
      {(await FACES.classic.maps?.())?.whatIf}
    </TableTexts>
  );
}
