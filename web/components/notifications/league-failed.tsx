'use client';

import type { FailedDelivery } from '../../../functions/core/notification/notifications.schema';
import { api } from '../../lib/api';
import { FailedList } from './failed-list';

/** A league's failed webhook posts. */
export function LeagueFailed({ league, failed }: { league: string; failed: readonly FailedDelivery[] }) {
  return (
    <FailedList
      failed={failed}
      again={({ subject, channel }) =>
        api('POST /leagues/{id}/webhooks/failed', { id: league }, { subject, channel })
      }
    />
  );
}
