import { listed } from '../../../engine/core/listed';
import { areaOf, neighboursOf, REGIONS, RESOURCES } from '../../../engine/domination/data/map';
import type { View } from '../../../engine/domination/types';
import { nameOf, type People } from '../../components/frame/people';
import { areaName, strengthName } from './names';

/** An area in sentences: who holds it, what it counts towards, what it borders. */
export function areaText(forces: View['forces'], people: People, area: string): string {
  const force = forces[area];
  const held =
    force === undefined
      ? 'No one holds it.'
      : `${nameOf(people, force.seat)} holds it with a ${strengthName(force)} Force.`;
  return `${held} ${belongingText(area)} Next to ${listed(neighboursOf(area).map(areaName))}.`;
}

function belongingText(area: string): string {
  const { region, resource } = areaOf(area);
  const regionName = REGIONS.find(({ id }) => id === region)?.name;
  const resourceName = RESOURCES.find(({ id }) => id === resource)?.name;
  if (regionName === undefined) return 'A sea.';
  return resourceName === undefined
    ? `In the region ${regionName}.`
    : `In the region ${regionName}, with the resource ${resourceName}.`;
}
