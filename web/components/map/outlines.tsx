interface OutlinesProps {
  /** The prefix of a place's id in the id of its outline: "hood". */
  readonly outline: string;
  readonly places: readonly { readonly id: string; readonly d: string }[];
  /** The border of land and water. */
  readonly coast: string;
}

/** The shapes of a board, each defined once and referenced by id. */
export function Outlines({ outline, places, coast }: OutlinesProps) {
  return (
    <>
      {places.map(({ id, d }) => (
        <path key={id} id={`${outline}-${id}`} d={d} fillRule="evenodd" />
      ))}
      <path id="coast" d={coast} fillRule="evenodd" />
    </>
  );
}

/** The head of every arrow on a board, in widths of its line. */
export function ArrowHead({ size, tip = 7.5 }: { readonly size: number; readonly tip?: number }) {
  return (
    <marker
      id="head"
      viewBox="0 0 10 10"
      refX={tip}
      refY="5"
      markerWidth={size}
      markerHeight={size}
      orient="auto-start-reverse"
    >
      <path d="M0 0 10 5 0 10z" fill="var(--map-ink)" />
    </marker>
  );
}
