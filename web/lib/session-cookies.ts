/** The cookies that hold a reader's session, over an encrypted connection and on one machine. */
export const SESSION_COOKIES = ['__Secure-next-auth.session-token', 'next-auth.session-token'] as const;
