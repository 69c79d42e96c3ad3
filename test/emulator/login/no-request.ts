/** Stands in for what Next.js knows of the request that it answers: here there is none. */
function none(): never {
  throw new Error('there is no request of Next.js here');
}

export { none as cookies, none as headers, none as notFound, none as redirect };
