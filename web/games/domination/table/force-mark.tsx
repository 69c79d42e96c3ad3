import type { Force } from '../../../../engine/domination/types';
import { EmptyPicture, ForcePicture } from '../map/force-picture';

/** A Force beside its text: a square for Full, half a square for Struggling, dashed if the area is empty. */
export function ForceMark({ force }: { force: Force | undefined }) {
  return (
    <svg className="force-mark" width="20" height="20" viewBox="-13 -13 26 26" aria-hidden="true">
      {force === undefined ? <EmptyPicture half={9} /> : <ForcePicture {...force} half={10} />}
    </svg>
  );
}
