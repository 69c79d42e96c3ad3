import { useTexts } from '#texts';
import { AREAS, neighboursOf, REGIONS, RESOURCES } from '../../../../engine/domination/data/map';
import type { View } from '../../../../engine/domination/types';
import { nameOf, type People } from '../../../components/frame/people';
import { useLanguage } from '../../../components/frame/reader';
import { listInWords } from '../../../lib/lists';
import { areaName, strengthOf } from '../names';
import { ForceMark } from './force-mark';

/** The board as text: the holders, region by region, and the borders. */
export function BoardList({ view, people }: { view: View; people: People }) {
  const t = useTexts('domination');
  const seas = AREAS.filter(({ kind }) => kind === 'sea').map(({ id }) => id);
  const groups = [...REGIONS, { id: 'seas', name: t('list.seas'), areas: seas }];
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
  const t = useTexts('domination');
  const language = useLanguage();
  const force = view.forces[area];
  const resource = RESOURCES.find(({ areas }) => areas.includes(area));
  return (
    <li className="board-line">
      <ForceMark force={force} />
      <span>
        {areaName(area)}
        {resource === undefined ? null : <span className="dim">, {resource.name}</span>}
        <span className="muted">
          ,{' '}
          {t('list.holder', {
            name: force === undefined ? '' : nameOf(people, force.seat),
            strength: strengthOf(force),
          })}
        </span>
        <span className="sub">
          {t('list.borders', { names: listInWords(neighboursOf(area).map(areaName), language) })}
        </span>
      </span>
    </li>
  );
}
