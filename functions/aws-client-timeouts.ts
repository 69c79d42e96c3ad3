/**
 * Timeouts of AWS service clients: a request is answered within seconds or abandoned. Orders carry the time at which
 * they arrived and must not be stored long after it, and one unresponsive service must not block what waits behind it.
 */
export const AWS_CLIENT_TIMEOUTS = {
  requestHandler: { connectionTimeout: 1000, requestTimeout: 8000, throwOnRequestTimeout: true },
} as const;
