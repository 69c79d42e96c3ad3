import { SLOTS } from '../../../engine/new-era/card-types';
import { factionOf } from '../../../engine/new-era/data/cards';
import type { Texts } from '../../lib/texts';
import { Exchange } from './card-signs';
import { Goods } from './goods';

const IDS = ['new-york', 'appalachian', 'merchants', 'mutants', 'hegemony'] as const;

/** The five factions: their income each turn, and the prices of their contact cards. */
export function FactionCards({ t }: { readonly t: Texts<'new-era-story'> }) {
  return (
    <ul className="faction-cards" data-game="new-era">
      {IDS.map((id) => [id, factionOf(id)] as const).map(([id, { name, base, contact }]) => (
        <li key={id} className="card padded">
          <h3>{name}</h3>
          <p className="small muted">{t(`about.${id}`)}</p>
          <p className="exchange">
            <span className="small">{t('eachTurn')}</span> <Goods of={base} />
          </p>
          <ul className="faction-slots">
            {SLOTS.map((slot) => (
              <li key={slot}>
                <Exchange
                  pay={contact.slots[slot].pay}
                  gain={
                    slot === 'redevelop' ? { redevelop: 1 } : { [`${slot}${contact.slots[slot].range}`]: 1 }
                  }
                />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
