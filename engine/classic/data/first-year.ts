/** 2.1 The year in which the game begins. Options may not end it sooner. */
export const FIRST_YEAR = 1901;
