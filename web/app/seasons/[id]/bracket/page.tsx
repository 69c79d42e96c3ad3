import type { Metadata } from 'next';
import { BracketStages } from '../../../../components/season/bracket-stages';
import { SeasonFrame } from '../../../../components/season/season-frame';
import type { PageOf } from '../../../../lib/page-of';
import { reader } from '../../../../lib/reader';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export const metadata: Metadata = { title: 'Bracket' };

/** The stages of a knock-out: who met whom, who went on, and who won. */
export default async function BracketPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const [bracketAnswer, season] = await Promise.all([
    serverApi('GET /seasons/{id}/bracket', { id }),
    serverApi('GET /seasons/{id}', { id }),
  ]);
  const bracket = valueFrom(bracketAnswer);
  const { champions, advance } = bracket;
  return (
    <SeasonFrame season={valueFrom(season)} here="bracket">
      {champions.length > 0 ? null : (
        <p className="lead reading mt-4">
          {`The best ${advance === 1 ? 'player' : advance} of each board ${advance === 1 ? 'goes' : 'go'} on, and so do players who sit out, until one board is left: the final.`}
        </p>
      )}
      <BracketStages bracket={bracket} me={(await reader())?.id ?? null} />
    </SeasonFrame>
  );
}
