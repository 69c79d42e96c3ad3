import { listed } from '../../../../engine/core/listed';
import { AREAS, neighboursOf, REGIONS, RESOURCES } from '../../../../engine/domination/data/map';
import type { View } from '../../../../engine/domination/types';
import { nameOf, type People } from '../../../components/frame/people';
import { areaName, strengthName } from '../names';
import { ForceMark } from './force-mark';

/** The board as text: region by region who holds what, and what borders what. */
export function BoardList({ view, people }: { view: View; people: People }) {
  const seas = AREAS.filter(({ kind }) => kind === 'sea').map(({ id }) => id);
  const groups = [...REGIONS, { id: 'seas', name: 'Seas', areas: seas }];
  return (
    <div className="board-list">
      {groups.map(({ id, name, areas }) => (
        <section key={id} aria-label={name}>
          <h3>{name}</h3>
          <ul>
            {areas.map((area) => (
              <Line key={area} area={area} view={view} people={people} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Line({ area, view, people }: { area: string; view: View; people: People }) {
  const force = view.forces[area];
  const resource = RESOURCES.find(({ areas }) => areas.includes(area));
  return (
    <li className="board-line">
      <ForceMark force={force} />
      <span>
        {areaName(area)}
        {resource === undefined ? null : <span className="dim">, {resource.name}</span>}
        <span className="muted">
          , {force === undefined ? 'empty' : `${nameOf(people, force.seat)}, ${strengthName(force)}`}
        </span>
        <span className="sub">borders {listed(neighboursOf(area).map(areaName))}</span>
      </span>
    </li>
  );
}
