'use client';

import { Moon, SunMedium } from 'lucide-react';
import { keepChoice } from '../../lib/keep-choice';

/** Switches between the day and night charts and remembers the choice; until then the system decides. */
export function ThemeToggle({ label }: { readonly label: string }) {
  return (
    <button type="button" className="icon-button" aria-label={label} onClick={toggle}>
      <SunMedium size={20} className="theme-day" />
      <Moon size={20} className="theme-night" />
    </button>
  );
}

function toggle() {
  const root = document.documentElement;
  const night = matchMedia('(prefers-color-scheme: dark)').matches;
  const current = root.dataset.theme ?? (night ? 'dark' : 'light');
  const next = current === 'dark' ? 'light' : 'dark';
  root.dataset.theme = next;
  keepChoice('theme', next);
}
