import type { Metadata } from 'next';
import Link from 'next/link';
import { Page } from '../../../components/frame/page';
import { SeatOpenings } from '../../../components/results/seat-openings';
import { serverApi, valueFrom } from '../../../lib/server-api';
import { type GameParams, gameNamed } from '../game-named';

export async function generateMetadata({ params }: GameParams): Promise<Metadata> {
  return { title: `Openings of ${(await gameNamed(params)).title}` };
}

/** How the seats of a game have opened finished games, and how it went. */
export default async function OpeningsPage({ params }: GameParams) {
  const { id, title } = await gameNamed(params);
  const { boards, compared } = valueFrom(await serverApi('GET /systems/{system}/openings', { system: id }));
  return (
    <Page
      here="game"
      above={<Link href={`/${id}`}>{title}</Link>}
      title="Openings"
      lead={`How each seat began, in every finished and rated game of public leagues. Compared: ${compared.charAt(0).toLowerCase()}${compared.slice(1)}.`}
    >
      {boards.length === 0 ? (
        <p className="card empty">No finished game yet. The first one makes the first figures.</p>
      ) : null}
      {boards.map((board) => (
        <SeatOpenings key={board.players} board={board} />
      ))}
      <p className="section">
        <Link className="button" href={`/statistics/${id}`}>
          How each seat fares
        </Link>
      </p>
    </Page>
  );
}
