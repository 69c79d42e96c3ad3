/** Of a request that was sent and that nothing has answered for good. */
interface Unanswered {
  readonly request: string;
  readonly key: string;
  readonly at: number;
}

const STORED = 'unanswered';
/** The platform forgets a key after two days. */
const KEPT_MS = 48 * 3_600_000;
const MOST_KEPT = 20;
/** A list of players may be long; a browser has room for some of them. */
const LONGEST_STORED = 20_000;

/** What the browser's store cannot take lives as long as the page. */
let inMemory: readonly Unanswered[] = [];

/**
 * The idempotency key of a request: the one that it had before, where its answer was lost. Sent again, after a reload
 * too, it is then carried out once.
 * @param request what tells it from others: its address and its body
 */
export function keyOfRequest(request: string, now = Date.now()): string {
  const known = unanswered(now);
  const key = known.find((one) => one.request === request)?.key ?? crypto.randomUUID();
  keep([...known.filter((one) => one.request !== request), { request, key, at: now }]);
  return key;
}

/** Notes that the platform has answered a request: the same again is a new one. */
export function noteAnswered(request: string, now = Date.now()): void {
  keep(unanswered(now).filter((one) => one.request !== request));
}

/** Read each time: another tab may have sent something since. */
function unanswered(now: number): readonly Unanswered[] {
  return [...stored(), ...inMemory].filter(({ at }) => now - at < KEPT_MS);
}

function stored(): readonly Unanswered[] {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '[]');
  } catch {
    return [];
  }
}

function keep(all: readonly Unanswered[]): void {
  const newest = all.slice(-MOST_KEPT);
  const short = newest.filter(({ request }) => request.length <= LONGEST_STORED);
  inMemory = newest.filter((one) => !short.includes(one));
  try {
    if (short.length === 0) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, JSON.stringify(short));
  } catch {
    inMemory = newest;
  }
}
