import { afterEach, expect, test } from 'vitest';
import { awsAccount } from '../account/aws-account';
import { type Answer, type RecordedAws, startRecordedAws } from '../account/recorded-aws';
import { turnOf } from './turn';

let aws: RecordedAws | undefined;
afterEach(() => aws?.close());

/** A canary whose runs give these answers in turn. */
async function canary(...answers: readonly Answer[]) {
  const left = [...answers];
  aws = await startRecordedAws({ 'lambda:Invoke': () => left.shift() ?? { status: 500, body: {} } });
  const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' };
  const where = { stage: 'prod', region: 'eu-central-1', endpoint: aws.endpoint, credentials };
  return { play: turnOf(awsAccount(where)), asked: aws.asked };
}

const PLAYED: Answer = { body: { game: '01k', step: 3, milliseconds: 1240 } };
/** Lambda answers 200 with a header if the function itself failed. */
const FAILED: Answer = {
  body: {
    errorType: 'Error',
    errorMessage: 'waited 60 seconds for step 3 of 01k to be published',
    trace: [],
  },
  headers: { 'x-amz-function-error': 'Unhandled' },
};

test('a turn is played by the stage’s canary', async () => {
  const { play, asked } = await canary(PLAYED);
  expect(await play()).toEqual({ step: 3, milliseconds: 1240 });
  expect(asked).toEqual([
    { operation: 'lambda:Invoke', region: 'eu-central-1', about: 'turreton-prod-canary' },
  ]);
});

test('it is asked a second time, because its hourly run may be at the same board', async () => {
  const { play } = await canary(FAILED, PLAYED);
  expect(await play()).toMatchObject({ step: 3 });
});

test('what it says after the second time is what is wrong', async () => {
  const { play, asked } = await canary(FAILED, FAILED);
  await expect(play()).rejects.toThrow('waited 60 seconds for step 3 of 01k to be published');
  expect(asked).toHaveLength(2);
});
