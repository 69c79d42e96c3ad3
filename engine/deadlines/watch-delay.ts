/** The greatest number of steps by which people without a seat may see a season's boards later. */
export const MOST_STEPS_BEHIND = 50;
