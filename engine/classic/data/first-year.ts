/** 2.1 The year in which the game begins. Options may not set an earlier end. */
export const FIRST_YEAR = 1901;
