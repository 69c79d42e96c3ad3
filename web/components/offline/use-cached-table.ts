import { useEffect, useRef } from 'react';
import { type CachedTable, cachedTable, keepTable } from '../../lib/offline/offline-db';

/**
 * Stores the content of a table on its reader's device, and shows the stored content if it is newer: the page itself
 * may come from the device, from an earlier turn.
 */
export function useKeptTable(first: CachedTable, now: CachedTable, show: (kept: CachedTable) => void): void {
  const { game, press } = now;
  const showing = useRef(show);
  useEffect(() => {
    if (first.game.me.keeper === null) return;
    void cachedTable(first.game.id).then((kept) => {
      const isOwn = kept?.game.me.keeper === first.game.me.keeper;
      if (kept !== undefined && isOwn && kept.game.now > first.game.now) showing.current(kept);
    });
  }, [first]);
  useEffect(() => {
    if (game.me.keeper !== null) void keepTable({ game, press });
  }, [game, press]);
}
