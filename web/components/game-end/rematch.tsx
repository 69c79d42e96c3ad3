import { RotateCcw } from 'lucide-react';
import type { Game } from '../../../functions/api/schemas/games';
import { Card } from '../forms/card';
import { botsOf } from '../practice/levels';

/** Another game like this one. A plain form: it works without scripts. */
export function Rematch({ game: { system, practice, me } }: { readonly game: Game }) {
  if (practice === null || me.seat === null) return null;
  return (
    <Card title="Again?">
      <form action="/api/play" method="post">
        <input type="hidden" name="system" value={system} />
        <input type="hidden" name="level" value={practice} />
        <p className="muted mb-3">A new board against {botsOf(practice)}.</p>
        <button type="submit" className="button main">
          <RotateCcw size={18} /> Rematch
        </button>
      </form>
    </Card>
  );
}
