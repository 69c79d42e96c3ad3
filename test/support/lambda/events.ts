/** Events as AWS services hand them to functions, in the shapes that their documentation records. */

/** https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html */
export function httpEvent(method: string, path: string, token: string, body?: unknown) {
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: path,
    rawQueryString: '',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      host: 'turreton.example',
    },
    requestContext: {
      accountId: '123456789012',
      apiId: 'api-id',
      domainName: 'turreton.example',
      domainPrefix: 'turreton',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'agent' },
      requestId: 'id',
      routeKey: '$default',
      stage: '$default',
      time: '12/Mar/2020:19:03:58 +0000',
      timeEpoch: 1583348638390,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    isBase64Encoded: false,
  };
}

/** https://docs.aws.amazon.com/eventbridge/latest/ref/events-ref-scheduled.html */
export const EACH_MINUTE = {
  version: '0',
  id: '89d1a02d-5ec7-412e-82f5-13505f849b41',
  'detail-type': 'Scheduled Event',
  source: 'aws.events',
  account: '123456789012',
  time: '2016-12-30T18:44:49Z',
  region: 'us-east-1',
  resources: ['arn:aws:events:us-east-1:123456789012:rule/SampleRule'],
  detail: {},
};
