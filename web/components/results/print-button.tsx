'use client';

/** Opens the browser's own print dialog. */
export function PrintButton() {
  return (
    <p className="form-actions mt-3">
      <button type="button" className="button" onClick={() => window.print()}>
        Print
      </button>
    </p>
  );
}
