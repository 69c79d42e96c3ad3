/** What stands for the name of a player whom the reader may not know. No account can have it (`isReserved`). */
export const NOT_NAMED_AS = 'Anonymous';
