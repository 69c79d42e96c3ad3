const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Moves the focus from one element on a map to the nearest one in the direction of an arrow key; they have the class
 * `actor` and their position as `data-x` and `data-y`.
 * @returns whether the key was an arrow
 */
export function focusNeighbour(from: SVGGElement, key: string): boolean {
  const step = STEPS[key];
  if (step === undefined) return false;
  const [dx, dy] = step;
  const [x, y] = placeOf(from);
  const others = [...(from.parentElement?.querySelectorAll<SVGGElement>('.actor') ?? [])];
  const ahead = others.flatMap((element) => {
    const [ox, oy] = placeOf(element);
    const forward = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    return element !== from && forward > 0 ? [{ element, cost: forward + 2 * aside }] : [];
  });
  ahead.sort((one, other) => one.cost - other.cost)[0]?.element.focus();
  return true;
}

function placeOf(element: Element): readonly [number, number] {
  return [Number(element.getAttribute('data-x')), Number(element.getAttribute('data-y'))];
}
