import type { Page } from '@playwright/test';

/**
 * Links and controls that a pointer cannot reach: another element covers the middle of their first line. Leaves out
 * parts that scroll out of their own box, or are closed.
 */
export async function coveredControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const covered: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, summary, input:enabled, select',
    )) {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const [box] = control.getClientRects();
      if (box === undefined || box.width < 4 || box.height < 4) continue;
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const on = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      // Out of sight for another reason: a closed part, or a list with its own scrolling.
      if (on === null) continue;
      const reached = control.contains(on) || on.contains(control) || on.closest('label')?.contains(control);
      if (reached !== true)
        covered.push(`${control.outerHTML.slice(0, 120)} lies under ${on.outerHTML.slice(0, 80)}`);
    }
    return covered;
  });
}
