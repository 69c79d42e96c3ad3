import type { Metadata } from 'next';
import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { Season } from '../../../../../functions/core/season/seasons.schema';
import type { Language } from '../../../../../messages/languages';
import { DataTable } from '../../../../components/frame/data-table';
import { Link } from '../../../../components/frame/link';
import { Page } from '../../../../components/frame/page';
import { PageHead } from '../../../../components/frame/page-head';
import { When } from '../../../../components/frame/when';
import { PrintButton } from '../../../../components/results/print-button';
import { ResultTable } from '../../../../components/results/result-table';
import { pointsInColumn } from '../../../../lib/figures';
import { gameOfRound, inRound } from '../../../../lib/in-round';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata({ params }: PageOf<'id'>): Promise<Metadata> {
  const answer = await serverApi('GET /seasons/{id}', { id: (await params).id });
  if (!answer.ok) return {};
  const t = await getTranslations('season-export');
  return { title: { absolute: `${t('paper.page', { season: answer.value.name })} · Turreton` } };
}

/** A season on paper: its standings and every board, without anything to click. */
export default async function PrintPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const season = valueFrom(await serverApi('GET /seasons/{id}', { id }));
  const t = await getTranslations('season-export');
  const { name, league } = season;
  const [standing, boards] = await Promise.all([wholeStanding(id), wholeBoards(id)]);
  return (
    <Page here="leagues">
      <PageHead above={<Link href={`/seasons/${season.id}`}>{league.name}</Link>} title={name}>
        <p className="lead">
          <About season={season} />
        </p>
        <PrintButton>{t('paper.print')}</PrintButton>
      </PageHead>
      <PrintedStanding season={season} standing={standing} />
      {boards.map((board) => (
        <PrintedBoard
          key={board.game}
          board={board}
          measures={inRound(season, board.round).measures}
          played={gameOfRound(season, board.round)}
        />
      ))}
    </Page>
  );
}

/** Paper has no further pages to load: reads the whole standings, page by page. */
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

function About({ season: { systemTitle, scoring, status } }: { readonly season: Season }) {
  const t = useTranslations('season-export');
  const time = () => <When at={new Date().toISOString()} as="date" />;
  const said = { game: systemTitle, scoring: scoring.name, time };
  if (status === 'registration') return t.rich('paper.registration', said);
  return t.rich(status === 'running' ? 'paper.running' : 'paper.finished', said);
}

function pointsOf(played: Season['standing'][number]['rounds'], round: number, language: Language): string {
  const games = played.filter((each) => each.round === round);
  return games.map(({ points }) => pointsInColumn(points, language)).join(' + ');
}

interface PrintedStandingProps {
  readonly season: Season;
  readonly standing: Season['standing'];
}

function PrintedStanding({ season: { name, rounds }, standing }: PrintedStandingProps) {
  const t = useTranslations('season-export');
  const language = useLocale();
  const numbers = Array.from({ length: rounds }, (_, at) => at + 1);
  return (
    <section aria-labelledby="standing">
      <h2 id="standing">{t('paper.standing')}</h2>
      <div className="card table-card mt-3">
        <DataTable
          caption={t('frameTitle', { season: name })}
          className="print-standing"
          columns={[
            [t('paper.place'), 'right place'],
            [t('paper.player')],
            ...numbers.map((round) => [t('paper.round', { round }), 'right round'] as const),
            [t('paper.total'), 'right total'],
          ]}
        >
          {standing.map(({ place, player, total, rounds: played }) => (
            <tr key={player.id}>
              <td className="right place numbers">{place}</td>
              <th scope="row">{player.name}</th>
              {numbers.map((round) => (
                <td key={round} className="right numbers round">
                  {pointsOf(played, round, language)}
                </td>
              ))}
              <td className="right total numbers">{pointsInColumn(total, language)}</td>
            </tr>
          ))}
        </DataTable>
      </div>
    </section>
  );
}

interface PrintedBoardProps extends Pick<Season, 'measures'> {
  readonly board: Season['boards'][number];
  /** The game of its round, in a season that plays several. */
  readonly played: string | null;
}

function PrintedBoard({
  board: { game, round, board, label, seats, result },
  measures,
  played,
}: PrintedBoardProps) {
  const t = useTranslations('season-export');
  const title = t('paper.board', { round, board });
  return (
    <section className="section print-board" aria-labelledby={game}>
      <h2 id={game}>{title}</h2>
      <p className="muted">
        {played === null ? null : `${played}. `}
        {result === 'as-played'
          ? `${label}.`
          : t(result === 'corrected' ? 'paper.corrected' : 'paper.void', { label })}
      </p>
      <ResultTable caption={title} measures={measures} seats={seats} />
    </section>
  );
}
