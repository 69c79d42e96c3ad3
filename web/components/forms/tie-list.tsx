'use client';

import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { inWords } from './schema';

interface TieListProps {
  readonly id: string;
  readonly title: string;
  readonly help?: string | undefined;
  readonly all: readonly { readonly id: string; readonly words: string }[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** Tie-breaks in the order in which they are tried; moved with buttons, so with the keyboard too. */
export function TieList({ id, title, help, all, value, onChange }: TieListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [focus, setFocus] = useState<{ readonly on: string } | null>(null);
  const [said, setSaid] = useState('');
  // A row that moves would lose the focus with the button that moved it.
  useEffect(() => {
    if (focus !== null) list.current?.querySelector<HTMLButtonElement>(`[data-move="${focus.on}"]`)?.focus();
  }, [focus]);
  const move = (at: number, by: -1 | 1) => {
    const [one, other] = [value[at], value[at + by]];
    if (one === undefined || other === undefined) return;
    const next = [...value];
    next[at] = other;
    next[at + by] = one;
    setFocus({ on: `${one} ${by}` });
    setSaid(`${inWords(one)} is now number ${at + by + 1}.`);
    onChange(next);
  };
  const rest = all.filter((one) => !value.includes(one.id));
  return (
    <fieldset className="field">
      <legend>{title}</legend>
      {help === undefined ? null : <p className="help">{help}</p>}
      {value.length === 0 ? <p className="help">No tie-break: equal totals share a place.</p> : null}
      <ol className="tie-list" ref={list}>
        {value.map((tie, at) => (
          <li key={tie}>
            <span className="numbers dim">{at + 1}</span>
            <span className="grow">
              <b>{inWords(tie)}</b>
              <small>{all.find((one) => one.id === tie)?.words}</small>
            </span>
            <MoveButton tie={tie} by={-1} able={at > 0} onMove={() => move(at, -1)} />
            <MoveButton tie={tie} by={1} able={at < value.length - 1} onMove={() => move(at, 1)} />
            <button
              type="button"
              className="button quiet compact icon"
              onClick={() => onChange(value.filter((one) => one !== tie))}
            >
              <X size={18} aria-hidden="true" />
              <span className="hidden-text">Remove {inWords(tie)}</span>
            </button>
          </li>
        ))}
      </ol>
      <p className="hidden-text" role="status">
        {said}
      </p>
      {rest.length === 0 ? null : (
        <label className="field" htmlFor={`${id}-add`}>
          <span className="hidden-text">Add a tie-break</span>
          <select
            id={`${id}-add`}
            className="input"
            value=""
            onChange={(event) => onChange([...value, event.target.value])}
          >
            <option value="" disabled>
              Add a tie-break
            </option>
            {rest.map((one) => (
              <option key={one.id} value={one.id}>
                {inWords(one.id)}: {one.words}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  );
}

interface MoveButtonProps {
  readonly tie: string;
  readonly by: -1 | 1;
  readonly able: boolean;
  readonly onMove: () => void;
}

function MoveButton({ tie, by, able, onMove }: MoveButtonProps) {
  const Arrow = by < 0 ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      className="button quiet compact icon"
      data-move={`${tie} ${by}`}
      aria-disabled={!able}
      onClick={onMove}
    >
      <Arrow size={18} aria-hidden="true" />
      <span className="hidden-text">
        Move {inWords(tie)} {by < 0 ? 'up' : 'down'}
      </span>
    </button>
  );
}
