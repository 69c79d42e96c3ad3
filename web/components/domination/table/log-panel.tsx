'use client';

import Link from 'next/link';
import type { Game } from '../../../../functions/api/schemas/games';
import { clockWithSeconds } from '../../../lib/time';
import { namesOf, type People } from '../../frame/people';
import { withNames } from '../../frame/seats';
import { useZone } from '../../frame/zone';
import { SeedNote } from '../../orders/seed-note';
import { Story } from '../../orders/story';
import type { History } from '../../orders/use-history';
import type { LogStep } from '../history';

interface LogPanelProps {
  readonly game: Game;
  readonly history: History<LogStep>;
  readonly people: People;
}

/** What was carried out, the latest first. */
export function LogPanel({ game, history, people }: LogPanelProps) {
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
            <Story sentences={sentences} names={names} system="domination" />
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
