import { SLOTS } from '../../../engine/new-era/card-types';
import { FACTIONS } from '../../../engine/new-era/data/cards';
import { Exchange } from './card-signs';
import { Goods } from './goods';

/** Who they are, in a sentence or two each. */
const ABOUT: Readonly<Record<string, string>> = {
  'new-york':
    'They kept the lights on and the minutes of every meeting. New York means to put the country in order, one district at a time, and pays the builders first.',
  appalachian:
    'Barons of the mines, each on a hill of their own, and all of them always digging. No one brings a place into the fold from farther away.',
  merchants:
    'They know someone everywhere, and sell what the old world left on its shelves. A guild of handshakes, which it counts more carefully than money.',
  mutants:
    'Some call them the next people, some call them what became of the last. They do not mind, and they come a long way to say so.',
  hegemony:
    'Not a state but an understanding between gangs. They turn up with a raid already under way, and find building dull and dear.',
};

/** The five factions: what each gets every turn, and what its contact card asks. */
export function FactionCards() {
  return (
    <ul className="faction-cards" data-game="new-era">
      {FACTIONS.map(({ id, name, base, contact }) => (
        <li key={id} className="card padded">
          <h3>{name}</h3>
          <p className="small muted">{ABOUT[id]}</p>
          <p className="exchange">
            <span className="small">Each turn</span> <Goods of={base} />
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
