import type { ReactElement, ReactNode } from 'react';
import type { GameTable } from '../../functions/core/game/game-table.schema';
import type { Papers } from '../components/table/game-table';
import type { StepsProps } from './steps';

/** What decides under which rules, and on which map, a game is played. */
export interface OfGame {
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  readonly rulesVersion?: string | undefined;
}

/** The boards of a game on the pages. Without a game they are those of its usual options. */
export interface Boards {
  /** The table of a running or finished game. */
  readonly table: (first: GameTable, rules: Papers) => ReactNode | Promise<ReactNode>;
  /** A form by which moderators correct a game, with the game's own controls. */
  readonly ruling: (form: ReactNode, game?: OfGame) => ReactNode;
  /** A frame around a page that shows steps of the game: it draws their boards. */
  readonly steps: (seats: Omit<StepsProps, 'children'>, page: ReactNode, game?: OfGame) => ReactNode;
  /** A still picture of a position, named for screen readers; absent where the game has cards and no map. */
  readonly picture?: (position: unknown, label: string, game?: OfGame) => ReactElement;
  /** The picture on pages about the game, of its start or an invented game; absent where its story draws one itself. */
  readonly introduction?: ReactElement;
  /** A position from the middle of a game between bots, for the picture of the game; absent, a few turns are played. */
  readonly midGame?: unknown;
  /** The position with which a game of these options begins; absent where no page draws one. */
  readonly opening?: (game: OfGame) => unknown;
  /** Options under which a study of a new game begins; absent, the usual ones. */
  readonly studyOptions?: object;
}
