/** The owners of places before some of them changed hands; places without an owner are absent. */
export function formerOwners<Owner extends string>(
  after: Readonly<Record<string, Owner>>,
  before: Readonly<Record<string, Owner>>,
  changed: { readonly keys: () => Iterable<string> },
): Readonly<Record<string, Owner>> {
  const owners: Record<string, Owner> = { ...after };
  for (const place of changed.keys()) {
    const owner = before[place];
    if (owner === undefined) delete owners[place];
    else owners[place] = owner;
  }
  return owners;
}
