import { NewYorkRule } from '../rule';

/** How orders are typed, by example. */
export function Notation() {
  return (
    <>
      <code>A Cloisters - Harlem</code> moves, <code>A HAR S A CPK - MID</code> and <code>A HAR S A CPK</code>{' '}
      support, <code>A HAR H</code> holds, <code>T Moe S …</code> is a Turreton. See{' '}
      <NewYorkRule rule="16.1" />
    </>
  );
}
