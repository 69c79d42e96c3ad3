import { useMemo } from 'react';
import { useTexts } from '#texts';
import type { GameSystem } from '../../../engine/game';
import type { GameSystemId } from '../../../engine/games';
import { DrawingOfSteps, type StepDrawing } from '../../components/table/step-drawing';
import { changed, heldChanges, type SeatChange } from '../../lib/seat-change';
import type { ShownStep } from '../../lib/shown-step';
import type { StepsProps } from '../steps';
import { DrawnBoard } from './board';
import { Path, Rings } from './board-drawing';
import { useRules } from './use-rules';

interface DefaultStepsProps extends StepsProps {
  readonly system: GameSystemId;
}

/** Draws steps: the spaces that their orders name on the board before them, or the board after them. */
export function Steps({ system, children }: DefaultStepsProps) {
  const rules = useRules({ system });
  const t = useTexts('default-table');
  const drawing = useMemo(() => drawingOf(rules, (name) => t('board.spaceNamed', { name })), [rules, t]);
  return <DrawingOfSteps value={drawing}>{children}</DrawingOfSteps>;
}

/** How sentences call a space whose name is a coordinate: “space a1”. */
type NameOfSpace = (name: string) => string;

function drawingOf(rules: GameSystem, spaceNamed: NameOfSpace): StepDrawing {
  return {
    hasMap: rules.board !== undefined,
    board: (step, after, title) => <StepBoard {...{ rules, step, after, title }} />,
    changes: (before, after) => changesBetween(rules, before, after, spaceNamed),
  };
}

interface StepBoardProps {
  readonly rules: GameSystem;
  readonly step: ShownStep;
  readonly after: boolean;
  readonly title: string;
}

function StepBoard({ rules, step, after, title }: StepBoardProps) {
  const t = useTexts('default-table');
  const board = rules.board?.(after ? step.position : step.before);
  if (board === undefined) return <p className="empty">{t('board.none')}</p>;
  const named = spacesNamed(rules, step);
  return (
    <DrawnBoard
      board={board}
      label={t(after ? 'board.after' : 'board.done', { title })}
      marks={(plan) => (
        <>
          <Rings {...{ plan }} spaces={named.flat()} kind={after ? 'changed' : 'named'} />
          {after ? null : named.map((spaces) => <Path key={spaces.join()} {...{ plan, spaces }} />)}
        </>
      )}
    />
  );
}

/** The spaces that each order of a step names, as far as it was carried out. */
export function spacesNamed(
  rules: GameSystem,
  { orders }: Pick<ShownStep, 'orders'>,
): readonly (readonly string[])[] {
  return orders
    .filter(({ result }) => result !== 'rejected' && result !== 'void')
    .map(({ order }) => (typeof order === 'object' && order !== null ? (rules.spacesOf?.(order) ?? []) : []));
}

/**
 * The spaces that each seat gained and lost with its pieces, and how many pieces more or fewer it has, where the spaces do
 * not say so.
 */
export function changesBetween(
  rules: Pick<GameSystem, 'board'>,
  before: unknown,
  after: unknown,
  spaceNamed: NameOfSpace,
): readonly SeatChange[] {
  const [had, has] = [rules.board?.(before), rules.board?.(after)];
  if (had === undefined || has === undefined) return [];
  const ownersIn = ({ pieces }: typeof had) => Object.fromEntries(pieces.map(({ at, seat }) => [at, seat]));
  const names = new Map(has.spaces.map(({ id, name }) => [id, name === id ? spaceNamed(name) : name]));
  const seats = [...new Set([...had.pieces, ...has.pieces].flatMap(({ seat }) => seat ?? []))];
  const count = ({ pieces }: typeof had, seat: string) =>
    pieces.filter((piece) => piece.seat === seat).length;
  return changed(
    seats.map((seat) => {
      const held = heldChanges(seat, ownersIn(had), ownersIn(has), (id) => names.get(id) ?? id);
      const units = count(has, seat) - count(had, seat);
      const isToldBySpaces = units === held.gained.length - held.lost.length;
      return { seat, ...held, units: isToldBySpaces ? 0 : units, points: 0, isOut: false };
    }),
  );
}
