/**
 * What stands in the place of a text that a site administrator has hidden. It is stored in this form wherever the text
 * stood, so that no page, mail, feed or export shows the text by another way; the API puts the reader's language in its place.
 */
export const HIDDEN_TEXT = '[hidden by a site administrator]';
