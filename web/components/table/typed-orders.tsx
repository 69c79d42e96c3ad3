import { type FormEvent, type ReactNode, useActionState, useLayoutEffect, useRef, useState } from 'react';
import { useTexts, useTranslate } from '#texts';
import type { Problem } from '../../../engine/game';
import type { ReadOrders } from '../../../engine/game/transcript';
import type { GameSystemId } from '../../../engine/games';
import { RuleLink } from '../frame/rule-link';
import { useSharedOrders } from './use-shared-orders';

/** The server's reply to a list that was sent as a plain form. */
export interface TypedReply {
  readonly message: string;
  readonly problems: readonly Problem[];
}

/** Stores a text if no script runs. */
export type StoreText = (before: TypedReply | null, form: FormData) => Promise<TypedReply | null>;

interface TypedOrdersProps<Order> {
  readonly system: GameSystemId;
  readonly orders: readonly Order[];
  readonly onChange: (orders: readonly Order[]) => void;
  readonly print: (order: Order) => string;
  /** Parses one order per line; the first entry of a problem's path is its line. */
  readonly read: (text: string) => Promise<ReadOrders<Order>>;
  /** The notation of orders, with an example of each. */
  readonly help: ReactNode;
  readonly action: StoreText;
  readonly gameId: string;
  readonly step: number;
  /** Called when the field is opened. */
  readonly onOpen?: () => void;
  /** What the button says; without it, that it stores the list. */
  readonly submitLabel?: string;
}

/** The list in the notation of the rules, to type or to paste. Works as a plain form, too. */
export function TypedOrders<Order>(props: TypedOrdersProps<Order>) {
  const { system, orders, onChange, print, read, help, action, gameId, step, onOpen } = props;
  const t = useTexts('table');
  const [reply, post] = useActionState(action, null);
  const [text, setText] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [notes, setNotes] = useState<readonly Problem[]>([]);
  const isShared = useSharedOrders(setText);
  const shown = text ?? orders.map(print).join('\n');
  const field = useRef<HTMLTextAreaElement>(null);
  const first = useRef(shown);
  // What somebody typed before the page's script ran stays.
  useLayoutEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '' && typed !== first.current) setText((now) => now ?? typed);
  }, []);
  const wrong = problems.length > 0 ? problems : (reply?.problems ?? []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await read(shown);
    setProblems(result.ok ? [] : result.problems);
    setNotes(result.ok ? (result.notes ?? []) : []);
    if (!result.ok) return;
    onChange(result.value);
    setText(null);
  };
  return (
    // Set only if it must be open: otherwise hydration would close it again for a quick reader.
    <details
      className="typed"
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
      {...(reply === null && !isShared ? {} : { open: true })}
    >
      <summary>{t('typed.title')}</summary>
      <form action={post} onSubmit={submit}>
        <input type="hidden" name="game" value={gameId} />
        <input type="hidden" name="step" value={step} />
        <label className="label" htmlFor="typed-orders">
          {t('typed.label')}
        </label>
        <textarea
          id="typed-orders"
          ref={field}
          name="text"
          className="input mono"
          rows={Math.max(6, orders.length + 1)}
          spellCheck={false}
          value={shown}
          aria-invalid={wrong.length > 0}
          aria-describedby="typed-help"
          onChange={(event) => setText(event.target.value)}
        />
        <p id="typed-help" className="tiny muted">
          {help}
        </p>
        {reply !== null && problems.length === 0 ? <p role="status">{reply.message}</p> : null}
        {notes.length > 0 ? <Notes notes={notes} system={system} /> : null}
        {wrong.length > 0 ? <Problems problems={wrong} system={system} /> : null}
        <button className="button compact" type="submit">
          {props.submitLabel ?? t('typed.store')}
        </button>
      </form>
    </details>
  );
}

/** How lines with more content than an order can hold were parsed. */
function Notes({ notes, system }: { readonly notes: readonly Problem[]; readonly system: GameSystemId }) {
  const t = useTexts('table');
  const say = useTranslate(system);
  return (
    <div role="status">
      {notes.map(({ path, message }) => (
        <p key={path.join('.')} className="small">
          {t('typed.note', { line: Number(path[0] ?? 0) + 1, message: say(message) })}
        </p>
      ))}
    </div>
  );
}

function Problems({ problems, system }: Pick<TypedReply, 'problems'> & { system: GameSystemId }) {
  const t = useTexts('table');
  const say = useTranslate(system);
  return (
    <ul className="typed-problems" role="alert">
      {problems.map(({ path, code, message, rule }) => (
        <li key={`${path.join('.')} ${code}`}>
          {t.rich('typed.line', {
            line: Number(path[0] ?? 0) + 1,
            message: say(message),
            rule: () => <RuleLink rule={rule} system={system} />,
          })}
        </li>
      ))}
    </ul>
  );
}
