import type { ReactElement } from 'react';
import type { NamedPower } from '../../../engine/classic/types';

/** The symbols of the powers, drawn on 24 px in the current colour. Pages refer to them as `#emblem-france`. */
const EMBLEMS: Readonly<Record<NamedPower, ReactElement>> = {
  // A shield with a bar.
  austria: (
    <path fillRule="evenodd" d="M4 2.5h16v8.7c0 5-3.2 8.5-8 10.6-4.8-2.1-8-5.6-8-10.6zM4 8.6h16v4.6H4z" />
  ),
  // A crown.
  england: <path d="M3 6.2l4.6 4.3L12 3.4l4.4 7.1L21 6.2l-1.9 11H4.9zM4.9 18.8h14.2v2.7H4.9z" />,
  // A lily.
  france: (
    <path d="M12 1.8c2.1 2.6 3.2 4.8 3.2 6.8 0 1.7-.7 3.3-1.6 4.7h1.2c.2-2.6 1.7-5 4.2-5 2.2 0 3.4 1.8 3 3.9-.4 1.9-2.2 2.5-3.5 1.9 0 1.6-1.4 2.3-2.8 2.3H15v1.8h-1.3c0 1.8.6 3.1 1.5 4.1h-6.4c.9-1 1.5-2.3 1.5-4.1H9v-1.8h-.7c-1.4 0-2.8-.7-2.8-2.3-1.3.6-3.1 0-3.5-1.9-.4-2.1.8-3.9 3-3.9 2.5 0 4 2.4 4.2 5h1.2c-.9-1.4-1.6-3-1.6-4.7 0-2 1.1-4.2 3.2-6.8z" />
  ),
  // A cross with broad ends.
  germany: (
    <path d="M7.4 2.2h9.2c-1.6 2.3-2.3 4.6-2.5 7.7 3.1-.2 5.4-.9 7.7-2.5v9.2c-2.3-1.6-4.6-2.3-7.7-2.5.2 3.1.9 5.4 2.5 7.7H7.4c1.6-2.3 2.3-4.6 2.5-7.7-3.1.2-5.4.9-7.7 2.5V7.4c2.3 1.6 4.6 2.3 7.7 2.5-.2-3.1-.9-5.4-2.5-7.7z" />
  ),
  // A castle.
  iberia: (
    <path
      fillRule="evenodd"
      d="M3.5 2.5h4v2.7h2.5V2.5h4v2.7h2.5V2.5h4v7l-2.3 2v5.7h2.3v4h-17v-4h2.3v-5.7l-2.3-2zM9.7 21.200h4.600v-5a2.3 2.3 0 0 0-4.600 0z"
    />
  ),
  // A star.
  italy: <path d="M12 1.6l2.7 7.1 7.6.4-5.9 4.8 2 7.3-6.4-4.1-6.4 4.1 2-7.3L1.7 9.1l7.6-.4z" />,
  // A dome.
  russia: (
    <path d="M11.2 1.5h1.6v2.1h1.9v1.5h-1.9v2c4.1 2 6.4 4 6.4 6.7 0 1.7-.9 3-2.2 4h1.4v4H5.6v-4H7c-1.3-1-2.2-2.3-2.2-4 0-2.7 2.3-4.7 6.4-6.7v-2H9.3V3.6h1.9z" />
  ),
  // A ship under sail.
  scandinavia: (
    <path d="M11 1.5h2v2h6.2c-1.2 3.2-1.2 6.3 0 9.5H13v2h9.5c-.8 4.4-4.7 7-10.5 7s-9.7-2.6-10.5-7H11v-2H4.800c1.2-3.2 1.2-6.3 0-9.5H11z" />
  ),
  // A crescent with a star.
  turkey: (
    <>
      <path d="M14.6 3.4a9 9 0 1 0 0 17.2 7.4 7.4 0 1 1 0-17.2z" />
      <path d="M17.6 8.2l1.1 2.6 2.8.2-2.2 1.8.7 2.7-2.4-1.5-2.4 1.5.7-2.7-2.2-1.8 2.8-.2z" />
    </>
  ),
};

/** As symbols of a page. */
export const MARKS = (
  <>
    {Object.entries(EMBLEMS).map(([power, drawing]) => (
      <symbol key={power} id={`emblem-${power}`} viewBox="0 0 24 24">
        {drawing}
      </symbol>
    ))}
  </>
);
