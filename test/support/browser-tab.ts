import { createRequire } from 'node:module';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { Window } from 'happy-dom';
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { act, type Context, createElement, type ReactNode, use, useEffect, useState } from 'react';
import { vi } from 'vitest';

/** Classes and functions of a browser's window that the pages use by their bare names. */
const BY_NAME = [
  ...['Element', 'HTMLElement', 'HTMLInputElement', 'HTMLIFrameElement', 'Node', 'Event', 'CustomEvent'],
  ...[
    'KeyboardEvent',
    'MouseEvent',
    'MutationObserver',
    'document',
    'location',
    'history',
    'localStorage',
    'sessionStorage',
  ],
] as const;

/** Timers that a test lets pass; what settles at once stays real. */
const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] as const;

const START = new Date('2026-01-01T00:00:00.000Z');

// One for all tests of a process: the pages open it once.
const indexedDB = new IDBFactory();

export interface TabOptions {
  /** The address of the page. */
  readonly path?: string;
  /** Whether this browser has stored a worker of the site, and so may store data of its reader. */
  readonly hasWorker?: boolean;
}

/** What a page is shown with: called again with other parameters it changes, as its parent would change it. */
export interface ShownHook<Params, Result> {
  readonly now: () => Result;
  /** Every result since it was shown. */
  readonly all: readonly Result[];
  readonly again: (params: Params) => Promise<void>;
  readonly leave: () => Promise<void>;
}

export interface ShownPage {
  readonly container: HTMLElement;
  readonly again: (page: ReactNode) => Promise<void>;
  readonly leave: () => Promise<void>;
}

export type Tab = Awaited<ReturnType<typeof openTab>>;

/**
 * A browser's tab in this process: a document, storage, and a clock that only a test moves. Several pages may be shown
 * in it at once, as tabs of one browser that share its storage. End it with `close`.
 */
export async function openTab({ path = '/', hasWorker = false }: TabOptions = {}) {
  const window = new Window({ url: `http://localhost:3000${path}` });
  const parts = window as unknown as Record<string, unknown>;
  vi.stubGlobal('window', window);
  for (const name of BY_NAME) vi.stubGlobal(name, parts[name]);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const device = fakedDevice(hasWorker);
  for (const [name, value] of Object.entries(device.globals)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', indexedDB);
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  const { createRoot } = await import('react-dom/client');
  vi.useFakeTimers({ toFake: [...TIMERS], now: START });
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then, 16));
  const visited: string[] = [];
  const loads = fakedPageLoads();
  const router = fakedRouter(visited, loads.begin);
  const leaves = new Set<() => Promise<void>>();
  let visibility: DocumentVisibilityState = 'visible';
  let isClosed = false;
  Object.defineProperty(window.document, 'visibilityState', { get: () => visibility });

  /** Something happens, with its effects on the pages, and what these begin. */
  const acts = async (what: () => unknown) => {
    await act(async () => {
      await what();
      await settled();
    });
    await act(settled);
  };
  const show = async (page: ReactNode): Promise<ShownPage> => {
    const container = document.createElement('div');
    document.body.append(container);
    const root = createRoot(container);
    const again = (next: ReactNode) =>
      acts(() => root.render(createElement(loads.Page, null, withRouter(router, next))));
    const leave = async () => {
      leaves.delete(leave);
      await acts(() => root.unmount());
      container.remove();
    };
    leaves.add(leave);
    await again(page);
    return { container, again, leave };
  };
  return {
    window,
    device,
    /** The addresses that the router opened, and "refresh". */
    visited,
    /** From now on pages that the router loads arrive only when the test calls what this returns. */
    holdPages: () => {
      const arrive = loads.hold();
      return () => acts(arrive);
    },
    /** Lets time pass, with what happens meanwhile. */
    passes: (milliseconds: number) => acts(() => vi.advanceTimersByTimeAsync(milliseconds)),
    /** Lets other threads go on until something is so: the time limit of the test ends it. */
    until: async (isSo: () => boolean): Promise<void> => {
      while (!isSo() && !isClosed) await acts(() => vi.advanceTimersByTimeAsync(0));
    },
    /** Does something as the reader or the browser would, and what follows at once. */
    does: async <Result>(what: () => Result | Promise<Result>): Promise<Result> => {
      let result: Result | undefined;
      await acts(async () => {
        result = await what();
      });
      return result as Result;
    },
    show,
    /** Shows a page that only uses a hook. */
    hook: async <Params, Result>(
      use: (params: Params) => Result,
      first: NoInfer<Params>,
      around: (page: ReactNode) => ReactNode = (page) => page,
    ): Promise<ShownHook<Params, Result>> => {
      const all: Result[] = [];
      const Page = ({ params }: { readonly params: Params }) => {
        all.push(use(params));
        return null;
      };
      const page = await show(around(createElement(Page, { params: first })));
      return {
        all,
        now: () => all.at(-1) as Result,
        again: (params) => page.again(around(createElement(Page, { params }))),
        leave: page.leave,
      };
    },
    /** Hides or shows the tab, as readers do who change to another one. */
    turn: (to: DocumentVisibilityState) => {
      visibility = to;
      return acts(() => document.dispatchEvent(new Event('visibilitychange')));
    },
    /** An event of the window: "online", "storage". */
    hears: (name: string) => acts(() => (window as unknown as EventTarget).dispatchEvent(new Event(name))),
    close: async () => {
      isClosed = true;
      for (const leave of leaves) await leave();
      vi.useRealTimers();
      vi.unstubAllGlobals();
      await window.happyDOM.close();
    },
  };
}

/** Databases answer within some rounds of the event loop, each of which may begin another request. */
async function settled(): Promise<void> {
  for (let rounds = 0; rounds < 10; rounds += 1) await new Promise((done) => setImmediate(done));
}

const { cache, resolve } = createRequire(import.meta.url);
const OTHER_CONTEXT = resolve('next/dist/server/route-modules/pages/vendored/contexts/app-router-context');

/** A page with a router. In a process in which a test has loaded Next's server, `useRouter` reads another context. */
function withRouter(value: AppRouterInstance, page: ReactNode): ReactNode {
  const other: { readonly AppRouterContext: Context<AppRouterInstance | null> } | undefined =
    cache[OTHER_CONTEXT]?.exports;
  const inside = other === undefined ? page : createElement(other.AppRouterContext, { value }, page);
  return createElement(AppRouterContext, { value }, inside);
}

/** Pages that the router loads, which arrive at once unless a test holds them. */
function fakedPageLoads() {
  const begun = new Set<(arrives: Promise<void>) => void>();
  let arrives = Promise.resolve();
  return {
    begin: () => {
      for (const begin of begun) begin(arrives);
    },
    hold: () => {
      let arrive = () => {};
      arrives = new Promise((resolve) => {
        arrive = resolve;
      });
      return () => arrive();
    },
    /** Waits for a page as Next's router does: inside the transition that asked for it. */
    Page: ({ children }: { readonly children?: ReactNode }) => {
      const [waitsFor, setWaitsFor] = useState<Promise<void> | null>(null);
      useEffect(() => {
        begun.add(setWaitsFor);
        return () => void begun.delete(setWaitsFor);
      }, []);
      if (waitsFor !== null) use(waitsFor);
      return children;
    },
  };
}

function fakedRouter(visited: string[], load: () => void): AppRouterInstance {
  const goes = (address: string) => {
    visited.push(address);
    load();
  };
  return {
    push: goes,
    replace: goes,
    prefetch: () => undefined,
    back: () => goes('back'),
    forward: () => goes('forward'),
    refresh: () => goes('refresh'),
  } as unknown as AppRouterInstance;
}

/** What a browser has beside its window: locks, caches, a worker, and the number on the app's icon. */
function fakedDevice(hasWorker: boolean) {
  const state = {
    onLine: true,
    hasWorker,
    /** The numbers shown on the app's icon; null where it was removed. */
    badges: [] as (number | null)[],
    /** What pages asked the worker for. */
    asked: [] as string[],
  };
  const caches = new Map<string, Map<string, Response>>();
  const cacheNamed = (name: string) => {
    const kept = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, kept);
    return {
      match: async (path: string) => kept.get(path)?.clone(),
      put: async (path: string, response: Response) => void kept.set(path, response),
      add: async (path: string) => {
        const response = await fetch(path);
        if (!response.ok) throw new TypeError(`${path} answered ${response.status}`);
        kept.set(path, response);
      },
      keys: async () => [...kept.keys()],
      delete: async (path: string) => kept.delete(path),
    };
  };
  let lock: Promise<unknown> = Promise.resolve();
  const registration = {
    active: { postMessage: (message: string) => void state.asked.push(message) },
    sync: { register: async (tag: string) => void state.asked.push(`sync ${tag}`) },
  };
  const navigator = {
    get onLine() {
      return state.onLine;
    },
    userAgent: 'test',
    locks: {
      request: (_: string, act: () => Promise<unknown>) => {
        const turn = lock.then(act);
        lock = turn.catch(() => undefined);
        return turn;
      },
    },
    serviceWorker: {
      controller: null,
      ready: Promise.resolve(registration),
      getRegistration: async () => (state.hasWorker ? registration : undefined),
      register: async (path: string) => {
        state.asked.push(`register ${path}`);
        state.hasWorker = true;
        return registration;
      },
    },
    setAppBadge: async (count: number) => void state.badges.push(count),
    clearAppBadge: async () => void state.badges.push(null),
  };
  return {
    state,
    caches,
    globals: {
      navigator,
      caches: {
        open: async (name: string) => cacheNamed(name),
        delete: async (name: string) => caches.delete(name),
      },
    },
  };
}
