/** Beside the name of a player who has sent orders by a program. The platform's own bots are none. */
export function ProgramMark() {
  return (
    <span className="program-mark" title="A program has sent orders for this player">
      Program
    </span>
  );
}
