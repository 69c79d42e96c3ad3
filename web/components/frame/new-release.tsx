'use client';

import { useSyncExternalStore } from 'react';
import { heardRelease, loadRelease, onNewRelease } from '../../lib/new-release';

/** Offers a tab of an earlier release to load the present one. It never does so by itself: orders may be half written. */
export function NewRelease() {
  const release = useSyncExternalStore(onNewRelease, heardRelease, () => null);
  if (release === null) return null;
  return (
    <div className="new-release" role="status">
      <p>Turreton has been updated since you opened this page.</p>
      <button type="button" className="button compact" onClick={() => loadRelease(release)}>
        Reload
      </button>
    </div>
  );
}
