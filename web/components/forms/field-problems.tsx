interface FieldFaultsProps {
  readonly id: string;
  readonly faults: readonly string[];
}

/** The faults of a list, line by line, under its field. */
export function FieldProblems({ id, faults }: FieldFaultsProps) {
  return (
    <div id={id} role={faults.length > 0 ? 'alert' : undefined}>
      {faults.length === 0 ? null : (
        <ul className="field-faults">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
