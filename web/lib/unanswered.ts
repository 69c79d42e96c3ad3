/** A request that was sent and has no final answer yet. */
interface Unanswered {
  readonly request: string;
  readonly key: string;
  readonly at: number;
}

const STORED = 'unanswered';
/** The platform discards a key after two days. */
const KEPT_MS = 48 * 3_600_000;
const MOST_KEPT = 20;
/** A list of players may be long; a browser has room for some of them. */
const LONGEST_STORED = 20_000;

/** Entries that the browser's storage cannot take last as long as the page. */
let inMemory: readonly Unanswered[] = [];

/**
 * The idempotency key of a request: its previous one if its answer was lost. Sent again, even after a reload, the
 * request is carried out once.
 * @param request its identity: its address and its body
 */
export function keyOfRequest(request: string, now = Date.now()): string {
  const known = unanswered(now);
  const key = known.find((one) => one.request === request)?.key ?? crypto.randomUUID();
  keep([...known.filter((one) => one.request !== request), { request, key, at: now }]);
  return key;
}

/** Records that the platform has answered a request: the same request again is a new one. */
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
