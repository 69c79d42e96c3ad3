import { printedBase } from '../../../engine/ny2047/data/map';
import { FACTIONS } from '../../../engine/ny2047/types';
import { SeatChip, seatColours } from '../../components/frame/seat-chip';
import { seatFullName } from '../../components/frame/seats';
import type { Texts } from '../../lib/texts';

/** The story of each faction, in our words after the original text. */
export function FactionCards({ t }: { readonly t: Texts<'ny2047-story'> }) {
  return (
    <div className="faction-list">
      {FACTIONS.map((faction) => (
        <article key={faction} className="card faction" style={seatColours(faction)}>
          <header>
            <SeatChip seat={faction} size={44} />
            <div>
              <h3>{seatFullName(faction)}</h3>
              <p className="tiny">
                {t(`leader.${faction}`)}, {printedBase(faction).name}
              </p>
            </div>
          </header>
          <p>{t(`about.${faction}`)}</p>
        </article>
      ))}
    </div>
  );
}
