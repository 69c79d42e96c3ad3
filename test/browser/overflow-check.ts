import type { Page } from '@playwright/test';

/**
 * Words of controls that are cut off: hidden by a surrounding element that does not scroll, outside their own button,
 * or beyond the end of the page.
 */
export async function clippedControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const SLACK = 2;
    const wordsOf = (control: Element): readonly DOMRect[] => {
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const boxes: DOMRect[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (
          node.nodeValue?.trim() === '' ||
          node.parentElement?.closest('.hidden-text, .sr-only, option, svg')
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        boxes.push(...range.getClientRects());
      }
      return boxes.filter(({ width, height }) => width > 0 && height > 0);
    };
    /** Whether an edge of this element hides a part of a box and it cannot be scrolled there. */
    const hides = (element: Element, box: DOMRect): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const edge = element.getBoundingClientRect();
      const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const sideways = box.left < edge.left - SLACK || box.right > edge.right + SLACK;
      const upright = box.top < edge.top - SLACK || box.bottom > edge.bottom + SLACK;
      return (isCut(overflowX) && sideways) || (isCut(overflowY) && upright);
    };
    const faultOf = (control: HTMLElement): string | null => {
      const own = control.getBoundingClientRect();
      for (const box of wordsOf(control)) {
        const isButton = control.matches('button, .button, [role=tab], summary');
        if (isButton && (box.left < own.left - SLACK || box.right > own.right + SLACK))
          return 'beyond its button';
        if (isButton && (box.top < own.top - SLACK || box.bottom > own.bottom + SLACK))
          return 'higher than its button';
        for (let around: Element | null = control; around !== null; around = around.parentElement) {
          if (
            getComputedStyle(around).overflowX === 'auto' ||
            getComputedStyle(around).overflowX === 'scroll'
          )
            break;
          if (hides(around, box))
            return `cut off by ${around.cloneNode(false) instanceof Element ? around.outerHTML.slice(0, 60) : ''}`;
          if (around === document.documentElement && (box.left < -SLACK || box.right > innerWidth + SLACK))
            return 'beyond the page';
        }
      }
      return null;
    };
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, label, select, [role=tab], [role=option]',
    );
    return [...controls].flatMap((control) => {
      if (
        control.closest('.skip, svg') ||
        !control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        return [];
      const fault = faultOf(control);
      return fault === null
        ? []
        : [`“${control.textContent?.trim().slice(0, 50)}” (${control.className}) ${fault}`];
    });
  });
}

/** The name and kind of every visible control, including those in closed parts and other tabs once opened. */
export async function controlsWithin(page: Page): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const tabs = page.locator('[role=tab]:visible');
  const shown = () =>
    page.evaluate(() => {
      for (const part of document.querySelectorAll('main details')) part.setAttribute('open', '');
      return [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, select, textarea, input:not([type=hidden])',
        ),
      ]
        .filter(
          (control) =>
            control.checkVisibility({ visibilityProperty: true }) && !control.closest('svg, .skip'),
        )
        .map((control) => {
          const label = (control as HTMLInputElement).labels?.[0]?.textContent;
          const name = control.getAttribute('aria-label') ?? (label || control.textContent) ?? '';
          return `${control.localName} ${name.replaceAll(/\s+|\d[\d:]*/g, ' ').trim()}`;
        });
    });
  for (const control of await shown()) found.add(control);
  for (const tab of await tabs.all()) {
    await tab.click();
    for (const control of await shown()) found.add(control);
  }
  return found;
}
