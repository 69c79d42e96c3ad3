import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { api } from './api';
import type { Answer } from './ask';

export type PasskeyAnswer =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly isCancelled: boolean };

/**
 * Asks this device for one of its passkeys.
 * @returns the data for the login; not ok if there is no passkey
 */
export async function answerWithPasskey(): Promise<PasskeyAnswer> {
  const asked = await api('POST /passkeys/challenge');
  if (!asked.ok) return { ok: false, isCancelled: false };
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = asked.value.options as unknown as PublicKeyCredentialRequestOptionsJSON;
  try {
    const response = await startAuthentication({ optionsJSON });
    const { clientExtensionResults: _unused, ...answer } = response;
    return { ok: true, value: JSON.stringify({ token: asked.value.token, response: answer }) };
  } catch (error) {
    return { ok: false, isCancelled: isCancellation(error) };
  }
}

/**
 * Creates a passkey on this device and adds it to the reader's account.
 * @returns null if the owner cancelled
 */
export async function addPasskey(name: string): Promise<Answer<unknown> | null> {
  const asked = await api('POST /me/logins/passkeys/challenge');
  if (!asked.ok) return asked;
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = asked.value.options as unknown as PublicKeyCredentialCreationOptionsJSON;
  try {
    const response = await startRegistration({ optionsJSON });
    const { clientExtensionResults: _unused, ...made } = response;
    return await api('POST /me/logins/passkeys', {}, { name, token: asked.value.token, response: made });
  } catch (error) {
    if (isCancellation(error)) return null;
    throw error;
  }
}

/** A device gives the same error for a refusal, for a timeout and for a missing passkey. */
function isCancellation(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}
