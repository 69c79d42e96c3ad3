import type { Kind } from '../../../engine/new-era/card-types';
import { locationOf } from '../../../engine/new-era/data/cards';
import type { PlayerView } from '../../../engine/new-era/types';
import type { People } from '../../components/frame/people';
import { Base } from './base';
import { Goods } from './goods';
import { NewEraRule } from './rule';
import { TableauRow } from './tableau-row';
import { Tile } from './tile';

interface TableauProps {
  readonly player: PlayerView;
  readonly people: People;
  /** Names the state for those who do not see the table: "Your state, New York". */
  readonly label: string;
}

const ROWS: readonly (readonly [name: string, hint: string, ...kinds: Kind[]])[] = [
  ['Production', 'each turn', 'openProduction', 'closedProduction'],
  ['Features', 'always on', 'feature'],
  ['Actions', 'for workers', 'action'],
];

/** A state: its goods, its locations in three rows, what lies under the base, and the contact card. */
export function Tableau({ player, people, label }: TableauProps) {
  const built = Object.entries(player.locations);
  return (
    <section className="tableau" aria-label={label}>
      <div className="pool">
        <h3>Goods</h3>
        {Object.keys(player.goods).length === 0 ? <span className="small muted">none</span> : null}
        <Goods of={player.goods} />
        <span className="pool-note tiny muted">
          lost at the end of the turn <NewEraRule rule="12.1" />
        </span>
      </div>
      {ROWS.map(([name, hint, ...kinds]) => {
        const row = built.filter(([card]) => kinds.includes(locationOf(card).kind));
        return (
          <TableauRow key={name} name={name} hint={row.length === 0 ? 'none yet' : hint}>
            <ul className="tiles">
              {row.map(([card, one]) => (
                <li key={card}>
                  <Tile card={card} built={one} />
                </li>
              ))}
            </ul>
          </TableauRow>
        );
      })}
      <Base player={player} people={people} />
    </section>
  );
}
