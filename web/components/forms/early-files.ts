/**
 * The `ref` of each field of files: a file that was chosen before the page had taken over is read once it has. Browsers
 * show such a file as chosen, and nobody else has heard of it.
 */
export function readEarlyFiles(field: HTMLInputElement | null): void {
  if (field === null || (field.files?.length ?? 0) === 0) return;
  queueMicrotask(() => field.dispatchEvent(new Event('change', { bubbles: true })));
}
