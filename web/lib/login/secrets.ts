import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';
import { awsClient } from '../../../functions/aws-clients';

/** Secrets of the login, by their names in the environment. */
const LoginSecrets = z.object({
  NEXTAUTH_SECRET: z.string().optional(),
  GITHUB_ID: z.string().optional(),
  GITHUB_SECRET: z.string().optional(),
  GOOGLE_ID: z.string().optional(),
  GOOGLE_SECRET: z.string().optional(),
  DISCORD_ID: z.string().optional(),
  DISCORD_SECRET: z.string().optional(),
});
export type LoginSecrets = z.infer<typeof LoginSecrets>;

let loaded: Promise<LoginSecrets> | undefined;

/**
 * The secret that signs sessions and the keys of login services: from the environment, or once per process from Secrets
 * Manager if the environment names secrets there (AUTH_SECRET_ARN, LOGIN_SECRET_ARN).
 */
export function loginSecrets(): Promise<LoginSecrets> {
  loaded ??= load().catch((error: unknown) => {
    // The next request tries again.
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(): Promise<LoginSecrets> {
  const { AUTH_SECRET_ARN, LOGIN_SECRET_ARN } = process.env;
  if (AUTH_SECRET_ARN === undefined || LOGIN_SECRET_ARN === undefined) return LoginSecrets.parse(process.env);
  const [auth, login] = await Promise.all([secretText(AUTH_SECRET_ARN), secretText(LOGIN_SECRET_ARN)]);
  return LoginSecrets.parse({ ...JSON.parse(login), NEXTAUTH_SECRET: auth });
}

/** The text of a secret in Secrets Manager. */
export async function secretText(SecretId: string): Promise<string> {
  const { SecretString } = await awsClient(SecretsManagerClient).send(
    new GetSecretValueCommand({ SecretId }),
  );
  return z.string().parse(SecretString);
}
