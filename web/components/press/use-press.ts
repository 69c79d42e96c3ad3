'use client';

import { useCallback, useEffect, useState } from 'react';
import type { Message, Thread } from '../../../functions/api/schemas/press';
import { gameApi } from '../../lib/game-api';

const EVERY = 15_000;

export interface Press {
  readonly threads: readonly Thread[];
  readonly messages: readonly Message[];
  /** Unread messages by thread. */
  readonly unread: Readonly<Record<string, number>>;
  readonly refresh: () => Promise<void>;
}

/** Threads and the messages of one of them, asked again every fifteen seconds while the page is in sight. */
export function usePress(game: string, thread: string | null, inView: boolean): Press {
  const [threads, setThreads] = useState<readonly Thread[]>([]);
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const [seen, setSeen] = useState<Readonly<Record<string, number>>>({});

  const refresh = useCallback(async () => {
    if (document.visibilityState !== 'visible') return;
    const [list, open] = await Promise.all([
      gameApi.threads(game),
      thread === null ? undefined : gameApi.messages(game, thread),
    ]);
    if (list.ok) setThreads(withPublic(list.value.threads));
    setMessages(open?.ok ? open.value.messages : []);
  }, [game, thread]);

  useEffect(() => setSeen(readSeen(game)), [game]);

  useEffect(() => {
    void refresh();
    const timer = setInterval(() => void refresh(), EVERY);
    return () => clearInterval(timer);
  }, [refresh]);

  const count = threads.find(({ id }) => id === thread)?.messages ?? 0;
  useEffect(() => {
    if (thread === null || !inView) return;
    setSeen((before) => {
      if ((before[thread] ?? 0) >= count) return before;
      const next = { ...before, [thread]: count };
      localStorage.setItem(keyOf(game), JSON.stringify(next));
      return next;
    });
  }, [game, thread, count, inView]);

  const unread = Object.fromEntries(
    threads.map(({ id, messages: all }) => [id, Math.max(0, all - (seen[id] ?? 0))]),
  );
  return { threads, messages, unread, refresh };
}

/** Everybody's thread is there from the start, before anybody wrote to it. */
function withPublic(threads: readonly Thread[]): readonly Thread[] {
  if (threads.some(({ id }) => id === 'all')) return threads;
  return [...threads, { id: 'all', seats: [], messages: 0, deleted: 0, unread: 0, lastAt: '' }];
}

function keyOf(game: string): string {
  return `press-seen:${game}`;
}

function readSeen(game: string): Readonly<Record<string, number>> {
  try {
    return JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
