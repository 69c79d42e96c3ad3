/** What the mark means, for those who point at it; the table's own words on programs say it to all. */
export const PROGRAM_ABOUT = 'A program has sent orders for this player';

/** Beside the name of a player who has sent orders by a program. The platform's own bots are none. */
export function ProgramMark() {
  return (
    <span className="program-mark" title={PROGRAM_ABOUT}>
      Program
    </span>
  );
}
