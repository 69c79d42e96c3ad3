import type { View } from '../../../../engine/domination/types';
import { OwnedPlaces } from '../../../components/map/owned-places';

/** Land in the colours of its Forces' seats. Seas stay bare. */
export function Holdings({ forces, land }: { forces: View['forces']; land: ReadonlySet<string> }) {
  const held = Object.entries(forces).flatMap(([area, { seat }]) => (land.has(area) ? [[area, seat]] : []));
  return <OwnedPlaces outline="area" owners={Object.fromEntries(held)} />;
}
