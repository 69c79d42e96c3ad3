import { expect, test } from 'vitest';
import { readConfig } from './config';

test('development needs no setting at all', () => {
  expect(readConfig({})).toMatchObject({ stage: 'dev', encryption: 'aws-owned', protectData: false });
});

test('production protects its data and asks where the site is', () => {
  expect(() => readConfig({ stage: 'prod' })).toThrow(/siteUrl/);
  expect(readConfig({ stage: 'prod', siteUrl: 'https://play.example' })).toMatchObject({
    encryption: 'customer-managed',
    protectData: true,
  });
});

test('every wrong setting is named at once', () => {
  const settings = { stage: 'prod', siteUrl: 'play.example/', alarmEmail: 'nobody', encryption: 'rot13' };
  expect(() => readConfig(settings)).toThrow(/siteUrl[\s\S]*encryption|encryption[\s\S]*siteUrl/);
  expect(() => readConfig(settings)).toThrow(/alarmEmail/);
});

test('an unknown setting or stage is refused', () => {
  expect(() => readConfig({ stage: 'staging' })).toThrow(/stage/);
  expect(() => readConfig({ colour: 'red' })).toThrow(/colour/);
});
