import type { LoginTable } from './login-adapter';

const WINDOW = 15 * 60;
/** The most links sent in one window to one address, and for requests from one network. */
const MOST = { address: 5, network: 30 } as const;

type Counted = keyof typeof MOST;

/**
 * Counts a requested login mail.
 * @param network the network of the request; undefined if it is unknown
 * @returns the seconds until another one may be requested, if there were too many; undefined if it may be sent
 */
export async function waitForMail(
  table: LoginTable,
  address: string,
  network: string | undefined,
  now: number,
): Promise<number | undefined> {
  const seconds = Math.floor(now / 1000);
  const window = Math.floor(seconds / WINDOW);
  const left = (window + 1) * WINDOW - seconds;
  const over = async (kind: Counted, of: string) =>
    (await countIn(table, `LIMIT#${kind}#${of}`, String(window), seconds + 2 * WINDOW)) > MOST[kind];
  if (network !== undefined && (await over('network', network))) return left;
  return (await over('address', address)) ? left : undefined;
}

async function countIn({ name, client }: LoginTable, pk: string, sk: string, expires: number) {
  const { Attributes } = await client.update({
    TableName: name,
    Key: { pk, sk },
    UpdateExpression: 'ADD asked :one SET expires = :expires',
    ExpressionAttributeValues: { ':one': 1, ':expires': expires },
    ReturnValues: 'UPDATED_NEW',
  });
  return Number(Attributes?.asked);
}
