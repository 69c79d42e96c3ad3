/**
 * What a client of an AWS service is made with: a request is answered within seconds or given up. Orders bear the time at
 * which they came and must not be stored long after it, and one silent service must not hold what waits behind it.
 */
export const AWS_CLIENT_TIMEOUTS = {
  requestHandler: { connectionTimeout: 1000, requestTimeout: 8000, throwOnRequestTimeout: true },
} as const;
