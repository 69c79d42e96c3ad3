import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { holds } from '../../../engine/core/plain-letters';
import type { ValueForm } from '../../../engine/core/value-form';
import { TextField } from '../forms/field';
import { type Collection, collectionsOf, withEntry, withoutEntry } from './collections';
import { EntryTools } from './entry-tools';
import { formAt, takes } from './form-at';
import { LeafList } from './leaf-list';
import type { PositionWords } from './position-words';
import { type Leaf, leavesOf } from './value-leaves';
import { placeInWords } from './value-words';

interface ValueFieldsProps {
  readonly value: unknown;
  /** The possible values. */
  readonly form: ValueForm;
  readonly words: PositionWords;
  /** Completes a new entry of a list before it is added. */
  readonly completed: (path: Leaf['path'], entry: unknown) => unknown;
  readonly onChange: (value: unknown) => void;
}

/** The number of fields that a search shows. */
const SHOWN = 40;

/**
 * A form generated from a JSON value and its possible values: a field for each number, text and boolean, by part and by
 * search, and tools to add and remove entries. A value that the form does not define is hidden or derived, and has no
 * field.
 */
export function ValueFields({ value, form, words, completed, onChange }: ValueFieldsProps) {
  const t = useTranslations('rule-game');
  const [sought, setSought] = useState('');
  const leaves = leavesOf(value).filter((leaf) => takes(formAt(form, leaf.path), leaf.value));
  const isSought = sought.trim().split(/\s+/).map(holds);
  const found = leaves.filter(({ path, value: one }) => {
    const text = `${placeInWords(path, words, value)} ${one} ${words.value(String(one))}`;
    return isSought.every((holdsWord) => holdsWord(text));
  });
  const list = { value, form, words, onChange };
  return (
    <>
      <TextField
        label={t('fields.find')}
        type="search"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
        help={t('fields.findHelp')}
      />
      {sought.trim() === '' ? (
        groupsOf(leaves, collectionsOf(value, form)).map(({ name, ...group }) => (
          <Group key={name} {...{ name, completed, ...group, ...list }} />
        ))
      ) : (
        <LeafList {...list} leaves={found.slice(0, SHOWN)} />
      )}
      {sought.trim() !== '' && found.length > SHOWN ? (
        <p className="small muted">{t('fields.more', { fields: found.length - SHOWN })}</p>
      ) : null}
      {found.length === 0 ? <p className="small muted">{t('fields.none')}</p> : null}
    </>
  );
}

/** A part of the value: the value of one of its keys. */
interface Part {
  readonly name: string;
  readonly leaves: readonly Leaf[];
  readonly collections: readonly Collection[];
}

/** A part with its fields and the tools of its lists, rendered when it is opened. */
function Group({ name, leaves, collections, completed, ...list }: Part & ValueFieldsProps) {
  const t = useTranslations('rule-game');
  const [open, setOpen] = useState(false);
  const { value, words, onChange } = list;
  return (
    <details className="form-part" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>
          <b>{words.step(name)}</b>{' '}
          <span className="small muted">{t('fields.count', { fields: leaves.length })}</span>
        </span>
      </summary>
      {open ? (
        <div className="form">
          <LeafList {...list} leaves={leaves} />
          {collections.map((collection) => (
            <EntryTools
              key={collection.path.join('/')}
              {...{ collection, words }}
              onAdd={(key, entry) =>
                onChange(withEntry(value, collection.path, key, completed(collection.path, entry)))
              }
              onRemove={(key) => onChange(withoutEntry(value, collection.path, key))}
            />
          ))}
        </div>
      ) : null}
    </details>
  );
}

/** Fields and lists by the part of the value that contains them, in its order. */
function groupsOf(leaves: readonly Leaf[], collections: readonly Collection[]): readonly Part[] {
  const nameOf = ({ path }: Leaf | Collection) => String(path[0] ?? '');
  const names = [...new Set([...leaves, ...collections].map(nameOf))];
  return names.map((name) => ({
    name,
    leaves: leaves.filter((leaf) => nameOf(leaf) === name),
    collections: collections.filter((one) => nameOf(one) === name),
  }));
}
