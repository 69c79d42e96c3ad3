import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { PlayerPage as Shown } from '../../../../functions/core/rating/ratings.schema';
import { Face } from '../../../components/frame/face';
import { Link } from '../../../components/frame/link';
import { Page } from '../../../components/frame/page';
import { Opponents } from '../../../components/ratings/opponents';
import { PlayerRatings } from '../../../components/ratings/player-ratings';
import { PlayerResults } from '../../../components/ratings/player-results';
import { RatingCurves } from '../../../components/ratings/rating-curves';
import { SeatRecord } from '../../../components/ratings/seat-record';
import { Trophies } from '../../../components/ratings/trophies';
import { ReportLink } from '../../../components/reports/report-link';
import type { PageOf } from '../../../lib/page-of';
import { serverApi, valueFrom } from '../../../lib/server-api';
import type { Texts } from '../../../lib/texts';

export async function generateMetadata({ params }: PageOf<'id'>): Promise<Metadata> {
  const answer = await serverApi('GET /players/{id}', { id: (await params).id });
  if (!answer.ok) return {};
  const { name } = answer.value.player;
  return { title: name, description: (await getTranslations('player'))('metaAbout', { name }) };
}

/** A player's public page: strength, results, deadlines kept, opponents. */
export default async function PlayerPage({ params }: PageOf<'id'>) {
  const page = valueFrom(await serverApi('GET /players/{id}', { id: (await params).id }));
  const t = await getTranslations('player');
  const report = await getTranslations('report');
  const { player, results } = page;
  return (
    <Page
      here="ratings"
      above={<Link href="/ratings/overall">{t('ratings')}</Link>}
      title={
        <span className="with-face">
          <Face player={player} size={64} /> {player.name}
        </span>
      }
      lead={recordInWords(page, t)}
    >
      <p className="mb-4">
        <ReportLink target={{ kind: 'account', player: player.id }}>{report('linkPlayer')}</ReportLink>
      </p>
      <PlayerRatings page={page} />
      <RatingCurves ratings={page.ratings} results={results} />
      <div className="season-columns">
        <PlayerResults page={page} />
        <aside>
          <Trophies page={page} />
          <SeatRecord page={page} />
          <Opponents page={page} />
        </aside>
      </div>
    </Page>
  );
}

/** A player's games, wins and deadlines kept, in sentences. */
function recordInWords({ results, deadlines }: Shown, t: Texts<'player'>): string {
  const { kept, owed, reliability } = deadlines;
  const wins = results.filter(({ winner }) => winner).length;
  const percent = owed === 0 ? 0 : Math.round((100 * kept) / owed);
  return [
    t('record', { boards: results.length, wins }),
    owed === 0 ? t('noDeadlines') : t('kept', { kept, owed, percent }),
    ...(reliability === null ? [] : [t('reliability', { percent: reliability })]),
  ].join(' ');
}
