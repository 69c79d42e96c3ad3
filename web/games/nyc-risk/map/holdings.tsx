import type { View } from '../../../../engine/nyc-risk/types';
import { OwnedPlaces } from '../../../components/map/owned-places';

/** Hoods in the colours of their owners. */
export function Holdings({ hoods }: { hoods: View['hoods'] }) {
  const owners = Object.entries(hoods).flatMap(([hood, { owner }]) =>
    owner === null ? [] : [[hood, owner]],
  );
  return <OwnedPlaces outline="hood" owners={Object.fromEntries(owners)} />;
}
