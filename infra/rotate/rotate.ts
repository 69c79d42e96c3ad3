import { randomBytes } from 'node:crypto';

/** What Secrets Manager keeps, as functions/api/edge-door.ts reads it. */
export interface EdgeSecret {
  /** What the distribution sends. */
  readonly sent: string;
  /** A second value that counts: a rotation is under way. */
  readonly also?: string | undefined;
}

/** What a rotation works with. */
export interface Edge {
  read(): Promise<EdgeSecret>;
  write(secret: EdgeSecret): Promise<void>;
  /** Lets the distribution send another value. Harmless where it sends it already. */
  send(value: string): Promise<void>;
  /** Whether every place of the distribution has its present settings. */
  isEverywhere(): Promise<boolean>;
}

export interface RotationOptions {
  wait(milliseconds: number): Promise<void>;
  say(line: string): void;
  /** @default a random one */
  newValue?(): string;
}

/** Longer than a function may take to notice a value that it does not know (READ_AGAIN_MS of the door). */
const NOTICED_MS = 20_000;
const PAUSE_MS = 10_000;
/** CloudFront says that most changes take less than five minutes. */
const MOST_PAUSES = 180;

/**
 * Changes what the distribution shows to API and pages. Both values count until every place of it sends the new one.
 * Repeating it goes on with a rotation that was cut off.
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
