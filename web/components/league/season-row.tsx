import { useLocale, useTranslations } from 'next-intl';
import { GAMES, isGameSystem } from '../../../engine/games';
import type { League } from '../../../functions/core/league/leagues.schema';
import { listInWords } from '../../lib/lists';
import type { Texts } from '../../lib/texts';
import { State } from '../frame/game-thumbnail';
import { Link } from '../frame/link';
import { TitlePlate } from '../frame/title-plate';
import { When } from '../frame/when';

const SEASON_READINGS = { registration: 'nothing', running: 'stored', finished: 'adjudicated' } as const;

/** A season on the page of its league. */
export function SeasonRow({ season }: { readonly season: League['seasons'][number] }) {
  const t = useTranslations('league');
  return (
    <li>
      <TitlePlate system={season.system} small />
      <div className="grow">
        <h3>
          <Link href={`/seasons/${season.id}`}>{season.name}</Link>
        </h3>
        <p className="small muted">
          {isGameSystem(season.system) ? `${GAMES[season.system].title}, ` : null}
          <SeasonLine season={season} />
        </p>
      </div>
      <State reading={SEASON_READINGS[season.status]}>
        {season.imported ? t('seasons.imported') : stateOf(season.status, t)}
      </State>
    </li>
  );
}

/** The number of players of a season, its start, and its winner. */
function SeasonLine({ season }: { readonly season: League['seasons'][number] }) {
  const t = useTranslations('league');
  const language = useLocale();
  const { players, imported, champions, createdAt } = season;
  const said = { players, time: () => <When at={createdAt} as="date" /> };
  if (champions.length === 0) return t.rich(imported ? 'seasons.ended' : 'seasons.since', said);
  const winners = listInWords(
    champions.map(({ name }) => name),
    language,
  );
  return t.rich(imported ? 'seasons.endedWon' : 'seasons.sinceWon', {
    ...said,
    winners,
    b: (words) => <b>{words}</b>,
  });
}

function stateOf(status: League['seasons'][number]['status'], t: Texts<'league'>): string {
  if (status === 'registration') return t('seasons.registration');
  return status === 'running' ? t('seasons.running') : t('seasons.finished');
}
