import { Patterns } from '../../../components/map/patterns';
import { COAST, DRAWN_AREAS } from './shapes';

/** Outlines and patterns of the world map, each written once and used by id. */
export function Definitions() {
  return (
    <defs>
      <Patterns />
      <Patterns over="solid" />
      {DRAWN_AREAS.map(({ id, d }) => (
        <path key={id} id={`area-${id}`} d={d} fillRule="evenodd" />
      ))}
      <path id="coast" d={COAST} fillRule="evenodd" />
    </defs>
  );
}
