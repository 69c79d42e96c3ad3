import { SeatChip, seatColours } from '../../components/frame/seat-chip';
import { FACTION_IDS, FACTIONS } from './factions';
import { placeName } from './places';
import { STORIES } from './stories';

export function FactionCards() {
  return (
    <div className="faction-list">
      {FACTION_IDS.map((id) => (
        <article key={id} className="card faction" style={seatColours(id)}>
          <header>
            <SeatChip seat={id} size={44} />
            <div>
              <h3>{FACTIONS[id].full}</h3>
              <p className="tiny">
                {FACTIONS[id].leader}, {placeName(FACTIONS[id].home)}
              </p>
            </div>
          </header>
          <p>{STORIES[id]}</p>
        </article>
      ))}
    </div>
  );
}
