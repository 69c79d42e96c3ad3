import { ArrowHead, Outlines } from '../../../components/map/outlines';
import { Patterns } from '../../../components/map/patterns';
import { COAST, PROVINCES } from './shapes';

/** Outlines, patterns and the arrow head of the map. */
export function Definitions() {
  return (
    <defs>
      <Patterns />
      <Outlines outline="province" places={PROVINCES} coast={COAST} />
      <ArrowHead size={3.6} tip={7} />
    </defs>
  );
}
