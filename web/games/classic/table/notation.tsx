import { ClassicRule } from '../rule';

/** How orders are typed, by example. */
export function Notation() {
  return (
    <>
      <code>A PAR - BUR</code> moves, <code>A MAR S A PAR - BUR</code> and <code>A MAR S A PAR</code> support,{' '}
      <code>F NTH C A LON - NWY</code> convoys, <code>A PAR H</code> holds; <code>A PAR R GAS</code> retreats,{' '}
      <code>A PAR D</code> disbands, <code>F BRE B</code> builds. Names in full work as well. See{' '}
      <ClassicRule rule="15.1" />
    </>
  );
}
