/** The text that confirms the deletion of an account. */
export const DELETE_WORDS = 'delete my account';
