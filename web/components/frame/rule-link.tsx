/** A rule's number, linked to its text on the rules page. */
export function RuleLink({ rule }: { rule: string }) {
  return (
    <a className="rule" href={`/ny2047/rules#r-${rule}`} aria-label={`Rule ${rule}`}>
      {rule}
    </a>
  );
}

/** A row of rule numbers, each named once. */
export function RuleLinks({ rules }: { rules: readonly string[] }) {
  return (
    <>
      {[...new Set(rules)].map((rule) => (
        <RuleLink key={rule} rule={rule} />
      ))}
    </>
  );
}
