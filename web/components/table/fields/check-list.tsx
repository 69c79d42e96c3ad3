interface CheckListProps<Entry> {
  readonly label: string;
  readonly from: readonly Entry[];
  readonly chosen: readonly Entry[];
  readonly max: number;
  readonly nameOf: (entry: Entry) => string;
  readonly onChange: (chosen: readonly Entry[]) => void;
}

/** Entries with checkboxes, up to the maximum that may be named. Their order does not matter. */
export function CheckList<Entry>({ label, from, chosen, max, nameOf, onChange }: CheckListProps<Entry>) {
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
