import { homesOf } from '../../../engine/classic/data/map';
import { powerName } from '../../../engine/classic/data/powers';
import { POWERS, type Power } from '../../../engine/classic/types';
import { listed } from '../../../engine/core/listed';
import { SeatChip, seatColours } from '../../components/frame/seat-chip';

/** How each power begins, in our words. */
const SITUATIONS: Readonly<Record<Power, string>> = {
  austria:
    'In the middle of everything. Serbia is yours in a year if nobody minds, and four neighbours may mind. Make one of them a friend before the first order.',
  england:
    'The sea is your wall and your road. You come late to the mainland, and hardly anybody comes to you. Norway first, then a way across.',
  france:
    'A corner, two coasts, and Spain and Portugal for the taking. Few begin as well. Settle with one of England and Germany, and keep an eye on Italy.',
  germany:
    'Fast and central: Denmark, Holland and a word in every quarrel. Your borders are long, so is the list of people who write to you.',
  italy:
    'A peninsula with few neighbours to take from. Tunis is safe; after that you choose a side, east or west, and time it well.',
  russia:
    'Four units instead of three, and two fronts that never meet. You can grow on both, or lose on both.',
  turkey:
    'Hard to reach and hard to leave. The Black Sea decides with whom you begin; with patience you outlast them all.',
};

export function PowerCards() {
  return (
    <div className="faction-list">
      {POWERS.map((power) => (
        <article key={power} className="card faction" style={seatColours(power)}>
          <header>
            <SeatChip seat={power} size={44} />
            <div>
              <h3>{powerName(power)}</h3>
              <p className="tiny">{listed(homesOf(power).map(({ name }) => name))}</p>
            </div>
          </header>
          <p>{SITUATIONS[power]}</p>
        </article>
      ))}
    </div>
  );
}
