import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { Card } from '../../../../../components/forms/card';
import { Page } from '../../../../../components/frame/page';
import { When } from '../../../../../components/frame/when';
import { RULED_WORDS } from '../../../../../components/results/ruled-words';
import { RulingText } from '../../../../../components/results/ruling-text';
import { TakenStep } from '../../../../../components/rulings/taken-step';
import type { PageOf } from '../../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../../lib/server-api';

export const metadata: Metadata = { title: 'What was taken back' };

/** The steps that a ruling took back, as they were: nothing that was played disappears. */
export default async function TakenPage({ params }: PageOf<'id' | 'n'>) {
  const { id, n } = await params;
  if (!/^\d+$/.test(n)) notFound();
  const [gameAnswer, takenAnswer] = await Promise.all([
    serverApi('GET /games/{id}', { id }),
    serverApi('GET /games/{id}/rulings/{number}/taken', { id, number: Number(n) }),
  ]);
  const { season, round, board } = valueFrom(gameAnswer);
  const { ruling, steps } = valueFrom(takenAnswer);
  return (
    <Page
      above={<Link href={`/games/${id}`}>{`${season.name}, round ${round}, board ${board}`}</Link>}
      title="What was taken back"
      lead={
        <>
          {RULED_WORDS[ruling.kind]} by {ruling.by.name}, <When at={ruling.at} as="long" />. It no longer
          counts, but you can still read it here.
        </>
      }
    >
      <div className="season-columns">
        <div>
          {steps.length > 0 ? null : (
            <p className="card empty">No turn was taken back: the ruling corrected only the position.</p>
          )}
          {steps.map((step) => (
            <TakenStep key={step.step} step={step} />
          ))}
        </div>
        <aside>
          <Card title="The ruling">
            <RulingText reason={ruling.reason} before={ruling.before} after={ruling.after} />
          </Card>
        </aside>
      </div>
    </Page>
  );
}
