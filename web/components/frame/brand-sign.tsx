/** Moe, the first of the Turretons, in the tide. `app/icon.svg` is the same drawing. */
export function BrandSign() {
  return (
    <svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M8.5 25 10 11h12l1.5 14z" fill="var(--map-land)" stroke="var(--ink)" strokeWidth="1.6" />
      <path d="M5.6 16.4C4.6 7.4 8.6 2.8 16 2.8s11.4 4.6 10.4 13.6l-3-1-.5-3H9.1l-.5 3z" fill="var(--ink)" />
      <path
        d="m10.6 13.3 4 1.2M21.4 13.3l-4 1.2"
        stroke="var(--ink)"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
      <circle cx="13" cy="16.6" r="1.7" fill="var(--ink)" />
      <circle cx="19" cy="16.6" r="1.7" fill="var(--ink)" />
      <path d="M13.6 20.6h4.8" stroke="var(--ink)" strokeWidth="1.6" strokeLinecap="round" />
      <path d="M2 24c2.3-2 4.7-2 7 0s4.7 2 7 0 4.7-2 7 0 4.7 2 7 0v6H2z" fill="var(--tide)" />
    </svg>
  );
}
