let underWay = 0;

/**
 * Whether something is being encrypted, decrypted or signed. That happens in other threads, in real time: simulated
 * time waits for it, or the same seed would not always play the same.
 */
export function isEncrypting(): boolean {
  return underWay > 0;
}

const METHODS = [
  'encrypt',
  'decrypt',
  'sign',
  'verify',
  'digest',
  'importKey',
  'deriveBits',
  'deriveKey',
] as const;

/** Counts running calls; each call is carried out as usual. */
function countCalls(): void {
  const subtle = Object.getPrototypeOf(globalThis.crypto.subtle) as Record<string, unknown>;
  for (const name of METHODS) {
    const method = subtle[name] as (...args: unknown[]) => Promise<unknown>;
    subtle[name] = async function counted(this: unknown, ...args: unknown[]) {
      underWay += 1;
      try {
        return await method.apply(this, args);
      } finally {
        // The code that waits for it continues first.
        setImmediate(() => {
          underWay -= 1;
        });
      }
    };
  }
}

countCalls();
