import { useTexts } from '#texts';
import type { View } from '../../../../engine/domination/types';
import type { Game } from '../../../../functions/api/schemas/games';
import { nameOf, type People } from '../../../components/frame/people';
import { useLanguage } from '../../../components/frame/reader';
import { type TableWords, WaitingPanel as Waiting, winText } from '../../../components/table/waiting-panel';
import { DominationRule } from '../rule';

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
      standingOf={(seat) => standingOf(view, seat)}
      figureOf={(seat) => `${view.seats[seat]?.vp} VP`}
    />
  );
}

function titleOf({ outcome }: Game, view: View, people: People, words: TableWords): string {
  if (outcome !== null)
    return winText(
      outcome.winners.map((seat) => nameOf(people, seat)),
      words,
    );
  return view.active === null ? 'Before the scoring' : `${nameOf(people, view.active)} plays`;
}

function leadOf(game: Game, view: View) {
  if (game.outcome !== null)
    return (
      <>
        Most victory points win <DominationRule rule="10.2" />.
      </>
    );
  if (game.me.seat === null) return 'You are watching. Hands and standing orders stay secret.';
  if (view.active === null)
    return (
      <>
        Players who own Airborne Forces or Fog of War can play them now <DominationRule rule="8.1" />.
      </>
    );
  return 'Your standing orders answer for you meanwhile.';
}

function standingOf(view: View, seat: string): string {
  const own = view.seats[seat];
  if (own === undefined) return '';
  if (own.vacant) return 'is waiting for a substitute';
  if (own.passed) return 'has passed this game turn';
  return view.active === seat ? 'has the turn' : '';
}
