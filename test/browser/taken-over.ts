/** Runs in the page: whether React has hydrated all its buttons (see web/components/frame/early-acts.tsx). */
export function hasTakenOver(): boolean {
  const HYDRATING = 4096;
  type Fiber = { readonly flags: number; readonly return: Fiber | null };
  const isLive = (element: Element) => {
    const entry = Object.entries(element).find(([key]) => key.startsWith('__reactFiber'));
    let fiber = entry === undefined ? undefined : (entry[1] as Fiber | null);
    if (fiber === undefined) return false;
    for (; fiber !== null; fiber = fiber.return) if ((fiber.flags & HYDRATING) !== 0) return false;
    return true;
  };
  return [...document.querySelectorAll('main button')].every(isLive);
}
