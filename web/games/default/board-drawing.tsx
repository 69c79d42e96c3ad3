import type { ReactNode } from 'react';
import type { Board, BoardPiece, BoardSpace } from '../../../engine/game/board';
import { solidOf } from '../../components/frame/seats';
import type { Point } from '../../components/map/places';
import type { Size } from '../../components/map/use-view';

/** The units of a drawing between two neighbouring spaces. */
const UNIT = 100;
const MARGIN = 72;
const RADIUS = 30;
/** Names up to this length are written beside their points. */
const SHORT = 3;

/** Places on the drawing of a board. */
export interface Plan {
  readonly size: Size;
  readonly at: (space: BoardSpace) => Point;
  /** The place of a space by its id; undefined for one that the board does not have. */
  readonly placeOf: (id: string) => Point | undefined;
}

export function planOf({ spaces }: Board): Plan {
  const [xs, ys] = [spaces.map(({ at }) => at[0]), spaces.map(({ at }) => at[1])];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const at = (space: BoardSpace): Point => [
    MARGIN + (space.at[0] - left) * UNIT,
    MARGIN + (space.at[1] - top) * UNIT,
  ];
  const places = new Map(spaces.map((space) => [space.id, at(space)]));
  return {
    size: {
      width: 2 * MARGIN + (Math.max(...xs) - left) * UNIT,
      height: 2 * MARGIN + (Math.max(...ys) - top) * UNIT,
    },
    at,
    placeOf: (id) => places.get(id),
  };
}

interface BoardDrawingProps {
  readonly board: Board;
  readonly plan: Plan;
  /** Drawn below the pieces. */
  readonly children?: ReactNode;
}

/** The lines or squares of a board, and the pieces on it. */
export function BoardDrawing({ board, plan, children }: BoardDrawingProps) {
  const { size, at } = plan;
  return (
    <g className="default-board">
      <rect fill="var(--skin-land)" width={size.width} height={size.height} />
      {board.edges === undefined ? <Squares {...{ board, plan }} /> : <Lines {...{ board, plan }} />}
      {children}
      {board.spaces.map((space) => (
        <Pieces
          key={space.id}
          at={at(space)}
          pieces={board.pieces.filter((piece) => piece.at === space.id)}
        />
      ))}
    </g>
  );
}

function Lines({ board, plan }: BoardDrawingProps) {
  const { at, placeOf } = plan;
  const lines = (board.edges ?? []).flatMap(([one, other]) => {
    const [from, to] = [placeOf(one), placeOf(other)];
    return from === undefined || to === undefined ? [] : [`M${from.join(' ')}L${to.join(' ')}`];
  });
  return (
    <>
      <path
        fill="none"
        stroke="var(--skin-line)"
        strokeWidth="3.5"
        strokeLinecap="round"
        d={lines.join('')}
      />
      {board.spaces.map((space) => {
        const [x, y] = at(space);
        return (
          <g key={space.id}>
            <circle cx={x} cy={y} r="8" fill="var(--skin-line)" />
            {space.name.length > SHORT ? null : (
              <text className="board-name" fontSize="17" x={x + 27} y={y - 26}>
                {space.name}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

function Squares({ board, plan }: BoardDrawingProps) {
  return board.spaces.map((space) => {
    const [x, y] = plan.at(space);
    const isOdd = (space.at[0] + space.at[1]) % 2 !== 0;
    return (
      <g key={space.id}>
        <rect
          fill={isOdd ? 'var(--skin-ground)' : 'var(--skin-land)'}
          stroke="var(--skin-line)"
          strokeWidth="1.5"
          x={x - UNIT / 2}
          y={y - UNIT / 2}
          width={UNIT}
          height={UNIT}
        />
        {space.name.length > SHORT ? null : (
          <text className="board-name" x={x - UNIT / 2 + 5} y={y - UNIT / 2 + 16}>
            {space.name}
          </text>
        )}
      </g>
    );
  });
}

/** The pieces of a space; of several the first, and how many there are. */
function Pieces({ at: [x, y], pieces }: { readonly at: Point; readonly pieces: readonly BoardPiece[] }) {
  const [first] = pieces;
  if (first === undefined) return null;
  const sign = pieces.length > 1 ? String(pieces.length) : first.sign;
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      <PieceDrawing seat={first.seat} />
      {sign === undefined ? null : (
        <text className="board-sign" y="8">
          {sign}
        </text>
      )}
    </g>
  );
}

interface PieceDrawingProps {
  /** Its owner; null for nobody. */
  readonly seat: string | null;
  readonly radius?: number;
}

/** A piece around the point (0, 0), in the colour and pattern of its owner. */
export function PieceDrawing({ seat, radius = RADIUS }: PieceDrawingProps) {
  const solid = seat === null ? null : solidOf(seat);
  return (
    <>
      <circle r={radius + radius / 8} fill="var(--map-halo)" />
      <circle r={radius} fill={solid === null ? 'var(--line-strong)' : `var(--f-${solid})`} />
      {solid === null ? null : <circle r={radius} fill={`url(#pattern-on-${solid})`} opacity=".55" />}
      <circle r={radius} fill="none" stroke="var(--map-ink)" strokeWidth={radius / 11} />
      <circle r={radius * 0.62} fill="none" stroke="var(--map-ink)" strokeWidth={radius / 18} opacity=".55" />
    </>
  );
}

/** The rings around spaces: those that an order names, those that may be chosen, those that a step changed. */
export function Rings({
  plan,
  spaces,
  kind,
}: {
  plan: Plan;
  spaces: readonly string[];
  kind: 'may' | 'named' | 'changed';
}) {
  return (
    <g pointerEvents="none">
      {[...new Set(spaces)].map((id) => {
        const place = plan.placeOf(id);
        return place === undefined ? null : (
          <circle
            key={id}
            className={`board-${kind}`}
            cx={place[0]}
            cy={place[1]}
            r={kind === 'may' ? RADIUS - 4 : RADIUS + 8}
          />
        );
      })}
    </g>
  );
}

/** The way of an order over its spaces. */
export function Path({ plan, spaces }: { plan: Plan; spaces: readonly string[] }) {
  const places = spaces.flatMap((id) => plan.placeOf(id) ?? []);
  if (places.length < 4) return null;
  return <polyline className="board-path" points={places.join(' ')} pointerEvents="none" />;
}
