import { Flag, Play } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { GameEnd } from '../../../functions/core/game/game-end.schema';
import type { Game } from '../../../functions/core/game/games.schema';
import type { GameProgress } from '../../../functions/core/result/results.schema';
import { Link } from '../frame/link';
import { namesOf, peopleOf } from '../frame/people';
import { withNames } from '../frame/seats';
import { FriendsAct } from '../friends/friends-act';
import { EndFigures } from './end-figures';
import { ShareButton } from './share-button';
import { isLevel, shareLine, winnerAlone } from './words';

interface EndActsProps {
  readonly game: Game;
  readonly end: GameEnd;
  readonly progress: GameProgress | null;
  /** The address of the page. */
  readonly address: string;
}

/** What a reader does first when a game is over: look at the turn that decided, play again, replay, share. */
export function EndActs({ game, end, progress, address }: EndActsProps) {
  const t = useTranslations('game-end');
  const shown = game.me.seat ?? winnerAlone(end);
  return (
    <section className="end-acts" aria-label={t('acts')}>
      {shown === null || end.state === 'void' ? null : <EndFigures end={end} seat={shown} />}
      <Decided {...{ game, end, progress }} />
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

/** The turn that decided, or that a further figure did: the winner was not ahead in the leading measure. */
function Decided({ game, end, progress }: Omit<EndActsProps, 'address'>) {
  const t = useTranslations('game-end');
  if (progress === null) return null;
  const turn = game.steps.find(({ step }) => step === progress.decided);
  if (turn === undefined && !isLevel(end, game.outcome, progress)) return null;
  return (
    <p className="end-decided">
      <Flag size={18} />{' '}
      <span>
        {turn === undefined
          ? t('level', { measure: progress.measure })
          : t.rich('decided', {
              turn: withNames(turn.label, namesOf(peopleOf(game.seats))),
              link: (words) => <Link href={`/games/${game.id}/replay?step=${turn.step}`}>{words}</Link>,
            })}
      </span>
    </p>
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
