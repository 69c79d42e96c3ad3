/** Something about an account that a deployment of a stage depends on. */
export interface Finding {
  /** Whether a deployment would fail or lose something, or whether it can be done afterwards. */
  readonly weight: 'stops' | 'later';
  /** One sentence. */
  readonly what: string;
  /** What the operator does about it, in sentences. */
  readonly todo: string;
}

export const stops = (what: string, todo: string): Finding => ({ weight: 'stops', what, todo });
export const later = (what: string, todo: string): Finding => ({ weight: 'later', what, todo });

/** The findings as lines of text, those first that stop a deployment. */
export function textOf(findings: readonly Finding[]): string {
  const sorted = [...findings].sort((one, other) => other.weight.localeCompare(one.weight));
  return sorted
    .map(({ weight, what, todo }) => `${weight === 'stops' ? '✖' : '•'} ${what}\n  → ${todo}`)
    .join('\n');
}
