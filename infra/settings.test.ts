import { expect, test } from 'vitest';
import { RECORDED_STAGES, recordedSettings, settingsOf } from './settings';

// A change that is meant is recorded by `npm run record-limits`, and reviewed as a difference of one file.
test.each(RECORDED_STAGES)('every limit, switch, metric and schedule of %s is as recorded', (stage) => {
  expect(settingsOf(stage)).toEqual(recordedSettings()[stage]);
});
