import { useEffect } from 'react';

const COUNT = /^\(\d+\) /;

/** Shows the number of turns that wait for the reader in front of the title of the tab. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const show = () => {
      const plain = document.title.replace(COUNT, '');
      const wanted = count === 0 ? plain : `(${count}) ${plain}`;
      if (document.title !== wanted) document.title = wanted;
    };
    show();
    // The framework writes the title of a page after the page is there.
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(COUNT, '');
    };
  }, [count]);
}
