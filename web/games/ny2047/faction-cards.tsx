import { printedBase } from '../../../engine/ny2047/data/map';
import { FACTIONS } from '../../../engine/ny2047/types';
import { SeatChip, seatColours } from '../../components/frame/seat-chip';
import { seatFullName } from '../../components/frame/seats';
import { STORIES } from './stories';

export function FactionCards() {
  return (
    <div className="faction-list">
      {FACTIONS.map((faction) => (
        <article key={faction} className="card faction" style={seatColours(faction)}>
          <header>
            <SeatChip seat={faction} size={44} />
            <div>
              <h3>{seatFullName(faction)}</h3>
              <p className="tiny">
                {STORIES[faction].leader}, {printedBase(faction).name}
              </p>
            </div>
          </header>
          <p>{STORIES[faction].text}</p>
        </article>
      ))}
    </div>
  );
}
