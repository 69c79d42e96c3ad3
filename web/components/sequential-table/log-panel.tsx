import { useTexts } from '#texts';
import type { Game } from '../../../functions/core/game/games.schema';
import { clockWithSeconds } from '../../lib/time';
import { Link } from '../frame/link';
import { namesOf, type People } from '../frame/people';
import { useZone } from '../frame/reader';
import { withNames } from '../frame/seats';
import { EarlierSteps } from '../table/earlier-steps';
import { Panel } from '../table/panel';
import { Story } from '../table/story';
import { useHistory } from '../table/use-history';
import { type LogStep, logStepOf } from './log-step';

interface LogPanelProps {
  readonly game: Game;
  /** The steps that the page was loaded with. */
  readonly first: readonly LogStep[];
  readonly people: People;
}

/** The closed steps, the latest first. */
export function LogPanel({ game, first, people }: LogPanelProps) {
  const history = useHistory(game, first, logStepOf);
  const zone = useZone();
  const names = namesOf(people);
  const t = useTexts('table');
  return (
    <Panel id="log" label={t('log.title')}>
      <div className="panel-head">
        <h2>{t('log.title')}</h2>
      </div>
      {history.steps.length === 0 ? <p className="empty small">{t('log.none')}</p> : null}
      <ol className="log-steps">
        {history.steps.map(({ step, label, closedAt, sentences }) => (
          <li key={step} className="log-step">
            <p className="log-step-head">
              <Link href={`/games/${game.id}/steps/${step}`}>{withNames(label, names)}</Link>
              <span className="tiny dim numbers">{clockWithSeconds(Date.parse(closedAt), zone)}</span>
            </p>
            <Story sentences={sentences} names={names} system={game.system} />
          </li>
        ))}
      </ol>
      <EarlierSteps game={game} history={history} />
    </Panel>
  );
}
