import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Asset } from './assembly';
import type { Clients } from './clients';
import { ACCOUNT } from './moto';
import { runProgram } from './programs';
import { workFolder } from './workspace';

/** The bucket in which CDK's templates expect the code of functions. */
export const bucketOf = (region: string): string => `cdk-hnb659fds-assets-${ACCOUNT}-${region}`;

/** moto requires a signature, but does not check it. */
const SIGNED = { authorization: 'AWS4-HMAC-SHA256 Credential=operator/20260101/us-east-1/s3/aws4_request' };

/** Uploads the assets of a deployment. Python, which moto depends on, zips the folders. */
export async function publish({ endpoint, region }: Clients, assets: readonly Asset[]): Promise<number> {
  const bucket = `${endpoint}/${bucketOf(region)}`;
  await put(bucket, '');
  const unique = new Map(assets.map((asset) => [asset.key, asset]));
  for (const asset of unique.values()) await put(`${bucket}/${asset.key}`, await contentOf(asset));
  return unique.size;
}

async function contentOf({ path, packaging, key }: Asset): Promise<Uint8Array<ArrayBuffer>> {
  if (packaging === 'file') return new Uint8Array(readFileSync(path));
  const file = join(workFolder('assets'), key);
  await runProgram('python3', ['-m', 'zipfile', '-c', file, `${path}/.`]);
  return new Uint8Array(readFileSync(file));
}

/**
 * Downloads code as the Lambda service would.
 * @returns the folder with the unpacked code
 */
export async function fetchCode({ endpoint }: Clients, bucket: string, key: string): Promise<string> {
  const answer = await fetch(`${endpoint}/${bucket}/${key}`, { headers: SIGNED });
  if (!answer.ok) throw new Error(`${bucket} has no ${key}: ${answer.status}`);
  const folder = workFolder(`code/${key}`);
  const file = join(workFolder('code'), `${key}.fetched`);
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  await runProgram('python3', ['-m', 'zipfile', '-e', file, folder]);
  return folder;
}

async function put(url: string, body: string | Uint8Array<ArrayBuffer>): Promise<void> {
  const answer = await fetch(url, { method: 'PUT', body, headers: SIGNED });
  if (!answer.ok) throw new Error(`${url} was not stored: ${answer.status} ${await answer.text()}`);
}
