import { memo } from 'react';
import type { LayoutName } from '../../../components/map/map-frame';
import { PlaceNames } from '../../../components/map/place-names';
import type { Place } from './shapes';

/** The names of all spaces. */
export const Names = memo(function Names({
  places,
  layout,
  prompted,
}: {
  places: readonly Place[];
  layout: LayoutName;
  /** Places whose names are written out in any layout. */
  prompted?: readonly string[];
}) {
  return (
    <PlaceNames {...{ places, layout, prompted }} on={({ kind }) => kind} shortSize={(size) => size * 0.94} />
  );
});
