import type { SeasonBoards } from '../../../functions/api/schemas/season-pages';
import type { Season } from '../../../functions/api/schemas/seasons';
import { FormPart } from '../forms/form-part';
import { ClocksRuling } from './clocks-ruling';

interface SeasonClocksProps {
  readonly season: Season;
  readonly rounds: SeasonBoards['rounds'];
}

/** The clocks of a season's running games at once, for its organizers and moderators; nothing where none runs. */
export function SeasonClocks({ season: { id, myRoles }, rounds }: SeasonClocksProps) {
  const running = rounds.filter((one) => one.running > 0).map(({ round }) => round);
  if (running.length === 0 || !myRoles.some((role) => role !== 'player')) return null;
  return (
    <section className="section reading" aria-labelledby="clocks">
      <h2 id="clocks">Clocks</h2>
      <FormPart title="Move deadlines, pause or resume" hint="All running games, or those of one round">
        <ClocksRuling season={{ id }} rounds={running} />
      </FormPart>
    </section>
  );
}
