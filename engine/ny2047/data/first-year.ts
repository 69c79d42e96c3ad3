/** The year of the first turn (1.1). */
export const FIRST_YEAR = 2047;
