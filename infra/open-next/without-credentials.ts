/** Names of variables with the deployer's secrets: keys, tokens, secrets, and ways to get them. */
const CREDENTIALS =
  /^(AWS_|ACTIONS_|GITHUB_TOKEN$|GH_TOKEN$|NPM_TOKEN$|NODE_AUTH_TOKEN$)|SECRET|PASSWORD|_TOKEN$|_KEY$/i;

/** An environment for third-party code: everything but credentials. */
export function withoutCredentials(
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  // A shell's profile is read from files in its home folder; an empty folder in its place has none.
  const kept = Object.entries(environment).filter(([name]) => !CREDENTIALS.test(name));
  return {
    ...Object.fromEntries(kept),
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    AWS_EC2_METADATA_DISABLED: 'true',
  };
}
