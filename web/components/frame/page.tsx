import type { ReactNode } from 'react';
import { Footer } from './footer';
import { Header, type Section } from './header';

interface PageProps {
  readonly here?: Section;
  readonly children: ReactNode;
}

/** The frame of every page but the game table: bar, content, foot. */
export function Page({ here, children }: PageProps) {
  return (
    <>
      <Header {...(here === undefined ? {} : { here })} />
      <main id="main" className="wrap">
        {children}
      </main>
      <Footer />
    </>
  );
}
