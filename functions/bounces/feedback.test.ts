import { expect, test } from 'vitest';
import { feedbackIn } from './feedback';

test('the word that SES has found the topic, as a new stage gets it, asks for nothing', () => {
  expect(feedbackIn('Successfully validated SNS topic for Amazon SES event publishing.')).toBeUndefined();
  expect(() => feedbackIn('{"eventType":"Delivery"}')).toThrow(/bounces and complaints/);
});
