/** What stands in place of the buttons once a deadline has passed. */
export function Adjudicating({ what = 'turn' }: { readonly what?: 'turn' | 'step' }) {
  return (
    <p className="empty">
      The deadline has passed. The {what} is being adjudicated; this takes a few seconds.
    </p>
  );
}
