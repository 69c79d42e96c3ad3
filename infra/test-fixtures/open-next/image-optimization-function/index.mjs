// Replaces OpenNext's output, so that the stacks can be checked without it. Never deployed.
export const handler = async () => ({ statusCode: 503, body: '' });
