/** The tower above the tide. */
export function BrandSign() {
  return (
    <svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M9 22 11 12h10l2 10z" fill="var(--ink)" />
      <path d="M8 11V4.5h3.5v2.3h2.7V4.5h3.6v2.3h2.7V4.5H24V11z" fill="var(--ink)" />
      <path d="M2 22.5c2.3-2 4.7-2 7 0s4.7 2 7 0 4.7-2 7 0 4.7 2 7 0V29H2z" fill="var(--tide)" />
    </svg>
  );
}
