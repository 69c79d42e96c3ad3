import type { ReactElement } from 'react';
import type { Faction } from '../../../engine/ny2047/types';

/** The symbols of the factions, drawn on 24 px in the current colour. Pages refer to them as `#emblem-tower`. */
const EMBLEMS: Readonly<Record<Faction, ReactElement>> = {
  tower: <path d="M6 21V10H4.5V4.5H8v2h2.3v-2h3.4v2H16v-2h3.5V10H18v11h-4v-4.5a2 2 0 0 0-4 0V21z" />,
  papst: (
    <>
      <path
        fillRule="evenodd"
        d="M12 1.8c3.4 3 5.8 6.5 5.8 10.5 0 1.6-.3 3-.7 4.4H6.9c-.4-1.4-.7-2.8-.7-4.4C6.2 8.3 8.6 4.8 12 1.8zM11.1 7v2.3H8.9v1.8h2.2v4h1.8v-4h2.2V9.3h-2.2V7z"
      />
      <path d="M6.8 18.3h10.4v3.2H6.8z" />
    </>
  ),
  rossoni: (
    <path d="M4.6 2.5h2.6v6.3c0 1.6 1.1 2.9 2.7 3.2h.8V2.5h2.6V12h.8c1.6-.3 2.7-1.6 2.7-3.2V2.5h2.6v6.3c0 3.2-2.5 5.7-5.6 5.9h-.5v7h-2.6v-7h-.5c-3.1-.2-5.6-2.7-5.6-5.9z" />
  ),
  christofori: (
    <path d="M10.3 21.5C10.1 14.5 8.2 8.9 3.6 5.2c.6 3.6.8 5.8 1.6 8.6.9 3.3 2.1 6 2.9 7.7zM13.7 21.5c.2-7 2.1-12.6 6.7-16.3-.6 3.6-.8 5.8-1.6 8.6-.9 3.3-2.1 6-2.9 7.7zM12 1.8c1.5 5.2 1.7 13.2.9 19.7h-1.8C10.3 15 10.5 7 12 1.8z" />
  ),
  dunning: (
    <>
      <g fill="none" stroke="currentColor" strokeWidth="1.9">
        <circle cx="12" cy="10" r="7.6" />
        <path d="M12 2.4v15.2M4.4 10h15.2M6.6 4.6l10.8 10.8M17.4 4.6 6.6 15.4" strokeWidth="1.3" />
        <path d="M12 10 7.5 22M12 10l4.5 12" strokeWidth="2" />
      </g>
      <circle cx="12" cy="10" r="2.3" />
    </>
  ),
  greene: (
    <>
      <path d="M2.6 12.2c.4-4.6 4.8-7.9 10.3-7.7 4.9.2 8.7 2.7 8.7 5.6 0 2-1.7 3.5-4.2 4.1L4.4 16.7c-1.3-.9-1.9-2.6-1.8-4.5z" />
      <path d="m4.7 18 13.4-2.4.5 2.3-13 2.5z" />
    </>
  ),
  hamblet: (
    <path
      fillRule="evenodd"
      d="M12 2.4c-4.8 0-8.4 3.5-8.4 8.2 0 2.9 1.3 5.1 3.4 6.4v4.2h10V17c2.1-1.3 3.4-3.5 3.4-6.4 0-4.7-3.6-8.2-8.4-8.2zM8.7 9.2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zm6.6 0a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM12 13.8l-1.2 2.4h2.4zM9.7 18.4h1.2v2.8H9.7zm3.4 0h1.2v2.8h-1.2z"
    />
  ),
};

/** The hair of the Turretons: Moe's fringe, Larry's sides, Curly's dome. */
const TURRETON_TOPS: Readonly<Record<'moe' | 'larry' | 'curly', ReactElement>> = {
  moe: <path d="M5 11.5V8.8a7 6 0 0 1 14 0v2.7h-3.2L15 9.3H9l-.8 2.2z" />,
  larry: (
    <>
      <path d="M8 11.5V9.3a4 4 0 0 1 8 0v2.2z" />
      <circle cx="5.6" cy="7.2" r="2.3" />
      <circle cx="4.8" cy="10.4" r="2" />
      <circle cx="18.4" cy="7.2" r="2.3" />
      <circle cx="19.2" cy="10.4" r="2" />
    </>
  ),
  curly: <path d="M6.8 11.5a5.2 6.6 0 0 1 10.4 0z" />,
};

/** Both as symbols of a page. */
export const MARKS = (
  <>
    {Object.entries(EMBLEMS).map(([id, drawing]) => (
      <symbol key={id} id={`emblem-${id}`} viewBox="0 0 24 24">
        {drawing}
      </symbol>
    ))}
    {Object.entries(TURRETON_TOPS).map(([id, drawing]) => (
      <symbol key={id} id={`turreton-${id}`} viewBox="0 0 24 24">
        <path d="M6.3 21.5 8 12.5h8l1.7 9z" />
        {drawing}
      </symbol>
    ))}
  </>
);
