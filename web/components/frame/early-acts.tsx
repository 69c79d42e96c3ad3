/**
 * Runs before anything else on the page. Until React has taken over a button, or a place or piece of a map, it does
 * nothing, and a form without an address of its own would reload the page and lose its input. Any action before that
 * waits for React; only the last one is kept. Default actions of the browser are left to it.
 * React links an element to its fiber while it is still preparing the takeover, and a late script can keep it in that
 * state: some fiber above is then marked as hydrating (the flag 4096 of React 19), and React would drop the event. A
 * form without an address is never sent by the browser itself: its input would be in the page's address.
 * React resets a controlled field to its first value. The field gets that value by the setter that React puts on it,
 * then its reader's value past that setter: React treats only a difference from the last value it knows as a change.
 */
const HOLD = `
const HYDRATING = 4096;
let waiting;
function isLive(element) {
  let fiber = element[Object.keys(element).find((key) => key.startsWith('__reactFiber'))];
  if (fiber === undefined) return false;
  for (; fiber !== null; fiber = fiber.return) if (fiber.flags & HYDRATING) return false;
  return true;
}
function hold(event, element, act) {
  if (isLive(element)) return;
  event.stopImmediatePropagation();
  const own = waiting = () => {
    if (waiting !== own || !element.isConnected) return;
    if (isLive(element)) act(); else requestAnimationFrame(own);
  };
  own();
}
addEventListener('submit', (event) => {
  const { target: form, submitter } = event;
  if (form.hasAttribute('action') || form.method === 'dialog') return;
  event.preventDefault();
  hold(event, form, () => form.requestSubmit(submitter));
}, true);
addEventListener('click', (event) => {
  const button = event.target.closest('button[type=button]:not([popovertarget])');
  if (button !== null) return hold(event, button, () => button.click());
  const onMap = event.target.closest('svg [role=button], svg [data-place]');
  if (onMap !== null) hold(event, onMap, () => onMap.dispatchEvent(new MouseEvent('click', { bubbles: true })));
}, true);
addEventListener('keydown', (event) => {
  const { key } = event;
  const piece = event.target.closest('svg [role=button]');
  if (piece === null || (key !== 'Enter' && key !== ' ')) return;
  const again = () => piece.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  hold(event, piece, again);
}, true);
addEventListener('input', ({ target: field }) => {
  const { value, checked } = field;
  const restore = () => {
    if (!field.isConnected) return;
    if (!isLive(field)) return requestAnimationFrame(restore);
    if (field.matches('[type=checkbox], [type=radio]')) {
      field.checked = !checked;
      return field.click();
    }
    if (field.matches('input, textarea')) field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  if (!isLive(field)) restore();
}, true);`;

/**
 * Zod tries whether it may compile its checks. Pages forbid that (docs/security.md), and the browser would report the
 * attempt. This is `z.config({ jitless: true })` for pages that load zod later.
 */
const NO_COMPILED_CHECKS = 'globalThis.__zod_globalConfig = { jitless: true };';

/**
 * What runs before the page's own scripts. Holds the last form, button, place or piece that a reader uses before the page
 * is ready, and triggers it once it is.
 */
export function EarlyActs({ nonce }: { nonce: string | undefined }) {
  // The browser hides the nonce from scripts, so it differs on the page.
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {HOLD + NO_COMPILED_CHECKS}
    </script>
  );
}
