import type { Page } from '@playwright/test';

/**
 * Pointer targets that are smaller than 24 by 24 CSS px (WCAG 2.2, 2.5.8), each with its size. Leaves out what the
 * criterion leaves out: links in a sentence, whose height is that of their line, and controls that the browser draws.
 * Spaces of a map keep their size (essential); the list beside it offers the same. The criterion accepts enough room
 * around a small target; this check does not.
 */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const LEAST = 24;
    const TARGETS =
      'a[href], button:enabled, summary, input:enabled:not([type=hidden]), select, textarea, [role=option], [role=tab], [role=slider]';

    /** A control reaches as far as the label that works it. */
    const boxesOf = (target: HTMLElement) => {
      const label = target.closest('label') ?? (target as HTMLInputElement).labels?.[0];
      return [target, ...(label ? [label] : [])].map((one) => one.getBoundingClientRect());
    };

    /** Words beside the target in the same run of text: the target is in a sentence. */
    const standsInSentence = (target: HTMLElement) => {
      if (getComputedStyle(target).display !== 'inline') return false;
      let block = target.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      const words = document.createTreeWalker(block ?? target, NodeFilter.SHOW_TEXT);
      for (let text = words.nextNode(); text; text = words.nextNode()) {
        if (!/[\p{L}\p{N}]/u.test(text.textContent ?? '') || text.parentElement?.closest(TARGETS)) continue;
        if (text.parentElement?.closest('.hidden-text')) continue;
        if (nearestBlock(text.parentElement) === block) return true;
      }
      return false;
    };
    const nearestBlock = (from: HTMLElement | null) => {
      let block = from;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      return block;
    };

    /**
     * Whether a pointer reaches the target around its middle, for a target that its pseudo-element makes larger than
     * its box.
     */
    const isMetAround = (target: HTMLElement, x: number, y: number) =>
      [
        [-11.5, 0],
        [11.5, 0],
        [0, -11.5],
        [0, 11.5],
      ].every(([dx = 0, dy = 0]) => {
        const met = document.elementFromPoint(x + dx, y + dy);
        return met !== null && (target.contains(met) || met.closest('label')?.contains(target) === true);
      });

    return [...document.querySelectorAll<HTMLElement>(TARGETS)].flatMap((target) => {
      if (target.closest('svg') || target.closest('.hidden-text, .skip')) return [];
      if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const boxes = boxesOf(target);
      if (boxes.some(({ width, height }) => width >= LEAST && height >= LEAST)) return [];
      if (target.getClientRects().length === 0 || standsInSentence(target)) return [];
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y, width, height } = target.getBoundingClientRect();
      if (width < 2 || isMetAround(target, x + width / 2, y + height / 2)) return [];
      return [
        `${width.toFixed(0)}×${height.toFixed(0)} ${target.outerHTML.slice(0, 160)} in ${target.parentElement?.outerHTML.slice(0, 80)}`,
      ];
    });
  });
}
