interface CheckListProps {
  readonly label: string;
  readonly from: readonly unknown[];
  readonly chosen: readonly unknown[];
  readonly max: number;
  readonly nameOf: (entry: unknown) => string;
  readonly onChange: (chosen: readonly unknown[]) => void;
}

/** Entries to be ticked, up to as many as may be named. Their order does not count. */
export function CheckList({ label, from, chosen, max, nameOf, onChange }: CheckListProps) {
  return (
    <fieldset className="order-list">
      <legend>{label}</legend>
      {from.map((one) => (
        <label key={String(one)} className="order-check">
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            disabled={!chosen.includes(one) && chosen.length >= max}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
            }
          />
          {nameOf(one)}
        </label>
      ))}
    </fieldset>
  );
}
