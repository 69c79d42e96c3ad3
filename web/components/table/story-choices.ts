import { useState } from 'react';

/** The reader's choices for how steps are told, on this device. */
export interface StoryChoices {
  /** Whether steps are played on the board; otherwise their changes are listed. */
  readonly plays: boolean;
  readonly sounds: boolean;
}

const KEY = 'playback';
const USUAL: StoryChoices = { plays: true, sounds: false };

export function useStoryChoices(): readonly [StoryChoices, (choices: StoryChoices) => void] {
  const [choices, set] = useState(keptChoices);
  const choose = (next: StoryChoices) => {
    set(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  };
  return [choices, choose];
}

function keptChoices(): StoryChoices {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return USUAL;
  }
}

/** Whether the reader's system asks for no motion. */
export function wantsNoMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
