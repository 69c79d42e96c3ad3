import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import type { HallOfFame } from '../../../functions/core/result/results.schema';
import type { Language } from '../../../messages/languages';
import { partsOfList } from '../../lib/lists';
import { Link } from '../frame/link';
import { TitlePlate } from '../frame/title-plate';
import { When } from '../frame/when';

interface HallListProps {
  readonly rows: HallOfFame['rows'];
  /** Whether all seasons belong to one league, so that rows need not name it. */
  readonly oneLeague?: boolean;
}

/** The champions of finished seasons, the latest first. */
export function HallList({ rows, oneLeague = false }: HallListProps) {
  const t = useTranslations('hall');
  const language = useLocale();
  if (rows.length === 0) return <p className="card empty">{t('none')}</p>;
  return (
    <ul className="card rows">
      {rows.map((row) => (
        <li key={row.season.id}>
          <TitlePlate system={row.system} small />
          <div className="grow">
            <h2 className="title-3">
              {row.champions.length === 0 ? t('nobody') : linkedList(row.champions, language)}
            </h2>
            <p className="small muted">
              <SeasonLine row={row} oneLeague={oneLeague} />
              {row.unconfirmed ? <> · {t('unconfirmed')}</> : null}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

type Champions = HallOfFame['rows'][number]['champions'];

/** "Ines, Kenji and Olga", each a link to their page. */
function linkedList(champions: Champions, language: Language): readonly ReactNode[] {
  const parts = partsOfList(
    champions.map(({ id }) => id),
    language,
  );
  return parts.map(({ type, value }, at) => {
    const player = type === 'element' ? champions.find(({ id }) => id === value) : undefined;
    // The parts never change their order.
    const key = `${at} ${value}`;
    if (player === undefined) return <Fragment key={key}>{value}</Fragment>;
    return (
      <Link key={key} href={`/players/${encodeURIComponent(player.id)}`}>
        {player.name}
      </Link>
    );
  });
}

/** The season that was won, the number of its players, and its end. */
function SeasonLine({
  row,
  oneLeague,
}: {
  readonly row: HallOfFame['rows'][number];
  readonly oneLeague: boolean;
}) {
  const t = useTranslations('hall');
  const said = {
    players: row.players,
    season: () => <Link href={`/seasons/${row.season.id}`}>{row.season.name}</Link>,
    time: () => <When at={row.endedAt} as="date" />,
  };
  if (oneLeague) return t.rich('ofSeason', said);
  const league = () => <Link href={`/leagues/${row.league.id}`}>{row.league.name}</Link>;
  return t.rich('ofSeasonAndLeague', { ...said, league });
}
