import { useTranslations } from 'next-intl';
import type { TableReports } from '../../../functions/core/result/table-reports.schema';
import type { SeasonBoards } from '../../../functions/core/season/season-pages.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { gameOfRound, inRound } from '../../lib/in-round';
import { Link } from '../frame/link';
import { BoardCards } from './board-cards';
import { figuresInWords } from './figures-in-words';
import { ListPages, ListSearch } from './list-search';
import { stageOfRound } from './stage-words';

interface RoundBoardsProps {
  readonly season: Season;
  readonly shown: SeasonBoards;
  /** The name to search for. */
  readonly search: string;
  readonly me: string | null;
  readonly reports?: TableReports | undefined;
}

/** A page of the boards of one round, and links to the other rounds. */
export function RoundBoards({ season, shown, search, me, reports }: RoundBoardsProps) {
  const t = useTranslations('season');
  const inSections = useTranslations('sections');
  const { round, rounds, boards, page, pages, count } = shown;
  const address = `/seasons/${season.id}/rounds`;
  const here = rounds.find((one) => one.round === round);
  if (here === undefined) return <p className="card empty section">{t('roundBoards.none')}</p>;
  const note = gameOfRound(season, round) ?? stageOfRound(inSections, season, round);
  const kept = { round: String(round) };
  return (
    <section className="section" aria-labelledby={`round-${round}`}>
      {rounds.length < 2 ? null : (
        <nav className="filters" aria-label={t('roundBoards.label')}>
          {rounds.map((one) => (
            <Link
              key={one.round}
              className="filter-link"
              href={`${address}?round=${one.round}`}
              {...(one.round === round ? { 'aria-current': 'page' as const } : {})}
            >
              {t('round', { round: one.round })}
            </Link>
          ))}
        </nav>
      )}
      <div className="section-head">
        <h2 id={`round-${round}`}>{t('boardsOfRound', { round })}</h2>
        <span className="small muted">
          {note === null ? null : `${note}. `}
          {figuresInWords(inRound(season, round), here.running === 0, t)}{' '}
          {t.rich('roundBoards.papers', {
            draw: (words) => <Link href={`${address}/${round}`}>{words}</Link>,
            report: (words) => <Link href={`${address}/${round}/report`}>{words}</Link>,
          })}
        </span>
      </div>
      {here.boards > boards.length || search !== '' ? (
        <div className="list-bar">
          <ListSearch {...{ address, search, kept }} label={t('players.find')} />
        </div>
      ) : null}
      {boards.length === 0 ? <p className="card empty">{t('roundBoards.notFound')}</p> : null}
      <BoardCards
        {...{ season, boards, me, reports }}
        sections={shown.sections}
        entersFor={season.myRoles.includes('organizer') ? season.id : undefined}
        people={season.entries.flatMap(({ player }) => (player.kind === 'human' ? [player.name] : []))}
      />
      <ListPages
        {...{ address, page, pages }}
        holds={t('roundBoards.count', { boards: count })}
        asked={{ ...kept, search }}
      />
    </section>
  );
}
