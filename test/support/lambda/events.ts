/** Events as AWS services pass them to functions, in the documented formats. */

/** https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html */
export function httpEvent(
  method: string,
  path: string,
  token: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: path,
    rawQueryString: '',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      host: 'turreton.example',
      ...headers,
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

const MAIL = {
  timestamp: '2017-08-05T00:40:02.012Z',
  source: 'Sender Name <sender@example.com>',
  sourceArn: 'arn:aws:ses:us-east-1:123456789012:identity/sender@example.com',
  sendingAccountId: '123456789012',
  messageId: 'EXAMPLE7c191be45-e9aedb9a-02f9-4d12-a87d-dd0099a07f8a-000000',
  headersTruncated: false,
};

function mailTo(address: string, player: string | undefined) {
  const tags = { 'ses:configuration-set': ['ConfigSet'], 'ses:from-domain': ['example.com'] };
  return {
    ...MAIL,
    destination: [address],
    tags: player === undefined ? tags : { ...tags, player: [player] },
  };
}

/** https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-examples.html */
export function bounce(bounceType: 'Permanent' | 'Transient', address: string, player?: string) {
  return {
    eventType: 'Bounce',
    bounce: {
      bounceType,
      bounceSubType: 'General',
      bouncedRecipients: [
        {
          emailAddress: address,
          action: 'failed',
          status: '5.1.1',
          diagnosticCode: 'smtp; 550 5.1.1 user unknown',
        },
      ],
      timestamp: '2017-08-05T00:41:02.669Z',
      feedbackId: '01000157c44f053b-61b59c11-9236-11e6-8f96-7be8aexample-000000',
      reportingMTA: 'dsn; mta.example.com',
    },
    mail: mailTo(address, player),
  };
}

/** From the same page, with the tag of an invitation. */
export function delivered(address: string, player: string, season: string) {
  const mail = mailTo(address, player);
  return {
    eventType: 'Delivery',
    delivery: {
      timestamp: '2037-08-05T00:41:02.669Z',
      processingTimeMillis: 546,
      recipients: [address],
      smtpResponse: '250 2.6.0 Message received',
      reportingMTA: 'mta.example.com',
    },
    mail: { ...mail, tags: { ...mail.tags, season: [season] } },
  };
}

/** From the same page. */
export function complaint(address: string, player: string) {
  return {
    eventType: 'Complaint',
    complaint: {
      complainedRecipients: [{ emailAddress: address }],
      timestamp: '2017-08-05T00:41:02.669Z',
      feedbackId: '01000157c44f053b-61b59c11-9236-11e6-8f96-7be8aexample-000000',
      userAgent: 'Mozilla/5.0',
      complaintFeedbackType: 'abuse',
      arrivalDate: '2017-08-05T00:41:02.669Z',
    },
    mail: mailTo(address, player),
  };
}

/** https://docs.aws.amazon.com/lambda/latest/dg/with-sns.html */
export function snsEvent(message: unknown) {
  return {
    Records: [
      {
        EventVersion: '1.0',
        EventSubscriptionArn: 'arn:aws:sns:us-east-1:123456789012:sns-lambda:21be56ed',
        EventSource: 'aws:sns',
        Sns: {
          SignatureVersion: '1',
          Timestamp: '2019-01-02T12:45:07.000Z',
          MessageId: '95df01b4-ee98-5cb9-9903-4c221d41eb5e',
          Message: JSON.stringify(message),
          MessageAttributes: {},
          Type: 'Notification',
          TopicArn: 'arn:aws:sns:us-east-1:123456789012:sns-lambda',
          Subject: null,
        },
      },
    ],
  };
}

/** https://docs.aws.amazon.com/ses/latest/dg/receiving-email-action-lambda-event.html */
export function sesEvent(mail: {
  readonly messageId: string;
  readonly source: string;
  readonly recipient: string;
  readonly at: number;
  readonly spf: string;
  readonly virus: string;
}) {
  const { messageId, source, recipient, at, spf, virus } = mail;
  const timestamp = new Date(at).toISOString();
  const action = { type: 'Lambda', functionArn: 'arn', invocationType: 'Event' };
  return {
    Records: [
      {
        eventSource: 'aws:ses',
        eventVersion: '1.0',
        ses: {
          mail: {
            timestamp,
            source,
            messageId,
            destination: [recipient],
            headersTruncated: false,
            headers: [],
          },
          receipt: {
            timestamp,
            processingTimeMillis: 574,
            recipients: [recipient],
            spamVerdict: { status: 'PASS' },
            virusVerdict: { status: virus },
            spfVerdict: { status: spf },
            dkimVerdict: { status: 'GRAY' },
            dmarcVerdict: { status: 'GRAY' },
            action,
          },
        },
      },
    ],
  };
}
