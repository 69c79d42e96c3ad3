import './maps.css';
import { DrawingBoard } from './lazy';

/** The drawing board, whose script the page loads after it is shown. */
export const DRAWING_BOARD = <DrawingBoard />;
