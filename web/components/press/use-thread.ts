import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Message, Thread } from '../../../functions/core/press/press.schema';
import { api } from '../../lib/api';
import { answerTo, askUntilAnswered } from '../../lib/ask-until-answered';

interface Read {
  readonly thread: string;
  readonly messages: readonly Message[];
  readonly more: boolean;
}

export interface OpenThread {
  /** Null until they are loaded. */
  readonly messages: readonly Message[] | null;
  /** Whether older messages exist. */
  readonly more: boolean;
  readonly earlier: () => Promise<void>;
  readonly reload: () => Promise<void>;
}

/** The messages of one thread: loaded again when the list of threads shows a change, back to `target`. */
export function useThread(
  game: string,
  id: string | null,
  thread: Thread | undefined,
  target: string | null,
): OpenThread {
  const [read, setRead] = useState<Read | null>(null);
  const open = useRef(id);
  useLayoutEffect(() => {
    open.current = id;
  }, [id]);
  const version = `${thread?.messages} ${thread?.deleted}`;
  const ask = useCallback(
    () => api('GET /games/{id}/press/{thread}', { id: game, thread: id ?? '' }),
    [game, id],
  );
  const show = useCallback(
    (answer: Awaited<ReturnType<typeof ask>>) => {
      // The reader may have opened another thread meanwhile.
      if (!answer.ok || id === null || open.current !== id) return;
      const { messages, more } = answer.value;
      setRead((before) => withEarlier(before, { thread: id, messages, more }));
    },
    [id],
  );
  // A thread that is about to begin has no messages to ask for.
  const reload = async () => {
    if (id !== null) show(await ask());
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says when there is something to read again
  useEffect(() => (id === null ? undefined : askUntilAnswered(ask, show)), [id, ask, show, version]);

  const earlier = useCallback(async () => {
    const [first] = read?.messages ?? [];
    if (read === null || first === undefined) return;
    const { thread } = read;
    const answer = await answerTo(() =>
      api('GET /games/{id}/press/{thread}', { id: game, thread, before: first.id }),
    );
    if (!answer.ok) return;
    const { messages, more } = answer.value;
    // What is shown may have changed meanwhile: they belong before the message that they were asked for.
    setRead((now) =>
      now?.thread === thread && now.messages[0]?.id === first.id
        ? { ...now, messages: [...messages, ...now.messages], more }
        : now,
    );
  }, [game, read]);

  const shown = read !== null && read.thread === id ? read : null;
  const missing = target !== null && shown?.more === true && !shown.messages.some((one) => one.id === target);
  useEffect(() => {
    if (missing) void earlier();
  }, [missing, earlier]);

  return { messages: shown?.messages ?? null, more: shown?.more ?? false, earlier, reload };
}

/** The newest messages, after the older ones of the same thread that were loaded before. */
function withEarlier(before: Read | null, newest: Read): Read {
  const [first] = newest.messages;
  const at = before?.thread === newest.thread ? before.messages.findIndex(({ id }) => id === first?.id) : -1;
  if (before === null || at <= 0) return newest;
  return { ...newest, messages: [...before.messages.slice(0, at), ...newest.messages], more: before.more };
}
