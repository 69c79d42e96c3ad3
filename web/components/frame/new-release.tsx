'use client';

import { useSyncExternalStore } from 'react';
import { heardRelease, loadRelease, onNewRelease } from '../../lib/new-release';
import { Toast } from './toast';

/** Offers a tab of an earlier release to load the present one. It never does so by itself: orders may be half written. */
export function NewRelease() {
  const release = useSyncExternalStore(onNewRelease, heardRelease, () => null);
  if (release === null) return null;
  return (
    <Toast>
      <p>Turreton has been updated since you opened this page.</p>
      <button type="button" className="button compact" onClick={() => loadRelease(release)}>
        Reload
      </button>
    </Toast>
  );
}
