/** Orders that a reader can quote, in the game's notation, or what loads them when they are asked for. */
export type Quotable = readonly string[] | (() => Promise<readonly string[]>);
