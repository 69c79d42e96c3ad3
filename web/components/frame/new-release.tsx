'use client';

import { useSyncExternalStore } from 'react';
import { loadRelease, onNewRelease, seenRelease } from '../../lib/new-release';
import { Toast } from './toast';

interface NewReleaseProps {
  readonly updated: string;
  readonly reload: string;
}

/** Offers a tab of an earlier release to reload. It never reloads automatically: orders may be half written. */
export function NewRelease({ updated, reload }: NewReleaseProps) {
  const release = useSyncExternalStore(onNewRelease, seenRelease, () => null);
  if (release === null) return null;
  return (
    <Toast>
      <p>{updated}</p>
      <button type="button" className="button compact" onClick={() => loadRelease(release)}>
        {reload}
      </button>
    </Toast>
  );
}
