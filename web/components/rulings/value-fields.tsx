import { useState } from 'react';
import { counted } from '../../lib/time';
import { Check } from '../forms/check';
import { NumberField, TextField } from '../forms/field';
import { type Leaf, leavesOf, withLeaf } from './value-leaves';

interface ValueFieldsProps {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** So many fields need neither parts nor a search. */
const FEW = 12;
/** How many fields a search shows. */
const SHOWN = 40;

/** A form that follows from a value of JSON: a field for each number, text and answer in it, by part and by search. */
export function ValueFields({ value, onChange }: ValueFieldsProps) {
  const [sought, setSought] = useState('');
  const leaves = leavesOf(value);
  const change = (leaf: Leaf, next: Leaf['value']) => onChange(withLeaf(value, leaf.path, next));
  if (leaves.length <= FEW) return <LeafList leaves={leaves} onChange={change} />;
  const words = sought.trim().toLowerCase();
  const found = leaves.filter(({ label, value: one }) => `${label} ${one}`.toLowerCase().includes(words));
  return (
    <>
      <TextField
        label="Find a field"
        type="search"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
        help="A name, a place or a value."
      />
      {words === '' ? (
        groupsOf(leaves).map(([group, inGroup]) => (
          <Group key={group} group={group} leaves={inGroup} onChange={change} />
        ))
      ) : (
        <LeafList leaves={found.slice(0, SHOWN)} onChange={change} />
      )}
      {words !== '' && found.length > SHOWN ? (
        <p className="small muted">
          And {counted(found.length - SHOWN, 'more field')}: search for more words.
        </p>
      ) : null}
      {found.length === 0 ? <p className="small muted">No field has these words.</p> : null}
    </>
  );
}

interface LeavesProps {
  readonly leaves: readonly Leaf[];
  readonly onChange: (leaf: Leaf, next: Leaf['value']) => void;
}

/** A part of the value; its fields are made when it is opened. */
function Group({ group, leaves, onChange }: LeavesProps & { readonly group: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="form-part" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>
          <b>{group}</b> <span className="small muted">{counted(leaves.length, 'field')}</span>
        </span>
      </summary>
      {open ? (
        <div className="form">
          <LeafList leaves={leaves} onChange={onChange} />
        </div>
      ) : null}
    </details>
  );
}

function LeafList({ leaves, onChange }: LeavesProps) {
  return leaves.map((leaf) => (
    <LeafField key={leaf.path.join('/')} leaf={leaf} onChange={(next) => onChange(leaf, next)} />
  ));
}

interface LeafFieldProps {
  readonly leaf: Leaf;
  readonly onChange: (next: Leaf['value']) => void;
}

function LeafField({ leaf: { label, value }, onChange }: LeafFieldProps) {
  switch (typeof value) {
    case 'boolean':
      return <Check title={label} checked={value} onChange={(event) => onChange(event.target.checked)} />;
    case 'number':
      return (
        <NumberField
          label={label}
          step="any"
          value={value}
          onChange={(event) => onChange(event.target.valueAsNumber || 0)}
        />
      );
    case 'string':
      return <TextField label={label} value={value} onChange={(event) => onChange(event.target.value)} />;
    default:
      return (
        <TextField
          label={label}
          value=""
          placeholder="nothing"
          onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        />
      );
  }
}

/** Fields by the part of the value in which they stand, in its order. */
function groupsOf(leaves: readonly Leaf[]): readonly (readonly [string, readonly Leaf[]])[] {
  const groups = new Map<string, Leaf[]>();
  for (const leaf of leaves) {
    const group = String(leaf.path[0] ?? '');
    const kept = groups.get(group);
    if (kept === undefined) groups.set(group, [leaf]);
    else kept.push(leaf);
  }
  return [...groups];
}
