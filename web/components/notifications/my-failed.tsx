'use client';

import type { FailedDelivery } from '../../../functions/api/schemas/notifications';
import { api } from '../../lib/api';
import { FailedList } from './failed-list';

/** What could not be delivered to the reader. */
export function MyFailed({ failed }: { failed: readonly FailedDelivery[] }) {
  return (
    <FailedList
      failed={failed}
      again={({ subject, channel }) => api('POST /me/notifications/failed', {}, { subject, channel })}
    />
  );
}
