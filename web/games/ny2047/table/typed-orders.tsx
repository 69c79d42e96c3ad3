import { type FormEvent, useActionState, useState } from 'react';
import type { Problem } from '../../../../engine/game';
import { printOrder } from '../../../../engine/ny2047/orders/notation-print';
import type { Order, Position } from '../../../../engine/ny2047/types';
import { NewYorkRule } from '../rule';

/** What the server says to a list that came as a plain form. */
export interface TypedReply {
  readonly message: string;
  readonly problems: readonly Problem[];
}

interface TypedOrdersProps {
  readonly position: Position;
  readonly seat: string;
  readonly orders: readonly Order[];
  readonly onChange: (orders: readonly Order[]) => void;
  /** Stores the text where no script runs. */
  readonly action: (before: TypedReply | null, form: FormData) => Promise<TypedReply | null>;
  readonly gameId: string;
  readonly step: number;
}

/** The list in the notation of the rules, to type or to paste. Works as a plain form, too. */
export function TypedOrders({ position, seat, orders, onChange, action, gameId, step }: TypedOrdersProps) {
  const [reply, post] = useActionState(action, null);
  const [text, setText] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const shown = text ?? orders.map((order) => printOrder(position, order)).join('\n');
  const wrong = problems.length > 0 ? problems : (reply?.problems ?? []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { parseOrders } = await import('../../../../engine/ny2047/orders/notation-parse');
    const result = parseOrders(position, seat, shown);
    setProblems(result.ok ? [] : result.problems);
    if (!result.ok) return;
    onChange(result.value);
    setText(null);
  };
  return (
    // Said only when it must be open: else hydration would shut it again under a quick reader's hand.
    <details className="typed" {...(reply === null ? {} : { open: true })}>
      <summary>Type orders</summary>
      <form action={post} onSubmit={submit}>
        <input type="hidden" name="game" value={gameId} />
        <input type="hidden" name="step" value={step} />
        <label className="label" htmlFor="typed-orders">
          One order per line
        </label>
        <textarea
          id="typed-orders"
          name="text"
          className="input mono"
          rows={Math.max(6, orders.length + 1)}
          spellCheck={false}
          value={shown}
          aria-invalid={wrong.length > 0}
          aria-describedby="typed-help"
          onChange={(event) => setText(event.target.value)}
        />
        <Notation />
        {reply !== null && problems.length === 0 ? <p role="status">{reply.message}</p> : null}
        {wrong.length > 0 ? <Problems problems={wrong} /> : null}
        <button className="button compact" type="submit">
          Store this list
        </button>
      </form>
    </details>
  );
}

function Notation() {
  return (
    <p id="typed-help" className="tiny muted">
      <code>A Cloisters - Harlem</code> moves, <code>A HAR S A CPK - MID</code> and <code>A HAR S A CPK</code>{' '}
      support, <code>A HAR H</code> holds, <code>T Moe S …</code> is a Turreton. See{' '}
      <NewYorkRule rule="16.1" />
    </p>
  );
}

function Problems({ problems }: Pick<TypedReply, 'problems'>) {
  return (
    <ul className="typed-problems" role="alert">
      {problems.map(({ path, code, message, rule }) => (
        <li key={`${path.join('.')} ${code}`}>
          Line {Number(path[0] ?? 0) + 1}: {message} <NewYorkRule rule={rule} />
        </li>
      ))}
    </ul>
  );
}
