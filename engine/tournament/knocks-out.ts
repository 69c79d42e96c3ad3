/**
 * Whether players are knocked out, at least in the end: a stage needs a result of each board, who goes on goes on without
 * asking, and nobody joins once it has begun.
 */
export function knocksOut({ kind }: { readonly kind: string }): boolean {
  return kind === 'knock-out' || kind === 'double-elimination' || kind === 'groups';
}
