import { useTexts } from '#texts';
import type { View } from '../../../../engine/domination/types';
import { nameOf, type People } from '../../../components/frame/people';
import type { TableView } from '../../../components/sequential-table/sequential-table';
import { WaitingPanel as Waiting } from '../../../components/table/waiting-panel';
import type { Texts } from '../../../lib/texts';
import { DominationRule } from '../rule';

/** The seat on turn, for those who have nothing to decide now; the result once the game has ended. */
export function WaitingPanel({ game, view, people }: TableView<View>) {
  const t = useTexts('domination');
  return (
    <Waiting
      game={game}
      title={playsText(view, people, t)}
      lead={<Lead game={game} view={view} />}
      seats={view.order}
      active={view.active}
      standingOf={(seat) => (view.phase === 'over' ? '' : standingOf(view, seat, t))}
      figureOf={(seat) => t('points', { count: view.seats[seat]?.vp ?? 0 })}
    />
  );
}

function playsText({ active }: View, people: People, t: Texts<'domination'>): string {
  return active === null ? t('waiting.scoring') : t('waiting.plays', { name: nameOf(people, active) });
}

function Lead({ game, view }: Pick<TableView<View>, 'game' | 'view'>) {
  const t = useTexts('domination');
  if (game.outcome !== null) return t.rich('waiting.over', { rule: () => <DominationRule rule="10.2" /> });
  if (game.me.seat === null) return t('waiting.watching');
  if (view.active === null) return t.rich('waiting.window', { rule: () => <DominationRule rule="8.1" /> });
  return t('waiting.answered');
}

function standingOf(view: View, seat: string, t: Texts<'domination'>): string {
  const own = view.seats[seat];
  if (own === undefined) return '';
  if (own.vacant) return t('waiting.substitute');
  if (own.passed) return t('waiting.passed');
  return view.active === seat ? t('waiting.active') : '';
}
