import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** A device with passkeys, in software (WebAuthn, 6): ES256, no attestation, its owner verified. */
export interface Authenticator {
  /** Creates the requested passkey. */
  register(options: RegistrationAsked): Promise<object>;
  /**
   * Answers with its passkey.
   * @param how the deliberate faults of the answer
   */
  answer(options: { readonly challenge: string }, how?: Wrongly): Promise<object>;
}

interface RegistrationAsked {
  readonly challenge: string;
  readonly user: { readonly id: string };
}

interface Wrongly {
  readonly origin?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;
const ES256 = -7;

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const hash = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

/** A device whose owner visits a site at an address. */
export function authenticator(site: string): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const host = new URL(site).hostname;
  let userHandle = '';
  let used = 0;
  const clientData = (type: string, challenge: string, origin = site) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = (flags: number, counter: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([hash(host), Buffer.from([flags]), count]);
  };
  const named = { id: text(id), rawId: text(id), type: 'public-key' };
  return {
    async register({ challenge, user }) {
      userHandle = user.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, ES256],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
      const authData = Buffer.concat([head(PRESENT | VERIFIED | ATTESTED, 0), attested]);
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge)),
          attestationObject: text(isoCBOR.encode(attestation)),
          transports: ['internal'],
        },
      };
    },
    async answer({ challenge }, { origin, isVerified = true, counter, userHandle: other } = {}) {
      used += 1;
      const authenticatorData = head(isVerified ? PRESENT | VERIFIED : PRESENT, counter ?? used);
      const client = clientData('webauthn.get', challenge, origin);
      const signature = sign('sha256', Buffer.concat([authenticatorData, hash(client)]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(authenticatorData),
          signature: text(signature),
          userHandle: other ?? userHandle,
        },
      };
    },
  };
}
