'use client';

import Link from 'next/link';
import type { GameSystemId } from '../../../engine/game';
import type { Game } from '../../../functions/api/schemas/games';
import { clockWithSeconds } from '../../lib/time';
import { namesOf, type People } from '../frame/people';
import { withNames } from '../frame/seats';
import { useZone } from '../frame/zone';
import type { LogStep } from './log-step';
import { SeedNote } from './seed-note';
import { Story } from './story';
import type { History } from './use-history';

interface LogPanelProps {
  readonly game: Game;
  readonly history: History<LogStep>;
  readonly people: People;
  readonly system: GameSystemId;
}

/** What was carried out, the latest first. */
export function LogPanel({ game, history, people, system }: LogPanelProps) {
  const zone = useZone();
  const names = namesOf(people);
  return (
    <>
      <div className="panel-head">
        <h2>Log</h2>
      </div>
      {history.steps.length === 0 ? <p className="empty small">Nothing was carried out yet.</p> : null}
      <ol className="log-steps">
        {history.steps.map(({ step, label, closedAt, sentences }) => (
          <li key={step} className="log-step">
            <p className="log-step-head">
              <Link prefetch={false} href={`/games/${game.id}/steps/${step}`}>
                {withNames(label, names)}
              </Link>
              <span className="tiny dim numbers">{clockWithSeconds(Date.parse(closedAt), zone)}</span>
            </p>
            <Story sentences={sentences} names={names} system={system} />
          </li>
        ))}
      </ol>
      {history.more ? (
        <p className="log-more">
          <button type="button" className="button compact" onClick={history.loadMore}>
            Earlier steps
          </button>
        </p>
      ) : null}
      <SeedNote game={game} />
    </>
  );
}
