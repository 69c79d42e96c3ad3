/** A problem of an account that affects the deployment of a stage. */
export interface Finding {
  /** Whether it stops a deployment or causes a loss, or can be fixed afterwards. */
  readonly weight: 'stops' | 'later';
  /** One sentence. */
  readonly what: string;
  /** The operator's task, in sentences. */
  readonly todo: string;
}

export const stops = (what: string, todo: string): Finding => ({ weight: 'stops', what, todo });
export const later = (what: string, todo: string): Finding => ({ weight: 'later', what, todo });

/** The findings as lines of text, first those that stop a deployment. */
export function textOf(findings: readonly Finding[]): string {
  const sorted = [...findings].sort((one, other) => other.weight.localeCompare(one.weight));
  return sorted
    .map(({ weight, what, todo }) => `${weight === 'stops' ? '✖' : '•'} ${what}\n  → ${todo}`)
    .join('\n');
}
