/** Typed orders one by one: each stands on a line of its own or after a semicolon, outside of quotation marks. */
export function orderLines(text: string): readonly string[] {
  return partsOf(text)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The orders before the last separator, and what is typed after it. */
export function lastOrder(text: string): { readonly before: readonly string[]; readonly typed: string } {
  const parts = partsOf(text);
  return { before: orderLines(parts.slice(0, -1).join('\n')), typed: (parts.at(-1) ?? '').trim() };
}

function partsOf(text: string): readonly string[] {
  const parts = [''];
  let quoted = false;
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    if (sign === '\n' || (sign === ';' && !quoted)) {
      parts.push('');
      quoted = false;
    } else parts.push(`${parts.pop() ?? ''}${sign}`);
  }
  return parts;
}
