/** Whether the platform answers a small request. */
export async function isReachable(): Promise<boolean> {
  const answer = await fetch('/v1/receipts/keys').catch(() => null);
  return answer?.ok === true;
}
