import { Stack, Validations } from 'aws-cdk-lib';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { AwsSolutionsChecks } from 'cdk-nag';
import { afterEach, expect, test } from 'vitest';
import { stagesIn } from './stage-file';
import { newApp, stageIn } from './testing';

// The AwsSolutions rules run over the whole app, as in `npm run synth`; a finding that is neither fixed nor
// acknowledged with a reason fails the synthesis.

afterEach(() => {
  process.exitCode = undefined;
});

for (const stage of stagesIn()) {
  test(`${stage} has no finding of the AwsSolutions rules without an answer`, () => {
    const app = newApp();
    stageIn(app, stage);
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
    expect(() => app.synth()).not.toThrow();
  });
}

test('the rules do find what is wrong', () => {
  const app = newApp();
  new Queue(new Stack(app, 'Careless'), 'Queue');
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  expect(() => app.synth()).toThrow('AwsSolutions-SQS3');
});
