import { useTranslations } from 'next-intl';
import { isGameSystem } from '../../../engine/games';
import type { MyGame } from '../../../functions/core/account/me.schema';
import type { Texts } from '../../lib/texts';
import { elapsed, urgency } from '../../lib/time';
import { Countdown } from '../frame/countdown';
import { countdownWords } from '../frame/countdown-words';
import { DeadlineGauge } from '../frame/deadline-gauge';
import { type Reading, State } from '../frame/game-thumbnail';
import { Link } from '../frame/link';
import { RuleLink } from '../frame/rule-link';
import { SeatChip } from '../frame/seat-chip';
import { seatFullName } from '../frame/seats';
import { TitlePlate } from '../frame/title-plate';
import { inSentence } from '../table/if-silent';

interface Standing {
  readonly reading: Reading;
  readonly words: string;
  readonly action: string;
}

/** The state of the reader's orders, and their next action. */
function standingOf(mine: MyGame['mine'], t: Texts<'today'>): Standing {
  switch (mine) {
    case 'nothing':
      return { reading: 'nothing', words: t('state.nothing'), action: t('giveOrders') };
    case 'late':
      return { reading: 'late', words: t('state.late'), action: t('giveOrders') };
    case 'stored':
      return { reading: 'stored', words: t('state.stored'), action: t('review') };
    case 'ready':
      return { reading: 'ready', words: t('state.ready'), action: t('open') };
    case 'none-owed':
      return { reading: 'nothing', words: t('state.noneOwed'), action: t('open') };
  }
}

/** One turn that waits for the reader: the decision, the deadline, and the default. */
export function TurnCard({ game, now }: { game: MyGame; now: number }) {
  const t = useTranslations('today');
  const countdown = countdownWords(useTranslations('countdown'));
  const { reading, words, action } = standingOf(game.mine, t);
  const left = game.deadline === null ? Number.POSITIVE_INFINITY : Date.parse(game.deadline) - now;
  const main = game.mine === 'nothing' && urgency(left) !== 'far';
  return (
    <li className="card need">
      <TitlePlate system={game.system} />
      <div className="what">
        <p className="eyebrow">{game.systemTitle}</p>
        <h3>{t('board', { season: game.season.name, board: game.board })}</h3>
        <p>
          <span className="seat">
            <SeatChip seat={game.seat} /> {seatFullName(game.seat)}
          </span>
          <span className="muted">{game.label}</span>
        </p>
      </div>
      {game.paused ? <p className="when muted">{t('pausedBy')}</p> : null}
      {game.deadline === null ? null : (
        <div className="when">
          <DeadlineGauge level={elapsed(game.openedAt, game.deadline, now)} />
          <Countdown
            deadline={game.deadline}
            now={now}
            owing={game.mine !== 'ready'}
            league={game.zone}
            words={countdown}
          />
        </div>
      )}
      <div className="how">
        <State reading={reading}>{words}</State>
        <Question game={game} />
      </div>
      <Link className={main ? 'button main' : 'button'} href={`/games/${game.game}`}>
        {action}
      </Link>
    </li>
  );
}

function Question({ game: { decision, fallback, mine, system } }: { readonly game: MyGame }) {
  const t = useTranslations('today');
  return (
    <p className="small muted">
      {decision === null ? '' : `${t('decision', { decision })} `}
      {mine === 'nothing' && fallback !== null ? (
        <>
          {t('ifSilent', { text: inSentence(fallback.text) })}{' '}
          {isGameSystem(system) ? <RuleLink rule={fallback.rule} system={system} /> : null}
        </>
      ) : null}
    </p>
  );
}
