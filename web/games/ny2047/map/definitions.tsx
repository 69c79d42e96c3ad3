import { ArrowHead, Outlines } from '../../../components/map/outlines';
import { Patterns } from '../../../components/map/patterns';
import { COAST, SPACES } from './shapes';

/** Outlines, patterns and the arrow head of the chart. */
export function Definitions() {
  return (
    <defs>
      <Patterns />
      <Outlines outline="space" places={SPACES} coast={COAST} />
      <clipPath id="land-only">
        <use href="#coast" clipRule="evenodd" />
      </clipPath>
      <ArrowHead size={4.4} />
    </defs>
  );
}
