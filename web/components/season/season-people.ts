/** The id of the list of names that the browser offers for every chair of a page. */
export const SEASON_PEOPLE = 'season-people';
