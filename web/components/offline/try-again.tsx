'use client';

/** Asks for the page again whose address is open. */
export function TryAgain() {
  return (
    <button type="button" className="button main" onClick={() => window.location.reload()}>
      Try again
    </button>
  );
}
