import { Flag, Play } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { GameEnd } from '../../../functions/core/game/game-end.schema';
import type { Game } from '../../../functions/core/game/games.schema';
import { Link } from '../frame/link';
import { namesOf, peopleOf } from '../frame/people';
import { withNames } from '../frame/seats';
import { FriendsAct } from '../friends/friends-act';
import { ShareButton } from './share-button';
import { shareLine } from './words';

interface EndActsProps {
  readonly game: Game;
  readonly end: GameEnd;
  /** The step after which the winners kept the lead; null if there is none. */
  readonly decided: number | null;
  /** The address of the page. */
  readonly address: string;
}

/** What a reader does first when a game is over: look at the turn that decided, play again, replay, share. */
export function EndActs({ game, end, decided, address }: EndActsProps) {
  const t = useTranslations('game-end');
  const turn = game.steps.find(({ step }) => step === decided);
  return (
    <section className="end-acts" aria-label={t('acts')}>
      {turn === undefined ? null : (
        <p>
          <Flag size={18} />{' '}
          {t.rich('decided', {
            turn: withNames(turn.label, namesOf(peopleOf(game.seats))),
            link: (words) => <Link href={`/games/${game.id}/replay?step=${turn.step}`}>{words}</Link>,
          })}
        </p>
      )}
      <div className="form-actions">
        {game.me.seat === null ? null : (
          <FriendsAct game={game.id} act="rematch" isMain>
            {t('again.act')}
          </FriendsAct>
        )}
        <Link className="button" href={`/games/${game.id}/replay`}>
          <Play size={18} /> {t('last.replay')}
        </Link>
        <ShareButton
          text={shareLine(end, address, t, useLocale())}
          words={{ share: t('tell.share'), copied: t('tell.copied'), failed: t('tell.notCopied') }}
        />
      </div>
      <RematchNote game={game} />
    </section>
  );
}

/** Whom a rematch asks. */
function RematchNote({ game: { practice, seats, me } }: Pick<EndActsProps, 'game'>) {
  const t = useTranslations('game-end');
  if (me.seat === null) return null;
  const others = seats.filter(({ seat, player }) => player.kind === 'human' && seat !== me.seat);
  return (
    <p className="small muted">
      {others.length === 0
        ? t('again.bots', { level: practice ?? 'steady' })
        : t('again.players', { players: others.map(({ player }) => player.name).join(', ') })}
    </p>
  );
}
