import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DEFAULT_VARIANT_GAME, GAMES, GAMES_WITH_VARIANTS } from '../../../../../engine/games';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Link } from '../../../../components/frame/link';
import { LeagueFrame } from '../../../../components/league/league-frame';
import { AddVariant } from '../../../../components/variant/add-variant';
import { VariantButtons } from '../../../../components/variant/variant-buttons';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('variants'))('title') };
}

/** The variants that a league brings, and for organizers a form for another one. */
export default async function LeagueVariantsPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const [leagueAnswer, variantsAnswer] = await Promise.all([
    serverApi('GET /leagues/{id}', { id }),
    serverApi('GET /leagues/{id}/variants', { id }),
  ]);
  const league = valueFrom(leagueAnswer);
  const { variants, mayRemove } = valueFrom(variantsAnswer);
  const t = await getTranslations('variants');
  const organizes = league.myRoles.includes('organizer');
  return (
    <LeagueFrame league={league} here="seasons" title={t('title')} lead={t('lead')}>
      <p className="mb-4">{t.rich('maps', { maps: (words) => <Link href="/maps">{words}</Link> })}</p>
      {variants.length === 0 ? <p className="card padded empty">{t('none')}</p> : null}
      <ClientTexts of={['variants']}>
        <ul className="stack">
          {variants.map((variant) => (
            <li key={variant.id} className="card padded">
              <h2>{variant.title}</h2>
              {/* biome-ignore lint/performance/noImgElement: it is drawn for this page, in no other size */}
              <img
                src={`/leagues/${id}/variants/${variant.id}/picture`}
                alt={t('picture', { title: variant.title })}
                width={480}
                loading="lazy"
                style={{ maxWidth: '100%', height: 'auto' }}
              />
              <p className="muted small">
                {t('facts', {
                  ...variant,
                  game: GAMES[variant.system].title,
                  hash: variant.hash.slice(0, 8),
                })}
              </p>
              <VariantButtons league={id} variant={variant} mayRemove={mayRemove} />
            </li>
          ))}
        </ul>
        {organizes && league.closedAt === null ? (
          <AddVariant
            league={id}
            games={GAMES_WITH_VARIANTS.map((game) => [game, GAMES[game].title])}
            usual={DEFAULT_VARIANT_GAME}
          />
        ) : null}
      </ClientTexts>
    </LeagueFrame>
  );
}
