import type { View } from '../../../engine/domination/types';
import type { People } from '../../components/frame/people';
import { ToldBar } from '../../components/map/told-bar';
import { areaText } from './area-text';
import { areaName } from './names';

interface ToldAreaProps {
  readonly area: string;
  readonly forces: View['forces'];
  readonly people: People;
  readonly onLeave: () => void;
}

/** What a tapped area is. */
export function ToldArea({ area, forces, people, onLeave }: ToldAreaProps) {
  return (
    <ToldBar onLeave={onLeave}>
      <b>{areaName(area)}</b>. {areaText(forces, people, area)}
    </ToldBar>
  );
}
