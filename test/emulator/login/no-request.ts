/** Stands in for what Next.js knows of the request that it answers: one that says nothing of its reader. */
export const headers = async () => new Headers();
export const cookies = async () => new Map<string, never>();

function none(): never {
  throw new Error('there is no page of Next.js here');
}

export { none as notFound, none as redirect };
