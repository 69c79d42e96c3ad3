/**
 * Runs before anything else of the page. Until React has taken over a button it does nothing, and a form without an
 * address of its own would load the page again and lose what stands in it. React marks what it has taken over; whatever
 * a reader uses before waits for that mark, the last act only. What the browser does by itself is left to it.
 */
const HOLD = `
let waiting;
const isLive = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
function hold(event, element, act) {
  if (isLive(element)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const own = waiting = () => {
    if (waiting !== own || !element.isConnected) return;
    if (isLive(element)) act(); else requestAnimationFrame(own);
  };
  own();
}
addEventListener('submit', (event) => {
  const { target: form, submitter } = event;
  if (!form.hasAttribute('action')) hold(event, form, () => form.requestSubmit(submitter));
}, true);
addEventListener('click', (event) => {
  const button = event.target.closest('button[type=button]:not([popovertarget])');
  if (button !== null) hold(event, button, () => button.click());
}, true);`;

/** Holds the last form or button that a reader uses before the page is ready, and uses it once it is. */
export function EarlyActs({ nonce }: { nonce: string | undefined }) {
  // The browser hides the nonce from scripts, so it differs on the page.
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {HOLD}
    </script>
  );
}
