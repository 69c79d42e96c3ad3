import { CALLERS, type CallerName } from './callers';
import type { Answers } from './try-row';

/** The answer to each caller by the lines of a row; "rest" are all callers that its other lines leave out. */
export function expectedAnswers(lines: Readonly<Record<string, string>>): Answers {
  const named = Object.values(lines).flatMap((names) => names.split(' '));
  const unknown = named.find((name) => name !== 'rest' && !isCaller(name));
  if (unknown !== undefined) throw new Error(`there is no caller ${unknown}`);
  const rest = CALLERS.filter((name) => !named.includes(name));
  const answers = Object.entries(lines).flatMap(([answer, names]) =>
    names
      .split(' ')
      .flatMap((name) => (name === 'rest' ? rest : [name as CallerName]).map((one) => [one, answer])),
  );
  const byName = Object.fromEntries(answers) as Answers;
  // A site administrator sees as much as a stranger does, except in the site's own operations.
  const { stranger } = byName;
  const isNamed = named.includes('site-admin') || stranger === undefined;
  return isNamed ? byName : { ...byName, 'site-admin': stranger };
}

function isCaller(name: string): boolean {
  return CALLERS.some((one) => one === name);
}
