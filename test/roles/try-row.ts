import type { Answer } from '../support/world';
import { CALLERS, type CallerName } from './callers';
import type { Row } from './row';
import type { Scene } from './scene';

/** What each caller is answered: "ok", "ok: what they see", "proposed" (a second person confirms), or a refusal's code. */
export type Answers = Readonly<Partial<Record<CallerName, string>>>;

interface Trial {
  readonly callers?: readonly CallerName[];
  /** Runs the requests themselves; what a row prepares comes before. */
  during?<T>(run: () => Promise<T>): Promise<T>;
  /** Comes after each request that changed something. */
  after?(): Promise<void>;
}

/** Tries a row with every caller, each from the same moment. */
export async function tryRow(
  scene: Scene,
  row: Row,
  { callers = CALLERS, during = (run) => run(), after = async () => {} }: Trial = {},
): Promise<Answers> {
  const { hunt, people } = scene;
  const before = await hunt.keep();
  try {
    const prepared = (await row.prepare?.(scene)) ?? '';
    const again = await hunt.keep();
    const answers: [CallerName, string][] = [];
    for (const name of callers) {
      const answer = await during(() => row.send(people[name], scene, prepared));
      answers.push([name, wordsFor(row, answer, scene)]);
      if (answer.status >= 300 || row.operation.startsWith('GET')) continue;
      await after();
      await again();
    }
    return Object.fromEntries(answers) as Answers;
  } finally {
    await before();
  }
}

function wordsFor({ look }: Row, { status, body }: Answer, scene: Scene): string {
  if (status === 202) return 'proposed';
  if (status >= 300) return (body as { readonly code?: string }).code ?? String(status);
  return look === undefined ? 'ok' : `ok: ${look(body as never, scene)}`;
}
