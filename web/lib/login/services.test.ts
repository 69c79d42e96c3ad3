import { describe, expect, test } from 'vitest';
import { mayJoinByMail } from './kept-logins';
import { discordAccount, googleAccount, verifiedAddress } from './services';

const owner = 'owner@example.org';

describe('only an address that the service has verified counts', () => {
  test.each([
    [true, owner],
    [false, null],
    [undefined, null],
  ])('Discord says %s', (verified, email) => {
    const profile = { id: '1', username: 'ana', email: owner, verified };
    expect(discordAccount(profile as Parameters<typeof discordAccount>[0])).toMatchObject({
      email,
      addressVerified: email !== null,
    });
  });

  test.each([
    [true, owner],
    [false, null],
  ])('Google says %s', (email_verified, email) => {
    const profile = { sub: '1', name: 'ana', email: owner, email_verified };
    expect(googleAccount(profile as Parameters<typeof googleAccount>[0])).toMatchObject({ email });
  });

  test.each([
    ['its primary one is', [{ email: owner, primary: true, verified: true }], owner],
    ['its primary one is not', [{ email: owner, primary: true, verified: false }], null],
    ['only another one is', [{ email: owner, primary: false, verified: true }], null],
    ['it lists none', [], null],
    ['it answers something else', { message: 'Bad credentials' }, null],
  ])('GitHub: %s', (_, addresses, email) => {
    expect(verifiedAddress(addresses)).toBe(email);
  });
});

describe('a link by mail', () => {
  const person = { id: 'p1', email: owner, emailVerified: null };
  test.each([
    ['makes a new account', { ...person, id: owner }, true],
    ['logs in to an account made by mail', { ...person, emailVerified: new Date(0) }, true],
    ['joins an account whose service verified the address', { ...person, addressVerified: true }, true],
    ['joins one that the platform opened for the address', { ...person, prepared: true }, true],
    ['does not join one whose service did not', { ...person, addressVerified: false }, false],
    ['does not join one from before services were asked', person, false],
  ])('%s', (_, kept, may) => {
    expect(mayJoinByMail(kept)).toBe(may);
  });
});
