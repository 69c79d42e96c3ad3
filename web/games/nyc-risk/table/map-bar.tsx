import { useTexts } from '#texts';
import type { View } from '../../../../engine/nyc-risk/types';
import type { People } from '../../../components/frame/people';
import { HoodInfo } from './hood-info';
import type { MapChoice } from './use-map-choice';

interface MapBarProps {
  readonly view: View;
  readonly people: People;
  readonly choice: MapChoice;
}

/** The selected hood, and the next thing to tap. */
export function MapBar({ view, people, choice: { chosen, goals, leave } }: MapBarProps) {
  const t = useTexts('nyc-risk');
  if (chosen === null) return null;
  const taps = [...goals.values()];
  const next = taps.includes('attack')
    ? t('hood.tapToAttack')
    : taps.includes('move')
      ? t('hood.tapToMove')
      : undefined;
  return <HoodInfo hood={chosen} next={next} onLeave={leave} {...{ view, people }} />;
}
