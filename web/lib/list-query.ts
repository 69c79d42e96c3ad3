/** The part of a long list that an address asks for. */
export interface ListQuery {
  readonly page: string | undefined;
  readonly search: string;
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** One value of an address; of several the first. */
export function valueIn(query: Query, name: string): string | undefined {
  const value = query[name];
  return Array.isArray(value) ? value[0] : value;
}

/** The page and the name that an address asks for; a page that is not a number counts as the first. */
export function listQuery(query: Query): ListQuery {
  const page = valueIn(query, 'page');
  return {
    page: page !== undefined && /^[1-9]\d{0,3}$/.test(page) ? page : undefined,
    search: (valueIn(query, 'search') ?? '').trim().slice(0, 60),
  };
}
