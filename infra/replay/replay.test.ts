import { expect, test } from 'vitest';
import type { FunctionName } from '../entries';
import type { QueueName } from '../lib/queues';
import type { Letter } from './letters';
import { replay, type Stage } from './replay';

interface Desk extends Stage {
  readonly invoked: (readonly [FunctionName, unknown])[];
  readonly left: () => readonly string[];
}

/** A queue that hides the taken letters, and functions that fail where `failing` says so. */
function deskWith(letters: readonly Letter[], failing: (event: unknown) => boolean = () => false): Desk {
  const kept = [...letters];
  const hidden = new Set<string>();
  const invoked: (readonly [FunctionName, unknown])[] = [];
  return {
    invoked,
    left: () => kept.map(({ MessageId }) => MessageId),
    async take() {
      const taken = kept.filter(({ MessageId }) => !hidden.has(MessageId)).slice(0, 2);
      for (const { MessageId } of taken) hidden.add(MessageId);
      return taken;
    },
    async remove(_queue, { MessageId }) {
      kept.splice(
        kept.findIndex((letter) => letter.MessageId === MessageId),
        1,
      );
    },
    async invoke(name, event) {
      invoked.push([name, event]);
      return failing(event) ? 'It failed again.' : undefined;
    },
  };
}

const letter = (id: string, Body: string, attributes: Record<string, string> = {}): Letter => ({
  MessageId: id,
  ReceiptHandle: `receipt ${id}`,
  Body,
  MessageAttributes: Object.fromEntries(
    Object.entries(attributes).map(([name, StringValue]) => [name, { StringValue }]),
  ),
});

/** As in the guide to asynchronous invocation. */
const invocation = (requestPayload: unknown): string =>
  JSON.stringify({
    version: '1.0',
    timestamp: '2019-11-14T18:16:05.568Z',
    requestContext: {
      requestId: 'e4b46cbf-b738-xmpl-8880-a18cdf61200e',
      functionArn: 'arn:aws:lambda:us-east-2:123456789012:function:my-function:$LATEST',
      condition: 'RetriesExhausted',
      approximateInvokeCount: 3,
    },
    requestPayload,
    responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
    responsePayload: { errorMessage: 'RequestId: e4b46cbf Process exited before completing request' },
  });

/** As in the guide to event source mappings of DynamoDB. */
const STREAM_RECORDS = JSON.stringify({
  requestContext: { requestId: '316aa6d0', condition: 'RetryAttemptsExhausted', approximateInvokeCount: 1 },
  responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
  version: '1.0',
  timestamp: '2019-11-14T00:13:49.717Z',
  DDBStreamBatchInfo: {
    shardId: 'shardId-00000001573689847184-864758bb',
    startSequenceNumber: '800000000003126276362',
    endSequenceNumber: '800000000003126276362',
    approximateArrivalOfFirstRecord: '2019-11-14T00:13:19Z',
    approximateArrivalOfLastRecord: '2019-11-14T00:13:19Z',
    batchSize: 1,
    streamArn: 'arn:aws:dynamodb:us-east-2:123456789012:table/mytable/stream/2019-11-14T00:04:06.388',
  },
});

const MINUTE = expect.objectContaining({ 'detail-type': 'Scheduled Event' });
const SCHEDULE = { SCHEDULE_ARN: 'arn:aws:scheduler:eu-central-1:1:schedule/turreton-prod-steps/abcr1b1-12' };

const cases: readonly (readonly [QueueName, Letter, FunctionName, unknown])[] = [
  ['schedules', letter('s', 'anything', SCHEDULE), 'deadline', { game: 'abcr1b1', step: 12 }],
  ['deadline', letter('d', invocation({ game: 'g', step: 3 })), 'deadline', { game: 'g', step: 3 }],
  ['sweep', letter('w', invocation({ 'detail-type': 'Scheduled Event' })), 'sweep', MINUTE],
  ['events', letter('e', STREAM_RECORDS), 'sweep', MINUTE],
  ['notify', letter('n', STREAM_RECORDS), 'notify', MINUTE],
  ['mail', letter('m', invocation({ Records: [] })), 'mail', { Records: [] }],
  ['bounces', letter('b', invocation({ Records: [] })), 'bounces', { Records: [] }],
  [
    'bounces',
    letter('u', JSON.stringify({ Type: 'Notification', Message: '{}' })),
    'bounces',
    { Records: [{ EventSource: 'aws:sns', Sns: { Type: 'Notification', Message: '{}' } }] },
  ],
];

test.each(cases)('a letter of %s is handed over and deleted', async (queue, one, name, event) => {
  const desk = deskWith([one]);
  expect(await replay(desk, queue)).toEqual({ done: 1, failed: [] });
  expect(desk.invoked).toEqual([[name, event]]);
  expect(desk.left()).toEqual([]);
});

test('a letter stays if its function fails again; the others are handled', async () => {
  const letters = [1, 2, 3].map((step) => letter(`step ${step}`, invocation({ game: 'g', step })));
  const desk = deskWith(letters, (event) => (event as { step: number }).step === 2);
  expect(await replay(desk, 'deadline')).toEqual({
    done: 2,
    failed: [{ letter: 'step 2', why: 'It failed again.' }],
  });
  expect(desk.left()).toEqual(['step 2']);
});

test('letters that ask for the same thing are handled once', async () => {
  const desk = deskWith(['a', 'b', 'c'].map((id) => letter(id, STREAM_RECORDS)));
  expect(await replay(desk, 'events')).toMatchObject({ done: 3 });
  expect(desk.invoked).toHaveLength(1);
});

test.each([
  ['schedules', letter('x', '{}'), /SCHEDULE_ARN is missing/],
  ['schedules', letter('x', '{}', { SCHEDULE_ARN: 'arn:aws:sqs:eu:1:q' }), /names no step/],
  ['deadline', letter('x', 'not JSON'), /queue deadline does not get such letters/],
  ['deadline', letter('x', '{}'), /requestPayload/],
] as const)('a message that is not a letter of %s stays, and is reported', async (queue, strange, words) => {
  const desk = deskWith([strange]);
  const { failed } = await replay(desk, queue);
  expect(failed[0]?.why).toMatch(words);
  expect(desk.left()).toEqual(['x']);
  expect(desk.invoked).toEqual([]);
});
