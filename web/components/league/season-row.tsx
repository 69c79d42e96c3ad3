import { useLocale, useTranslations } from 'next-intl';
import { GAMES, isGameSystem } from '../../../engine/games';
import type { League } from '../../../functions/core/league/leagues.schema';
import { listInWords } from '../../lib/lists';
import type { Texts } from '../../lib/texts';
import { State } from '../frame/game-thumbnail';
import { Link } from '../frame/link';
import { TitlePlate } from '../frame/title-plate';
import { When } from '../frame/when';
import type { WaitingInSeason } from '../inbox/waiting-in-season';

const SEASON_READINGS = { registration: 'nothing', running: 'stored', finished: 'adjudicated' } as const;

interface SeasonRowProps {
  readonly season: League['seasons'][number];
  /** What waits in it for the reader who runs its league; left out for others. */
  readonly waits?: WaitingInSeason | undefined;
}

/** A season in a list: its game, its round, and what needs a look. */
export function SeasonRow({ season, waits }: SeasonRowProps) {
  const t = useTranslations('league');
  const title = isGameSystem(season.system) ? [GAMES[season.system].title] : [];
  const { status, round, rounds } = season;
  const played = status === 'running' && round > 0 ? [t('seasons.round', { round, rounds })] : [];
  return (
    <li>
      <TitlePlate system={season.system} small />
      <div className="grow">
        <h3>
          <Link href={`/seasons/${season.id}`}>{season.name}</Link>
        </h3>
        <p className="small muted">
          {[...title, ...played].map((words) => `${words}, `)}
          <SeasonLine season={season} />
        </p>
      </div>
      <SeasonState season={season} waits={waits} />
    </li>
  );
}

/** What waits in a season, if anything does; otherwise its state. */
function SeasonState({ season, waits }: SeasonRowProps) {
  const t = useTranslations('league');
  const { boards = 0, decisions = 0 } = waits ?? {};
  if (boards + decisions > 0)
    return (
      <span className="season-waits">
        {boards === 0 ? null : <State reading="late">{t('seasons.looks', { boards })}</State>}
        {decisions === 0 ? null : (
          <State reading="stored">{t('seasons.decisions', { count: decisions })}</State>
        )}
      </span>
    );
  return (
    <State reading={SEASON_READINGS[season.status]}>
      {season.imported ? t('seasons.imported') : stateOf(season.status, t)}
    </State>
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
