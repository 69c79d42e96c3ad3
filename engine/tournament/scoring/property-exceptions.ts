import type { ScoringId } from '../../scoring-ids';
import type { PropertyId } from './properties';

/** Boards on which a system lacks a property that it has on all usually tried ends of the classic game. */
export interface PropertyException {
  readonly where: 'other-sizes' | 'partial-draws' | 'deciding-centre' | 'no-fixed-total';
  readonly property: PropertyId;
  readonly systems: readonly ScoringId[];
  /** These boards, and what happens on them, in one sentence. */
  readonly words: string;
}

/** All of them; a system that is not listed keeps its properties on these boards too. */
export const PROPERTY_EXCEPTIONS: readonly PropertyException[] = [
  {
    where: 'other-sizes',
    property: 'constant-sum',
    systems: ['c-diplo-100', 'c-diplo-80', 'tribute', 'half-tribute'],
    words: 'On boards of other sizes, a solo pays what it pays on the classic board, other ends pay less.',
  },
  {
    where: 'partial-draws',
    property: 'solo-draw-loss',
    systems: ['calhamer', 'draw-size-survivors', 'draw-size-420'],
    words: 'In a draw that leaves survivors out, one seat may be given as much as a solo pays.',
  },
  {
    where: 'partial-draws',
    property: 'constant-sum',
    systems: ['draw-size-420'],
    words: 'In a draw that leaves survivors out, their centres are not paid.',
  },
  {
    where: 'deciding-centre',
    property: 'monotone',
    systems: ['survivors-win', 'dixie'],
    words: 'The seat that gives away the centre that wins the game alone may gain points.',
  },
  {
    where: 'no-fixed-total',
    property: 'constant-sum',
    systems: [
      'leading-measure',
      'draw-size-420',
      'carnage',
      'carnage-dead-equal',
      'centre-count-carnage',
      'c-diplo-100',
      'c-diplo-80',
      'tribute',
      'half-tribute',
    ],
    words: 'In a game whose points have no fixed total, a board with more of them pays more.',
  },
];
