/**
 * The values at a path of a reply, in their order: "rows.player.name". Lists on the way are walked through.
 * With "~" at its end they are sorted, for lists that have no order; with ":3" there are only the first three.
 */
export function valuesAt(body: unknown, path: string): string {
  const [, names = '', isSorted, most] = /^([\w.]+)(~)?(?::(\d+))?$/.exec(path) ?? [];
  const found = names.split('.').reduce<readonly unknown[]>(
    (reached, name) =>
      reached.flatMap((one) => {
        const value = isRecord(one) ? one[name] : undefined;
        return Array.isArray(value) ? value.flat() : [value];
      }),
    [body],
  );
  const said = found.map((value) => (value === null || value === undefined ? '-' : String(value)));
  const listed = isSorted === undefined ? said : said.sort();
  return listed.slice(0, most === undefined ? listed.length : Number(most)).join(', ');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
