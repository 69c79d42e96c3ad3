import { useTexts } from '#texts';
import type { View } from '../../../../engine/nyc-risk/types';
import type { Game } from '../../../../functions/api/schemas/games';
import { nameOf, type People } from '../../../components/frame/people';
import { useLanguage } from '../../../components/frame/reader';
import { type TableWords, WaitingPanel as Waiting, winText } from '../../../components/table/waiting-panel';
import { RiskRule } from '../rule';
import { Phases } from './phases';

interface WaitingPanelProps {
  readonly game: Game;
  readonly view: View;
  readonly people: People;
}

/** Whose turn it is, for those who have nothing to decide now; how the game ended, once it has. */
export function WaitingPanel({ game, view, people }: WaitingPanelProps) {
  const words = { t: useTexts('table'), language: useLanguage() };
  return (
    <Waiting
      game={game}
      title={titleOf(game, view, people, words)}
      lead={leadOf(game, view)}
      seats={view.order}
      active={view.active}
      standingOf={(seat) => standingWord(view, seat)}
      figureOf={(seat) => (game.outcome === null ? '' : `${pointsOf(game, seat)} points`)}
    >
      {view.phase === 'over' || view.turn === 0 ? null : <Phases phase={view.phase} />}
    </Waiting>
  );
}

function pointsOf({ seats }: Game, seat: string): number {
  return seats.find((one) => one.seat === seat)?.figures.points ?? 0;
}

function titleOf({ outcome }: Game, view: View, people: People, words: TableWords): string {
  if (outcome !== null)
    return winText(
      outcome.winners.map((seat) => nameOf(people, seat)),
      words,
    );
  if (view.active === null) return 'All players answer';
  return `${nameOf(people, view.active)} ${view.phase === 'draft' ? 'picks' : 'plays'}`;
}

function leadOf(game: Game, view: View) {
  if (game.outcome !== null)
    return game.outcome.type === 'train' ? (
      <>
        The A-train reached Inwood, and the game ended at once <RiskRule rule="11.1" />.
      </>
    ) : (
      <>
        No other player is left in play <RiskRule rule="7.6" />.
      </>
    );
  if (game.me.seat === null) return 'You are watching. Hands and standing orders stay secret.';
  if (view.active === null) return 'You have answered. All answers are revealed once everyone has.';
  return 'Your standing orders defend you meanwhile.';
}

function standingWord(view: View, seat: string): string {
  switch (view.status[seat]) {
    case 'resigned':
      return 'has resigned';
    case 'eliminated':
      return 'is out of play';
    case 'vacant':
      return 'is waiting for a substitute';
    default:
      return view.active === seat ? 'has the turn' : '';
  }
}
