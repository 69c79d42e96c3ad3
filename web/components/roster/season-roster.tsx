'use client';

import type { Roster, RosterRow } from '../../../functions/api/schemas/roster';
import { AddPlayers } from './add-players';
import { RosterPlayer } from './roster-player';

interface SeasonRosterProps {
  readonly id: string;
  readonly roster: Roster;
}

const GROUPS: readonly (readonly [RosterRow['state'], string])[] = [
  ['in', 'In the season'],
  ['waiting', 'Waiting for a place'],
  ['asked', 'Asking for a place'],
  ['invited', 'Invited'],
];

/** The season's players by how they stand in it, and the list by which more are added. */
export function SeasonRoster({ id, roster }: SeasonRosterProps) {
  const { players, season, nextRound } = roster;
  const isOver = season.status === 'finished';
  return (
    <div className="roster">
      {isOver ? null : <AddPlayers id={id} hasPlayers={players.length > 0} />}
      {GROUPS.map(([state, title]) => {
        const group = players.filter((player) => player.state === state);
        if (group.length === 0) return null;
        return (
          <section key={state} className="section" aria-labelledby={`players-${state}`}>
            <div className="section-head">
              <h2 id={`players-${state}`}>{title}</h2>
              <span className="small muted">{group.length}</span>
            </div>
            <ul className="roster-list">
              {group.map((player) => (
                <RosterPlayer key={player.id} id={id} player={player} nextRound={nextRound} isOver={isOver} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
