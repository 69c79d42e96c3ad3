/**
 * The `ref` of each file input: reads a file that was chosen before hydration. The browser shows it as chosen, but no
 * handler has heard of it.
 */
export function readEarlyFiles(field: HTMLInputElement | null): void {
  if (field === null || (field.files?.length ?? 0) === 0) return;
  queueMicrotask(() => field.dispatchEvent(new Event('change', { bubbles: true })));
}
