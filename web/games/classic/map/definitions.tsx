import { Patterns } from '../../../components/map/patterns';
import { COAST, PROVINCES } from './shapes';

/** Outlines, patterns and the arrow head of the map, each written once and used by id. */
export function Definitions() {
  return (
    <defs>
      <Patterns />
      {PROVINCES.map(({ id, d }) => (
        <path key={id} id={`province-${id}`} d={d} fillRule="evenodd" />
      ))}
      <path id="coast" d={COAST} fillRule="evenodd" />
      <marker
        id="head"
        viewBox="0 0 10 10"
        refX="7"
        refY="5"
        markerWidth="3.6"
        markerHeight="3.6"
        orient="auto"
      >
        <path d="M0 0 10 5 0 10z" fill="var(--map-ink)" />
      </marker>
    </defs>
  );
}
