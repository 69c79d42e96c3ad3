'use client';

import type { FailedDelivery } from '../../../functions/core/notification/notifications.schema';
import { api } from '../../lib/api';
import { FailedList } from './failed-list';

/** The reader's failed notifications. */
export function MyFailed({ failed }: { failed: readonly FailedDelivery[] }) {
  return (
    <FailedList
      failed={failed}
      again={({ subject, channel }) => api('POST /me/notifications/failed', {}, { subject, channel })}
    />
  );
}
