import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { SelectField } from './field';
import { useSchemaWord } from './schema-words';

interface TieListProps {
  readonly id: string;
  readonly title: string;
  readonly help?: string | undefined;
  readonly all: readonly { readonly id: string; readonly words: string }[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** Tie-breaks in their order. Buttons move them, so the keyboard can too. */
export function TieList({ id, title, help, all, value, onChange }: TieListProps) {
  const say = useSchemaWord();
  const t = useTranslations('schema-fields');
  const { list, said, move } = useMoves(value, onChange);
  const rest = all.filter((one) => !value.includes(one.id));
  return (
    <fieldset className="field">
      <legend>{title}</legend>
      {help === undefined ? null : <p className="help">{help}</p>}
      {value.length === 0 ? <p className="help">{t('ties.none')}</p> : null}
      <ol className="tie-list" ref={list}>
        {value.map((tie, at) => (
          <Tie
            key={tie}
            tie={tie}
            place={at + 1}
            last={value.length}
            words={all.find((one) => one.id === tie)?.words}
            onMove={(by) => move(at, by)}
            onRemove={() => onChange(value.filter((one) => one !== tie))}
          />
        ))}
      </ol>
      <p className="hidden-text" role="status">
        {said}
      </p>
      {rest.length === 0 ? null : (
        <SelectField
          id={`${id}-add`}
          label={<span className="hidden-text">{t('ties.add')}</span>}
          value=""
          onChange={(event) => onChange([...value, event.target.value])}
          options={rest.map((one) => [one.id, `${say(one.id)}: ${one.words}`])}
        >
          <option value="" disabled>
            {t('ties.add')}
          </option>
        </SelectField>
      )}
    </fieldset>
  );
}

/** Swaps neighbours, announces it, and keeps the focus on the button. */
function useMoves(value: readonly string[], onChange: TieListProps['onChange']) {
  const say = useSchemaWord();
  const t = useTranslations('schema-fields');
  const list = useRef<HTMLOListElement>(null);
  const [focus, setFocus] = useState<{ readonly on: string } | null>(null);
  const [said, setSaid] = useState('');
  // A row that moves loses the focus on its button.
  useEffect(() => {
    if (focus !== null) list.current?.querySelector<HTMLButtonElement>(`[data-move="${focus.on}"]`)?.focus();
  }, [focus]);
  const move = (at: number, by: -1 | 1) => {
    const [one, other] = [value[at], value[at + by]];
    if (one === undefined || other === undefined) return;
    const next = [...value];
    next[at] = other;
    next[at + by] = one;
    setFocus({ on: `${one} ${by}` });
    setSaid(t('ties.moved', { tie: say(one), place: at + by + 1 }));
    onChange(next);
  };
  return { list, said, move };
}

interface TieProps {
  readonly tie: string;
  readonly place: number;
  readonly last: number;
  readonly words: string | undefined;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

function Tie({ tie, place, last, words, onMove, onRemove }: TieProps) {
  const say = useSchemaWord();
  const t = useTranslations('schema-fields');
  return (
    <li>
      <span className="numbers dim">{place}</span>
      <span className="grow">
        <b>{say(tie)}</b>
        <small>{words}</small>
      </span>
      <MoveButton tie={tie} by={-1} able={place > 1} onMove={onMove} />
      <MoveButton tie={tie} by={1} able={place < last} onMove={onMove} />
      <button type="button" className="button quiet compact icon" onClick={onRemove}>
        <X size={18} aria-hidden="true" />
        <span className="hidden-text">{t('ties.remove', { tie: say(tie) })}</span>
      </button>
    </li>
  );
}

interface MoveButtonProps {
  readonly tie: string;
  readonly by: -1 | 1;
  readonly able: boolean;
  readonly onMove: (by: -1 | 1) => void;
}

function MoveButton({ tie, by, able, onMove }: MoveButtonProps) {
  const say = useSchemaWord();
  const t = useTranslations('schema-fields');
  const Arrow = by < 0 ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      className="button quiet compact icon"
      data-move={`${tie} ${by}`}
      aria-disabled={!able}
      onClick={() => onMove(by)}
    >
      <Arrow size={18} aria-hidden="true" />
      <span className="hidden-text">
        {by < 0 ? t('ties.up', { tie: say(tie) }) : t('ties.down', { tie: say(tie) })}
      </span>
    </button>
  );
}
