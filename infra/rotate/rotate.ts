import { randomBytes } from 'node:crypto';

/** The secret's value in Secrets Manager, as functions/api/edge-door.ts reads it. */
export interface EdgeSecret {
  /** The value that the distribution sends. */
  readonly sent: string;
  /** A second accepted value: a rotation is in progress. */
  readonly also?: string | undefined;
}

/** The dependencies of a rotation. */
export interface Edge {
  read(): Promise<EdgeSecret>;
  write(secret: EdgeSecret): Promise<void>;
  /** Makes the distribution send another value. Harmless if it already does. */
  send(value: string): Promise<void>;
  /** Whether every edge location of the distribution has its present settings. */
  isEverywhere(): Promise<boolean>;
}

export interface RotationOptions {
  wait(milliseconds: number): Promise<void>;
  say(line: string): void;
  /** @default a random one */
  newValue?(): string;
}

/** Longer than a function may take to read the secret again after an unknown value (READ_AGAIN_MS of the door). */
const NOTICED_MS = 20_000;
const PAUSE_MS = 10_000;
/** According to CloudFront, most changes take less than five minutes. */
const MOST_PAUSES = 180;

/**
 * Changes the secret that the distribution sends to API and pages. Both values are accepted until every edge location
 * sends the new one. Repeating it continues an interrupted rotation.
 */
export async function rotate(
  edge: Edge,
  { wait, say, newValue = randomValue }: RotationOptions,
): Promise<void> {
  const kept = await edge.read();
  const underWay = kept.also !== undefined;
  const secret = underWay ? kept : { sent: newValue(), also: kept.sent };
  say(
    underWay ? 'A rotation was cut off; it goes on.' : 'API and pages take a new value besides the old one.',
  );
  if (!underWay) await edge.write(secret);
  await wait(NOTICED_MS);
  say('The distribution sends the new value; this takes some minutes.');
  await edge.send(secret.sent);
  await untilEverywhere(edge, wait);
  await edge.write({ sent: secret.sent });
  say('Done. Within an hour the old value counts nowhere.');
}

async function untilEverywhere(edge: Edge, wait: RotationOptions['wait']): Promise<void> {
  for (let pauses = 0; !(await edge.isEverywhere()); pauses += 1) {
    if (pauses === MOST_PAUSES)
      throw new Error(
        'The distribution is not everywhere after half an hour. Both values count; run this again.',
      );
    await wait(PAUSE_MS);
  }
}

const randomValue = (): string => randomBytes(48).toString('base64url');
