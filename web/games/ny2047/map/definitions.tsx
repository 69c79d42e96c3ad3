import { Patterns } from '../../../components/map/patterns';
import { COAST, SPACES } from './shapes';

/** Outlines, patterns and arrow heads of the chart, each written once and used by id. */
export function Definitions() {
  return (
    <defs>
      <Patterns />
      {SPACES.map((space) => (
        <path key={space.id} id={`space-${space.id}`} d={space.d} fillRule="evenodd" />
      ))}
      <path id="coast" d={COAST} fillRule="evenodd" />
      <clipPath id="land-only">
        <use href="#coast" clipRule="evenodd" />
      </clipPath>
      <ArrowHead id="head" fill="var(--map-ink)" />
    </defs>
  );
}

function ArrowHead({ id, fill }: { id: string; fill: string }) {
  return (
    <marker
      id={id}
      viewBox="0 0 10 10"
      refX="7.5"
      refY="5"
      markerWidth="4.4"
      markerHeight="4.4"
      orient="auto-start-reverse"
    >
      <path d="M0 0 10 5 0 10z" fill={fill} />
    </marker>
  );
}
