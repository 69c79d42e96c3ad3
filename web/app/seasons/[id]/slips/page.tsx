import type { Metadata } from 'next';
import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { Season } from '../../../../../functions/core/season/seasons.schema';
import { DataTable } from '../../../../components/frame/data-table';
import { Link } from '../../../../components/frame/link';
import { Page } from '../../../../components/frame/page';
import { PageHead } from '../../../../components/frame/page-head';
import { seatFullName } from '../../../../components/frame/seats';
import { PrintButton } from '../../../../components/results/print-button';
import { stageOfRound } from '../../../../components/season/stage-words';
import { gameOfRound, inRound } from '../../../../lib/in-round';
import { listInWords } from '../../../../lib/lists';
import type { PageOf } from '../../../../lib/page-of';
import { namesWithoutTable, tablesOfRound } from '../../../../lib/round-tables';
import { serverApi, valueFrom } from '../../../../lib/server-api';

type Board = Season['boards'][number];

/** Empty slips for tables that are seated in the room. */
const EMPTY_SLIPS = 2;

export async function generateMetadata({ params }: PageOf<'id'>): Promise<Metadata> {
  const answer = await serverApi('GET /seasons/{id}', { id: (await params).id });
  if (!answer.ok) return {};
  const { name: season, round } = answer.value;
  const t = await getTranslations('room');
  return { title: { absolute: `${t('papers.page', { season, round })} · Turreton` } };
}

/** The papers of the current round at real tables: who sits where, by name and by table, and a slip for each result. */
export default async function SlipsPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const season = valueFrom(await serverApi('GET /seasons/{id}', { id }));
  const t = await getTranslations('room');
  const { name, league, round, status } = season;
  const note = gameOfRound(season, round) ?? stageOfRound(await getTranslations('sections'), season, round);
  const [boards, without] =
    status === 'registration' || round === 0
      ? [[], []]
      : await Promise.all([tablesOfRound(id, round), namesWithoutTable(id, round)]);
  return (
    <Page here="leagues">
      <PageHead above={<Link href={`/seasons/${id}`}>{league.name}</Link>} title={name}>
        {note === null ? null : <p className="eyebrow">{note}</p>}
        <p className="lead">{boards.length === 0 ? t('papers.none') : t('papers.lead', { round })}</p>
        {boards.length === 0 ? null : <PrintButton>{t('papers.print')}</PrintButton>}
      </PageHead>
      {boards.length === 0 ? null : (
        <>
          <ByName boards={boards} without={without} />
          <ByTable boards={boards} />
          <Slips season={inRound(season, round)} boards={boards} />
        </>
      )}
    </Page>
  );
}

interface ByNameProps {
  readonly boards: readonly Board[];
  /** The names of those who have no board. */
  readonly without: readonly string[];
}

function ByName({ boards, without }: ByNameProps) {
  const t = useTranslations('room');
  const language = useLocale();
  const rows = boards
    .flatMap(({ board, seats }) => seats.map(({ seat, player }) => ({ board, seat, player })))
    .sort((one, other) => one.player.name.localeCompare(other.player.name, language));
  return (
    <section className="section" aria-labelledby="by-name">
      <h2 id="by-name">{t('papers.byName')}</h2>
      <DataTable
        caption={t('papers.byName')}
        columns={[[t('papers.player')], [t('papers.table'), 'right'], [t('papers.seat')]]}
      >
        {rows.map(({ board, seat, player }) => (
          <tr key={`${board} ${seat}`}>
            <th scope="row">{player.name}</th>
            <td className="right numbers">{board}</td>
            <td>{seatFullName(seat)}</td>
          </tr>
        ))}
      </DataTable>
      {without.length === 0 ? null : <p>{t('sittingOut', { names: listInWords(without, language) })}</p>}
    </section>
  );
}

function ByTable({ boards }: { readonly boards: readonly Board[] }) {
  const t = useTranslations('room');
  const language = useLocale();
  return (
    <section className="section new-sheet" aria-labelledby="by-table">
      <h2 id="by-table">{t('papers.byTable')}</h2>
      <DataTable caption={t('papers.byTable')} columns={[[t('papers.table'), 'right'], [t('papers.player')]]}>
        {boards.map(({ game, board, seats }) => (
          <tr key={game}>
            <th scope="row" className="right numbers">
              {board}
            </th>
            <td>
              {listInWords(
                seats.map(({ player }) => player.name),
                language,
              )}
            </td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}

interface SlipsProps {
  readonly season: Season;
  readonly boards: readonly Board[];
}

function Slips({ season, boards }: SlipsProps) {
  const t = useTranslations('room');
  const { round, boardSize } = season;
  return (
    <section className="section new-sheet" aria-labelledby="slips">
      <h2 id="slips">{t('papers.slips')}</h2>
      {boards.map(({ game, board, seats }) => (
        <Slip
          key={game}
          season={season}
          title={t('papers.slip', { round, board })}
          rows={seats.map(({ seat, player }) => [player.name, seatFullName(seat)])}
        />
      ))}
      <h2>{t('papers.empty')}</h2>
      {Array.from({ length: EMPTY_SLIPS }, (_, at) => (
        <Slip
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          key={at}
          season={season}
          title={t('papers.emptySlip')}
          rows={Array.from({ length: boardSize }, () => ['', ''])}
        />
      ))}
    </section>
  );
}

interface SlipProps {
  readonly season: Pick<Season, 'measures' | 'results'>;
  readonly title: string;
  readonly rows: readonly (readonly [player: string, seat: string])[];
}

/** What a table writes down: the figures of each seat, or its place, or who won. */
function Slip({ season: { measures, results }, title, rows }: SlipProps) {
  const t = useTranslations('room');
  const figures = {
    points: [...measures.map(({ name }) => name), t('papers.place')],
    places: [t('papers.place')],
    wins: [t('papers.result')],
  }[results.kind];
  return (
    <div className="slip">
      <h3>{title}</h3>
      <DataTable
        caption={title}
        columns={[
          [t('papers.player')],
          [t('papers.seat')],
          ...figures.map((figure) => [figure] as const),
          [t('papers.signed')],
        ]}
      >
        {rows.map(([player, seat], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a slip keep their order
          <tr key={at}>
            {player === '' ? <td /> : <th scope="row">{player}</th>}
            <td>{seat}</td>
            {figures.map((figure) => (
              <td key={figure} />
            ))}
            <td />
          </tr>
        ))}
      </DataTable>
    </div>
  );
}
