import { hoodOf } from '../../../../engine/nyc-risk/data/map';
import type { View } from '../../../../engine/nyc-risk/types';
import type { People } from '../../../components/frame/people';
import { ToldBar } from '../../../components/map/told-bar';
import { hoodLabel } from '../hood-label';
import { hoodName, listed } from '../names';
import type { MapChoice } from './use-map-choice';

interface MapBarProps {
  readonly view: View;
  readonly people: People;
  readonly choice: MapChoice;
}

/** What the chosen hood is, and what to tap next. */
export function MapBar({ view, people, choice }: MapBarProps) {
  const { chosen, goals, leave } = choice;
  if (chosen === null) return null;
  const words = [...new Set(goals.values())];
  return (
    <ToldBar onLeave={leave}>
      <b>{hoodLabel(view, people, chosen)}</b>.{' '}
      {words.includes('attack it')
        ? 'Tap the hood to attack.'
        : words.includes('move there')
          ? 'Tap where units go.'
          : `Joined to ${listed(hoodOf(chosen).adj.map(hoodName))}.`}
    </ToldBar>
  );
}
