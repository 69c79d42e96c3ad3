import type { PlantedBug } from './claim';

/** A bug for every row of `docs/security.md` that is met, in the order of the page. `npm run security-claims` plants them. */
export const PLANTED_BUGS: readonly PlantedBug[] = [
  {
    row: 'V7.2.1',
    bug: 'The login library takes the owner of any session for a logged-in user, and links services to them',
    file: 'web/lib/login/options.ts',
    from: "return action === 'signout' ? tokenReader(String(secret)).session(token) : null;",
    to: 'return tokenReader(String(secret)).session(token);',
    test: 'test/integration/account-takeover.test.ts',
  },
  {
    row: 'V9.2.2',
    bug: 'An API key in the cookie of a login is a login',
    file: 'functions/tokens.ts',
    from: "'api-key': 'turreton API key v1',",
    to: "'api-key': 'turreton session v1',",
    test: 'functions/tokens.test.ts',
  },
];
