import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { api } from './api';
import type { Answer } from './ask';

export type PasskeyAnswer =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly isCancelled: boolean };

/** Asks this device for one of its passkeys. @returns what the login takes; not ok where there is none */
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

/** Makes a passkey on this device and adds it to the reader's account. @returns null where its owner changed their mind */
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

/** A device says the same for "no", for a time that ran out and for having no passkey here. */
function isCancellation(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}
