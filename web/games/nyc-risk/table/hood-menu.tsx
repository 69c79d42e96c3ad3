'use client';

import { hoodName } from '../names';

interface HoodMenuProps {
  readonly label: string;
  readonly hoods: readonly string[];
  readonly onPick: (hood: string) => void;
}

/** A menu of hoods to add one of. */
export function HoodMenu({ label, hoods, onPick }: HoodMenuProps) {
  if (hoods.length === 0) return null;
  return (
    <label className="hood-menu">
      <span>{label}</span>
      <select className="input" value="" onChange={(event) => onPick(event.target.value)}>
        <option value="" disabled>
          Choose
        </option>
        {hoods.map((hood) => (
          <option key={hood} value={hood}>
            {hoodName(hood)}
          </option>
        ))}
      </select>
    </label>
  );
}
