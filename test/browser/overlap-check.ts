import type { Page } from '@playwright/test';

/**
 * Links and controls that a pointer cannot reach: at the middle of their first line lies something else. Whatever scrolls
 * out of its own box, or is closed, is left out.
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
      // Out of sight for whatever reason: a closed part, a list that scrolls by itself.
      if (on === null) continue;
      const reached = control.contains(on) || on.contains(control) || on.closest('label')?.contains(control);
      if (reached !== true)
        covered.push(`${control.outerHTML.slice(0, 120)} lies under ${on.outerHTML.slice(0, 80)}`);
    }
    return covered;
  });
}
