/** Marks a page that comes from this device: pages read it as a server timing. */
export const KEPT_MARK = 'kept';

let isRefreshed = false;

/** Records that the current page is up to date with the platform again, although its document came from this device. */
export function noteRefreshed(): void {
  isRefreshed = true;
}

/** Whether the current page came from this device, not from the platform. */
export function isFromDevice(): boolean {
  if (isRefreshed) return false;
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (document === undefined || new URL(document.name).pathname !== location.pathname) return false;
  return document.serverTiming?.some(({ name }) => name === KEPT_MARK) ?? false;
}
