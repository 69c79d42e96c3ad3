import { useTexts } from '#texts';
import type { View } from '../../../../engine/nyc-risk/types';
import type { Game } from '../../../../functions/core/game/games.schema';
import { nameOf, type People } from '../../../components/frame/people';
import type { TableView } from '../../../components/sequential-table/sequential-table';
import { WaitingPanel as Waiting } from '../../../components/table/waiting-panel';
import type { Texts } from '../../../lib/texts';
import { RiskRule } from '../rule';
import { Phases } from './phases';

/** The seat on turn, for those who have nothing to decide now; the result once the game has ended. */
export function WaitingPanel({ game, view, people }: TableView<View>) {
  const t = useTexts('nyc-risk');
  return (
    <Waiting
      game={game}
      title={turnOf(view, people, t)}
      lead={leadOf(game, view, t)}
      seats={view.order}
      active={view.active}
      standingOf={(seat) => standingWord(view, seat, t)}
      figureOf={(seat) => (game.outcome === null ? '' : t('points', { count: pointsOf(game, seat) }))}
    >
      {view.phase === 'over' || view.turn === 0 ? null : <Phases phase={view.phase} />}
    </Waiting>
  );
}

function pointsOf({ seats }: Game, seat: string): number {
  return seats.find((one) => one.seat === seat)?.figures.points ?? 0;
}

function turnOf({ active, phase }: View, people: People, t: Texts<'nyc-risk'>): string {
  if (active === null) return t('waiting.answer');
  return t('waiting.plays', { name: nameOf(people, active), phase });
}

function leadOf({ outcome, me }: Game, view: View, t: Texts<'nyc-risk'>) {
  if (outcome !== null)
    return outcome.type === 'train'
      ? t.rich('waiting.train', { rule: () => <RiskRule rule="11.1" /> })
      : t.rich('waiting.lastOne', { rule: () => <RiskRule rule="7.6" /> });
  if (me.seat === null) return t('waiting.watching');
  return t(view.active === null ? 'waiting.answered' : 'waiting.defended');
}

function standingWord(view: View, seat: string, t: Texts<'nyc-risk'>): string {
  const status = view.status[seat];
  if (status !== undefined && status !== 'playing') return t(`seat.${status}`);
  return view.active === seat ? t('seat.active') : '';
}
