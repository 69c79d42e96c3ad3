import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Link } from '../../components/frame/link';
import { Page } from '../../components/frame/page';
import { TableTexts } from '../../components/frame/table-texts';
import { FACES } from '../../games/faces';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('maps');
  return { title: t('title'), description: t('lead') };
}

/** The drawing board: anybody changes a variant of Classic, tries it, and saves it as a file. */
export default async function MapsPage() {
  const t = await getTranslations('maps');
  return (
    <Page here="game" above={<Link href="/classic">{t('above')}</Link>} title={t('title')} lead={t('lead')}>
      <TableTexts
        of={[
          'maps',
          'map',
          'table',
          'classic',
          'says-classic',
          'says-faults',
          'says-labels',
          'says-conversion',
        ]}
      >
        {(await FACES.classic.maps?.())?.drawingBoard}
      </TableTexts>
      <section className="section prose" aria-labelledby="into-a-league">
        <h2 id="into-a-league">{t('upload.title')}</h2>
        <p>{t.rich('upload.about', { leagues: (words) => <Link href="/leagues">{words}</Link> })}</p>
        <p>{t('svgAbout')}</p>
        <p>{t('othersAbout')}</p>
      </section>
    </Page>
  );
}
