import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import * as z from 'zod';
import { readShortToken, shortToken } from '../../tokens';
import type { Caller } from '../access/caller';
import { profileOf } from '../account/profile';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import type { Passkey } from './logins.records';

/** How many passkeys an account may have at a time. */
const MOST = 10;
const MINUTE_MS = 60_000;
/** A challenge can be used only once. It is remembered for longer than its token is valid. */
const REMEMBERED_MS = 20 * MINUTE_MS;
const NAME = 'Turreton';

/** The library that reads passkeys is large, so it is loaded on first use. */
const webAuthn = () => import('@simplewebauthn/server');

/**
 * The request that the platform sends to a device. The token contains the request, so that nothing is stored before the
 * device answers.
 */
interface Asked<Options> {
  readonly options: Options;
  readonly token: string;
}

/** Asks the caller's device for a new passkey (WebAuthn, 7.1). */
export async function askForNewPasskey(
  deps: Deps,
  caller: Caller,
): Promise<Outcome<Asked<PublicKeyCredentialCreationOptionsJSON>>> {
  const { passkeys } = await deps.store.loginWaysOf(caller.id);
  if (passkeys.length >= MOST) return refuse(TOO_MANY);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: hostOf(deps),
    userID: new TextEncoder().encode(caller.id),
    userName: (await profileOf(deps, caller)).name,
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ id }) => ({ id })),
    // The device finds it without a typed name, and only after the owner's fingerprint, face or code: two factors in
    // one.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return done({ options, token: await tokenFor(deps, options.challenge, caller.id) });
}

export interface NewPasskey {
  readonly name: string;
  readonly token: string;
  readonly response: RegistrationResponseJSON;
}

/** Stores the passkey that the caller's device has created. */
export async function keepPasskey(
  deps: Deps,
  caller: Caller,
  { name, token, response }: NewPasskey,
): Promise<Outcome<null>> {
  const challenge = await challengeFrom(deps, token, caller.id);
  if (challenge === null) return refuse(NOT_VERIFIED);
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: deps.reach.site,
    expectedRPID: hostOf(deps),
    requireUserVerification: true,
  }).catch(() => null);
  if (verified?.verified !== true) return refuse(NOT_VERIFIED);
  const { credential } = verified.registrationInfo;
  await deps.store.addPasskey(caller.id, {
    id: credential.id,
    name,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: response.response.transports ?? [],
    addedAt: deps.clock(),
    usedAt: null,
  });
  return done(null);
}

/** Asks any device for a passkey of this site. */
export async function askForPasskey(deps: Deps): Promise<Asked<PublicKeyCredentialRequestOptionsJSON>> {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({ rpID: hostOf(deps), userVerification: 'required' });
  return { options, token: await tokenFor(deps, options.challenge, ANYBODY) };
}

export interface PasskeyAnswer {
  readonly token: string;
  readonly response: AuthenticationResponseJSON;
}

/**
 * The player whose passkey a device has answered with (WebAuthn, 7.2). The login of the pages creates their session.
 */
export async function playerWithPasskey(
  deps: Deps,
  { token, response }: PasskeyAnswer,
): Promise<Outcome<{ readonly player: string; readonly email: string | null }>> {
  const challenge = await challengeFrom(deps, token, ANYBODY);
  const player = playerIn(response);
  if (challenge === null || player === null) return refuse(NOT_VERIFIED);
  const { passkeys, address } = await deps.store.loginWaysOf(player);
  const passkey = passkeys.find(({ id }) => id === response.id);
  if (passkey === undefined) return refuse(NOT_VERIFIED);
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: deps.reach.site,
    expectedRPID: hostOf(deps),
    requireUserVerification: true,
    credential: credentialOf(passkey),
  }).catch(() => null);
  if (verified?.verified !== true) return refuse(NOT_VERIFIED);
  const { newCounter } = verified.authenticationInfo;
  const use = { id: passkey.id, counter: newCounter, usedAt: deps.clock() };
  if ((await deps.store.notePasskeyUse(player, use)) === 'refused') return refuse(NOT_VERIFIED);
  return done({ player, email: address });
}

function credentialOf({ id, publicKey, counter }: Passkey) {
  return { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter };
}

/** The account that a device names: the id it was given when the passkey was created. */
function playerIn({ response: { userHandle } }: AuthenticationResponseJSON): string | null {
  if (userHandle === undefined || userHandle === '') return null;
  return Buffer.from(userHandle, 'base64url').toString('utf8');
}

/** The host without the port: a passkey is bound to the host, whatever the port. */
function hostOf({ reach }: Deps): string {
  return new URL(reach.site).hostname;
}

/** The subject of a login challenge, whose player is not yet known. */
const ANYBODY = 'anybody';
const ChallengeClaims = z.object({ sub: z.string(), challenge: z.string() });

async function tokenFor({ reach }: Deps, challenge: string, sub: string): Promise<string> {
  return shortToken(await reach.sessionSecret(), 'passkey', { sub, challenge });
}

/** The challenge of a token, marked as used; null for a forged, expired or used token, or another person's. */
async function challengeFrom(deps: Deps, token: string, sub: string): Promise<string | null> {
  const claims = ChallengeClaims.safeParse(
    await readShortToken(await deps.reach.sessionSecret(), 'passkey', token),
  ).data;
  if (claims === undefined || claims.sub !== sub) return null;
  const use = await deps.store.spendChallenge(claims.challenge, deps.clock() + REMEMBERED_MS);
  return use === 'first' ? claims.challenge : null;
}

const TOO_MANY = { code: 'not-allowed', why: { text: 'passkeys', with: { most: MOST } } } as const;
const NOT_VERIFIED = { code: 'not-allowed', why: { text: 'passkeyNotVerified' } } as const;
