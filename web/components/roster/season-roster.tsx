'use client';

import { useTranslations } from 'next-intl';
import type { Roster, RosterRow } from '../../../functions/core/roster/roster.schema';
import { ListPages, ListSearch } from '../season/list-search';
import { AddPlayers } from './add-players';
import { AdmitAll } from './admit-all';
import { RosterPlayer } from './roster-player';

interface SeasonRosterProps {
  readonly id: string;
  readonly league: string;
  readonly roster: Roster;
  /** The name to search for. */
  readonly search: string;
}

/** The season's players by their state, and the list for adding more. */
export function SeasonRoster({ id, league, roster, search }: SeasonRosterProps) {
  const t = useTranslations('roster');
  const { players, season, nextRound, page, pages, count } = roster;
  const groups: readonly (readonly [RosterRow['state'], string])[] = [
    ['asked', t('group.asked')],
    ['in', t('group.in')],
    ['waiting', t('group.waiting')],
    ['invited', t('group.invited')],
  ];
  const address = `/seasons/${id}/players`;
  const isOver = season.status === 'finished';
  return (
    <div className="roster">
      {isOver ? null : <AddPlayers {...{ id, toAsk: roster.toAsk }} hasPlayers={players.length > 0} />}
      {pages > 1 || search !== '' ? (
        <div className="list-bar section">
          <ListSearch {...{ address, search }} label={t('find')} />
        </div>
      ) : null}
      <p>
        <a href={`/v1/seasons/${id}/roster.csv`} download>
          {t('csv')}
        </a>
      </p>
      {isOver ? null : <AdmitAll id={id} asked={players.some(({ state }) => state === 'asked')} />}
      {groups.map(([state, title]) => {
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
                <RosterPlayer
                  key={player.id}
                  {...{ id, league, player, nextRound, isOver }}
                  questions={season.questions}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <ListPages {...{ address, page, pages }} holds={t('players', { players: count })} asked={{ search }} />
    </div>
  );
}
