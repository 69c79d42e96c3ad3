/** A test that replaces a module of the product has a process of its own; the others share what they load. */
export const REPLACES_A_MODULE = 'test/integration/pinned-rules.test.ts';
