import Link from 'next/link';
import type { Game } from '../../functions/api/schemas/games';
import { Page } from './frame/page';

/** What stands in the place of a table that is not built yet: how the game goes on without it. */
export function NoTable({ game }: { game: Game }) {
  return (
    <Page here="leagues">
      <div className="page-head">
        <p className="eyebrow">
          <Link href={`/seasons/${game.season.id}`}>{game.season.name}</Link>
        </p>
        <h1>{game.systemTitle} has no table yet</h1>
        <p className="lead reading">
          Its rules are built, and the board is played: programs give orders over the API, deadlines close,
          results count. {game.label}.
        </p>
      </div>
      <p className="form-actions">
        <Link className="button main" href="/reference">
          The API
        </Link>
        <Link className="button" href={`/seasons/${game.season.id}`}>
          The season
        </Link>
      </p>
    </Page>
  );
}
