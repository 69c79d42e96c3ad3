import { listed } from '../../../../engine/core/listed';
import { hoodOf } from '../../../../engine/nyc-risk/data/map';
import type { View } from '../../../../engine/nyc-risk/types';
import type { People } from '../../../components/frame/people';
import { ToldBar } from '../../../components/map/told-bar';
import { hoodLabel } from '../hood-label';
import { hoodName } from '../names';

interface ToldHoodProps {
  readonly hood: string;
  readonly view: View;
  readonly people: People;
  /** What to tap next; by default what the hood is joined to. */
  readonly next?: string | undefined;
  readonly onLeave: () => void;
}

/** What a tapped hood is. */
export function ToldHood({ hood, view, people, next, onLeave }: ToldHoodProps) {
  return (
    <ToldBar onLeave={onLeave}>
      <b>{hoodLabel(view, people, hood)}</b>. {next ?? `Joined to ${listed(hoodOf(hood).adj.map(hoodName))}.`}
    </ToldBar>
  );
}
