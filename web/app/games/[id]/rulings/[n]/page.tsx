import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Card } from '../../../../../components/forms/card';
import { Link } from '../../../../../components/frame/link';
import { Page } from '../../../../../components/frame/page';
import { When } from '../../../../../components/frame/when';
import { RulingText } from '../../../../../components/results/ruling-text';
import { RolledBackStep } from '../../../../../components/rulings/rolled-back-step';
import type { PageOf } from '../../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('ruling'))('taken.link') };
}

/** The original steps that a ruling took back: nothing that was played disappears. */
export default async function TakenPage({ params }: PageOf<'id' | 'n'>) {
  const { id, n } = await params;
  if (!/^\d+$/.test(n)) notFound();
  const [gameAnswer, takenAnswer] = await Promise.all([
    serverApi('GET /games/{id}', { id }),
    serverApi('GET /games/{id}/rulings/{number}/taken', { id, number: Number(n) }),
  ]);
  const { season, round, board } = valueFrom(gameAnswer);
  const { ruling, steps } = valueFrom(takenAnswer);
  const t = await getTranslations('ruling');
  const ruled = await getTranslations('ruled');
  return (
    <Page
      above={<Link href={`/games/${id}`}>{t('taken.board', { season: season.name, round, board })}</Link>}
      title={t('taken.link')}
      lead={t.rich('taken.lead', {
        ruled: ruled(ruling.kind),
        player: ruling.by.name,
        time: () => <When at={ruling.at} as="long" />,
      })}
    >
      <div className="season-columns">
        <div>
          {steps.length > 0 ? null : <p className="card empty">{t('taken.none')}</p>}
          {steps.map((step) => (
            <RolledBackStep key={step.step} step={step} />
          ))}
        </div>
        <aside>
          <Card title={t('taken.ruling')}>
            <RulingText reason={ruling.reason} before={ruling.before} after={ruling.after} />
          </Card>
        </aside>
      </div>
    </Page>
  );
}
