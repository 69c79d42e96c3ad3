import type { Metadata } from 'next';
import Link from 'next/link';
import type { Season } from '../../../../../functions/api/schemas/seasons';
import { DataTable } from '../../../../components/frame/data-table';
import { Page } from '../../../../components/frame/page';
import { PageHead } from '../../../../components/frame/page-head';
import { When } from '../../../../components/frame/when';
import { PrintButton } from '../../../../components/results/print-button';
import { ResultTable } from '../../../../components/results/result-table';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata({ params }: PageOf<'id'>): Promise<Metadata> {
  const answer = await serverApi('GET /seasons/{id}', { id: (await params).id });
  return answer.ok ? { title: `${answer.value.name} to print` } : {};
}

const STATES = {
  registration: 'Registration is open.',
  running: 'Running boards count as if they ended now.',
  finished: 'Final.',
} as const;

/** A season on paper: its standing and every board, without anything to click. */
export default async function PrintPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const season = valueFrom(await serverApi('GET /seasons/{id}', { id }));
  const { name, league } = season;
  const [standing, boards] = await Promise.all([wholeStanding(id), wholeBoards(id)]);
  return (
    <Page here="leagues">
      <PageHead above={<Link href={`/seasons/${season.id}`}>{league.name}</Link>} title={name}>
        <p className="lead">
          {season.systemTitle}, scored by {season.scoring.name}. {STATES[season.status]} Printed{' '}
          <When at={new Date().toISOString()} as="date" />.
        </p>
        <PrintButton />
      </PageHead>
      <PrintedStanding season={season} standing={standing} />
      {boards.map((board) => (
        <PrintedBoard key={board.game} board={board} measures={season.measures} />
      ))}
    </Page>
  );
}

const RULED = { corrected: 'Corrected by a ruling.', void: 'Declared void by a ruling.' } as const;

/** Paper has no pages to turn to: the whole standing, read page by page. */
async function wholeStanding(id: string): Promise<Season['standing']> {
  const rows: Season['standing'] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const read = valueFrom(await serverApi('GET /seasons/{id}/standing', { id, page }));
    rows.push(...read.rows);
    pages = read.pages;
  }
  return rows;
}

/** All boards, round by round. */
async function wholeBoards(id: string): Promise<Season['boards']> {
  const { rounds } = valueFrom(await serverApi('GET /seasons/{id}/boards', { id }));
  const boards: Season['boards'] = [];
  for (const { round } of rounds)
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const read = valueFrom(await serverApi('GET /seasons/{id}/boards', { id, round, page }));
      boards.push(...read.boards);
      pages = read.pages;
    }
  return boards;
}

interface PrintedStandingProps {
  readonly season: Season;
  readonly standing: Season['standing'];
}

function PrintedStanding({ season: { name, rounds }, standing }: PrintedStandingProps) {
  const numbers = Array.from({ length: rounds }, (_, at) => at + 1);
  return (
    <section aria-labelledby="standing">
      <h2 id="standing">Standing</h2>
      <div className="card table-card mt-3">
        <DataTable
          caption={`Standing of ${name}`}
          className="print-standing"
          columns={[
            ['Place', 'right place'],
            ['Player'],
            ...numbers.map((round) => [`Round ${round}`, 'right round'] as const),
            ['Total', 'right total'],
          ]}
        >
          {standing.map(({ place, player, total, rounds: played }) => (
            <tr key={player.id}>
              <td className="right place numbers">{place}</td>
              <th scope="row">{player.name}</th>
              {numbers.map((round) => (
                <td key={round} className="right numbers round">
                  {played.find((one) => one.round === round)?.points.toFixed(1) ?? ''}
                </td>
              ))}
              <td className="right total numbers">{total.toFixed(1)}</td>
            </tr>
          ))}
        </DataTable>
      </div>
    </section>
  );
}

interface PrintedBoardProps extends Pick<Season, 'measures'> {
  readonly board: Season['boards'][number];
}

function PrintedBoard({ board: { game, round, board, label, seats, result }, measures }: PrintedBoardProps) {
  return (
    <section className="section print-board" aria-labelledby={game}>
      <h2 id={game}>
        Round {round}, board {board}
      </h2>
      <p className="muted">
        {label}.{result === 'as-played' ? '' : ` ${RULED[result]}`}
      </p>
      <ResultTable caption={`Round ${round}, board ${board}`} measures={measures} seats={seats} />
    </section>
  );
}
