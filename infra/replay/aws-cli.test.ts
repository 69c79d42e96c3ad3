import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stageByCommandLine } from './aws-cli';
import { replay } from './replay';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turreton-aws-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program in place of the command line: records its calls and prints answers in the command line's format. */
function commandLine(functionError?: string): string {
  const program = join(folder, 'aws');
  const answer = `#!${process.execPath}
const { appendFileSync, existsSync, readFileSync, writeFileSync } = require('node:fs');
const [service, operation, ...args] = process.argv.slice(2);
const given = (name) => args[args.indexOf(name) + 1];
const asked = { operation: service + ' ' + operation, args };
if (operation === 'invoke') {
  asked.payload = JSON.parse(readFileSync(given('--payload').replace('fileb://', ''), 'utf8'));
  writeFileSync(args[args.indexOf('--output') - 1], JSON.stringify({ errorMessage: 'closing failed' }));
}
const first = !existsSync('${folder}/asked') || !readFileSync('${folder}/asked', 'utf8').includes('receive-message');
appendFileSync('${folder}/asked', JSON.stringify(asked) + '\\n');
const letter = { MessageId: 'one', ReceiptHandle: 'handle', Body: JSON.stringify({ requestPayload: { game: 'g', step: 1 } }) };
const answers = {
  'get-queue-url': { QueueUrl: 'https://sqs.example/' + given('--queue-name') },
  'receive-message': first ? { Messages: [letter] } : undefined,
  invoke: { StatusCode: 200, ...(${JSON.stringify(functionError)} && { FunctionError: 'Unhandled' }) },
};
if (answers[operation] !== undefined) console.log(JSON.stringify(answers[operation]));
`;
  writeFileSync(program, answer);
  chmodSync(program, 0o755);
  return program;
}

const asked = (): { operation: string; args: string[]; payload?: unknown }[] =>
  readFileSync(join(folder, 'asked'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('a letter goes from the stage’s queue to the stage’s function, and is deleted by its handle', async () => {
  expect(await replay(stageByCommandLine('prod', commandLine()), 'deadline')).toEqual({
    done: 1,
    failed: [],
  });
  const calls = asked();
  expect(calls.map(({ operation }) => operation)).toEqual([
    'sqs get-queue-url',
    'sqs receive-message',
    'lambda invoke',
    'sqs delete-message',
    'sqs receive-message',
  ]);
  expect(calls[1]?.args).toContain('https://sqs.example/turreton-prod-deadline-failed');
  expect(calls[2]?.args).toContain('turreton-prod-deadline');
  expect(calls[2]?.payload).toEqual({ game: 'g', step: 1 });
  expect(calls[3]?.args).toContain('handle');
});

test('a function may run longer than the AWS command line’s default of a minute', async () => {
  await replay(stageByCommandLine('prod', commandLine()), 'canary');
  const args = asked().find(({ operation }) => operation === 'lambda invoke')?.args ?? [];
  expect(args[args.indexOf('--cli-read-timeout') + 1]).toBe('0');
});

test('a failing function’s message is shown, and nothing is deleted', async () => {
  expect(await replay(stageByCommandLine('prod', commandLine('Unhandled')), 'deadline')).toEqual({
    done: 0,
    failed: [{ letter: 'one', why: 'closing failed' }],
  });
  expect(asked().map(({ operation }) => operation)).not.toContain('sqs delete-message');
});
