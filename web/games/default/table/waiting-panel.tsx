import { useTexts } from '#texts';
import type { Game } from '../../../../functions/core/game/games.schema';
import { nameOf, namesOf, type People } from '../../../components/frame/people';
import { withNames } from '../../../components/frame/seats';
import { WaitingPanel as Waiting } from '../../../components/table/waiting-panel';
import { useTranslateMeasure } from './use-measure';

/** The seats that the game waits for, for readers who have nothing to decide; the result once it has ended. */
export function WaitingPanel({ game, people }: { readonly game: Game; readonly people: People }) {
  const t = useTexts('default-table');
  const say = useTranslateMeasure(game);
  const owing = game.seats.filter(({ state }) => state !== 'none-owed');
  const [only] = owing;
  const active = owing.length === 1 && only !== undefined ? only.seat : null;
  const title =
    active === null
      ? withNames(game.label, namesOf(people))
      : t('waiting.plays', { name: nameOf(people, active) });
  return (
    <Waiting
      game={game}
      title={title}
      {...(game.outcome !== null && game.outcome.winners.length === 0 && { ending: t('waiting.over') })}
      lead={game.outcome === null && game.me.seat === null ? t('waiting.watching') : null}
      seats={game.seats.map(({ seat }) => seat)}
      active={active}
      standingOf={(seat) => (seat === active ? t('waiting.active') : '')}
      figureOf={(seat) => say(game.seats.find((one) => one.seat === seat)?.figures)}
    />
  );
}
