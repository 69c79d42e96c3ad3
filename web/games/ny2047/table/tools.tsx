'use client';

import { Tools as MapTools } from '../../../components/map/tools';

export type Showing = 'orders' | 'results' | 'list';

interface ToolsProps {
  readonly showing: Showing;
  /** The label of the last adjudicated step, or null before the first. */
  readonly last: string | null;
  readonly onShow: (showing: Showing) => void;
}

/** What the map shows: this turn, the last one's results, or the board as text. */
export function Tools({ showing, last, onShow }: ToolsProps) {
  const choices: readonly (readonly [Showing, string])[] = [
    ['orders', 'Now'],
    ...(last === null ? [] : [['results', last] as const]),
    ['list', 'List'],
  ];
  return (
    <MapTools choices={choices} showing={showing} onShow={onShow}>
      <svg width="14" height="14" viewBox="-12 -12 24 24" aria-hidden="true">
        <use href="#star" fill="var(--map-star)" />
      </svg>
      star space: 11 after a Fall turn win
    </MapTools>
  );
}
