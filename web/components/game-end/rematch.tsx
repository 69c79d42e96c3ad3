import type { Game } from '../../../functions/api/schemas/games';
import { Card } from '../forms/card';
import { FriendsAct } from '../friends/friends-act';
import { botsOf } from '../practice/levels';

/** Another game like this one, for those who sat at it. */
export function Rematch({ game: { id, practice, seats, me } }: { readonly game: Game }) {
  if (me.seat === null) return null;
  const others = seats.filter(({ seat, player }) => player.kind === 'human' && seat !== me.seat);
  return (
    <Card title="Again?">
      <p className="muted mb-3">
        {others.length === 0
          ? `A new board against ${botsOf(practice ?? 'steady')}, unrated.`
          : `${others.map(({ player }) => player.name).join(', ')} will be asked. It is unrated, and begins when all have come, or when you say so.`}
      </p>
      <FriendsAct game={id} act="rematch" isMain>
        Rematch
      </FriendsAct>
    </Card>
  );
}
