/**
 * The replacement for a text that a site administrator has hidden. It is stored in this form in every place of the
 * text, so that no page, mail, feed or export shows the text in another way; the API replaces it by words in the
 * reader's language.
 */
export const HIDDEN_TEXT = '[hidden by a site administrator]';
