import { useTranslations } from 'next-intl';
import type { Game } from '../../../functions/core/game/games.schema';
import { Card } from '../forms/card';
import { FriendsAct } from '../friends/friends-act';

/** Another game like this one, for its players. */
export function Rematch({ game: { id, practice, seats, me } }: { readonly game: Game }) {
  const t = useTranslations('game-end');
  if (me.seat === null) return null;
  const others = seats.filter(({ seat, player }) => player.kind === 'human' && seat !== me.seat);
  return (
    <Card title={t('again.title')}>
      <p className="muted mb-3">
        {others.length === 0
          ? t('again.bots', { level: practice ?? 'steady' })
          : t('again.players', { players: others.map(({ player }) => player.name).join(', ') })}
      </p>
      <FriendsAct game={id} act="rematch" isMain>
        {t('again.act')}
      </FriendsAct>
    </Card>
  );
}
