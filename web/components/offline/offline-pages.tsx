'use client';

import { useEffect, useState } from 'react';
import { type CachedTable, cachedTables, type Draft, drafts } from '../../lib/offline/offline-db';

interface Kept {
  readonly tables: readonly CachedTable[];
  readonly drafts: readonly Draft[];
}

interface KeptListProps {
  readonly words: {
    readonly title: string;
    /** "{season}, board {board}" */
    readonly board: string;
    readonly draft: string;
  };
}

/** The data that this device has for its reader: games to read, and orders that wait to be sent. */
export function OfflinePages({ words }: KeptListProps) {
  const [kept, setKept] = useState<Kept>({ tables: [], drafts: [] });
  useEffect(() => {
    void Promise.all([cachedTables(), drafts()]).then(([tables, waiting]) =>
      setKept({ tables, drafts: waiting }),
    );
  }, []);
  if (kept.tables.length === 0) return null;
  return (
    <section aria-labelledby="kept">
      <h2 id="kept">{words.title}</h2>
      <ul className="rows card">
        {kept.tables.map(({ game }) => (
          <li key={game.id}>
            <p className="grow">
              {/* This device only has whole pages. */}
              <a href={`/games/${game.id}`}>
                {words.board.replace('{season}', game.season.name).replace('{board}', `${game.board}`)}
              </a>{' '}
              <span className="muted">{game.label}</span>
            </p>
            {kept.drafts.some((draft) => draft.game === game.id) ? (
              <span className="small">{words.draft}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
