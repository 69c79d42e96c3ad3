import type { Item } from '../resilience/crash/hunt';
import type { Answer } from '../support/world';
import { CALLERS, type CallerName } from './callers';
import type { Row } from './row';
import type { Scene } from './scene';

/**
 * The answer to each caller: "ok", "ok: what they see", "proposed" (a second person confirms), or a refusal's code. It
 * also reports a refused or read-only request that wrote something.
 */
export type Answers = Readonly<Partial<Record<CallerName, string>>>;

interface Trial {
  readonly callers?: readonly CallerName[];
  /** Runs the requests themselves, after the row's preparation. */
  during?<T>(run: () => Promise<T>): Promise<T>;
  /** Runs after each request that changed something. */
  after?(answer: Answer, caller: CallerName): Promise<void>;
}

/** Tries a row with every caller, each from the same state. */
export async function tryRow(
  scene: Scene,
  row: Row,
  { callers = CALLERS, during = (run) => run(), after = async () => {} }: Trial = {},
): Promise<Answers> {
  const { hunt, people } = scene;
  const before = hunt.keep();
  try {
    const prepared = (await row.prepare?.(scene)) ?? '';
    const again = hunt.keep();
    const answers: [CallerName, string][] = [];
    for (const name of callers) {
      const stored = hunt.items();
      const answer = await during(() => row.send(people[name], scene, prepared));
      const changes = answer.status < 300 && !row.operation.startsWith('GET');
      const wrote = !changes && isWritten(stored, hunt.items());
      answers.push([name, `${wordsFor(row, answer, scene)}${wrote ? ', yet something is written' : ''}`]);
      if (changes) await after(answer, name);
      if (changes || wrote) await again();
    }
    return Object.fromEntries(answers) as Answers;
  } finally {
    await before();
  }
}

/** Whether a request wrote anything but the count of such requests. */
function isWritten(before: readonly Item[], after: readonly Item[]): boolean {
  const kept = new Set(before);
  const written = after.filter((item) => !kept.has(item));
  return after.length < before.length || written.some(({ pk }) => !pk.startsWith('LIMIT#'));
}

function wordsFor({ look }: Row, { status, body }: Answer, scene: Scene): string {
  if (status === 202) return 'proposed';
  if (status >= 300) return (body as { readonly code?: string }).code ?? String(status);
  return look === undefined ? 'ok' : `ok: ${look(body as never, scene)}`;
}
