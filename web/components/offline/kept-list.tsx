'use client';

import { useEffect, useState } from 'react';
import { type Draft, drafts, type KeptTable, keptTables } from '../../lib/offline/kept';

interface Kept {
  readonly tables: readonly KeptTable[];
  readonly drafts: readonly Draft[];
}

/** What this device has for its reader: games to read, and orders that wait to be sent. */
export function KeptList() {
  const [kept, setKept] = useState<Kept>({ tables: [], drafts: [] });
  useEffect(() => {
    void Promise.all([keptTables(), drafts()]).then(([tables, waiting]) =>
      setKept({ tables, drafts: waiting }),
    );
  }, []);
  if (kept.tables.length === 0) return null;
  return (
    <section aria-labelledby="kept">
      <h2 id="kept">Readable without network</h2>
      <ul className="rows card">
        {kept.tables.map(({ game }) => (
          <li key={game.id}>
            <p className="grow">
              {/* Only a whole page comes from this device. */}
              <a href={`/games/${game.id}`}>
                {game.season.name}, board {game.board}
              </a>{' '}
              <span className="muted">{game.label}</span>
            </p>
            {kept.drafts.some((draft) => draft.game === game.id) ? (
              <span className="small">Draft waits to be sent</span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
