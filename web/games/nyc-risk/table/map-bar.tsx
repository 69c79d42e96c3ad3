import type { View } from '../../../../engine/nyc-risk/types';
import type { People } from '../../../components/frame/people';
import { ToldHood } from './told-hood';
import type { MapChoice } from './use-map-choice';

interface MapBarProps {
  readonly view: View;
  readonly people: People;
  readonly choice: MapChoice;
}

/** What the chosen hood is, and what to tap next. */
export function MapBar({ view, people, choice: { chosen, goals, leave } }: MapBarProps) {
  if (chosen === null) return null;
  const words = [...goals.values()];
  const next = words.includes('attack it')
    ? 'Tap the hood to attack.'
    : words.includes('move there')
      ? 'Tap where units go.'
      : undefined;
  return <ToldHood hood={chosen} next={next} onLeave={leave} {...{ view, people }} />;
}
