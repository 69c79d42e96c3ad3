import { Outlines } from '../../../components/map/outlines';
import { Patterns } from '../../../components/map/patterns';
import { COAST, DRAWN_AREAS } from './shapes';

/** Outlines and patterns of the world map. */
export function Definitions() {
  return (
    <defs>
      <Patterns />
      <Patterns over="solid" />
      <Outlines outline="area" places={DRAWN_AREAS} coast={COAST} />
    </defs>
  );
}
