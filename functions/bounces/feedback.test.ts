import { expect, test } from 'vitest';
import { feedbackIn } from './feedback';

test('what SES says when it is given the topic asks for nothing', () => {
  expect(feedbackIn('Successfully validated SNS topic for Amazon SES event publishing.')).toBeUndefined();
});

test('a message that is not JSON is refused in words', () => {
  expect(() => feedbackIn('hello')).toThrow(
    /Malformed message: SES publishes bounces, complaints and deliveries/,
  );
});
