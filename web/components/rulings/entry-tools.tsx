import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SelectField } from '../forms/field';
import { PickMenu } from '../table/fields/pick-menu';
import type { Collection } from './collections';
import { emptyOf } from './form-at';
import { LeafList } from './leaf-list';
import type { PositionWords } from './position-words';
import { hintOf, placeInWords } from './value-words';

interface EntryToolsProps {
  readonly collection: Collection;
  readonly words: PositionWords;
  readonly onAdd: (key: string | null, entry: unknown) => void;
  readonly onRemove: (key: string | number) => void;
}

/** Adds entries to a list or map, by a form of their own, and removes them. */
export function EntryTools({ collection, words, onAdd, onRemove }: EntryToolsProps) {
  const t = useTranslations('rule-game');
  const { path, entries, free } = collection;
  const label = placeInWords(path, words);
  const [open, setOpen] = useState(false);
  const nameOf = (key: string | number) => (typeof key === 'number' ? key + 1 : words.value(key));
  const hint = (value: unknown) =>
    typeof value === 'object' ? hintOf(value, words) : ` (${words.value(String(value))})`;
  return (
    <div className="form">
      {entries.length === 0 ? null : (
        <PickMenu
          label={t('entries.remove', { list: label })}
          options={entries.map(({ key, value }) => [key, `${nameOf(key)}${hint(value)}`])}
          onPick={(key) => onRemove(free === null ? Number(key) : key)}
        />
      )}
      {open ? (
        <NewEntry
          key={entries.length}
          {...{ collection, label, words }}
          onAdd={(key, entry) => {
            setOpen(false);
            onAdd(key, entry);
          }}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <p className="form-actions">
          <button type="button" className="button small" onClick={() => setOpen(true)}>
            {t('entries.add', { list: label })}
          </button>
        </p>
      )}
    </div>
  );
}

interface NewEntryProps extends Pick<EntryToolsProps, 'collection' | 'words' | 'onAdd'> {
  readonly label: string;
  readonly onCancel: () => void;
}

/** The fields of a new entry, which can be added once all of them are valid. */
function NewEntry({ collection: { free, entry }, label, words, onAdd, onCancel }: NewEntryProps) {
  const t = useTranslations('rule-game');
  const [key, setKey] = useState(free?.[0] ?? null);
  const [value, setValue] = useState(() => emptyOf(entry));
  return (
    <section className="card form" aria-label={t('entries.new', { list: label })}>
      {free === null ? null : (
        <SelectField
          label={t('entries.where')}
          value={key ?? ''}
          onChange={(event) => setKey(event.target.value)}
          options={free.map((one) => [one, words.value(one)])}
        />
      )}
      <LeafList value={value} form={entry} words={words} onChange={setValue} />
      <p className="form-actions">
        <button type="button" className="button" onClick={() => onAdd(key, value)}>
          {t('entries.addIt')}
        </button>
        <button type="button" className="button quiet" onClick={onCancel}>
          {t('entries.cancel')}
        </button>
      </p>
    </section>
  );
}
