import { useEffect, useState } from 'react';

const SHARED = '#orders=';

/**
 * Takes over the text that a link to this table carries, once.
 * @returns whether it carried one
 */
export function useSharedOrders(take: (text: string) => void): boolean {
  const [isShared, setIsShared] = useState(false);
  useEffect(() => {
    if (!location.hash.startsWith(SHARED)) return;
    take(decoded(location.hash.slice(SHARED.length)));
    setIsShared(true);
    history.replaceState(history.state, '', location.pathname + location.search);
  }, [take]);
  return isShared;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
