import { useEffect, useState } from 'react';

/**
 * What is loaded for a page that is already shown; null until it is there.
 * @param load the same function for the same thing: another one loads again; undefined if there is nothing to load
 */
export function useLoaded<Value>(load: (() => Promise<Value>) | undefined): Value | null {
  const [loaded, setLoaded] = useState<Value | null>(null);
  useEffect(() => {
    let current = true;
    void load?.().then((value) => {
      if (current) setLoaded(() => value);
    });
    return () => {
      current = false;
    };
  }, [load]);
  return loaded;
}
