/** Replaces Next.js's data on the current request: one without cookies or headers. */
export const headers = async () => new Headers();
export const cookies = async () => new Map<string, never>();

function none(): never {
  throw new Error('there is no page of Next.js here');
}

export { none as notFound, none as redirect };
