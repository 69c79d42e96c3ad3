import type { ReactNode } from 'react';
import { Footer } from './footer';
import { Header } from './header';
import { PageHead } from './page-head';
import type { Section } from './sections';

interface PageProps {
  readonly here?: Section;
  /** The heading of the page; without a title the page has none, or renders its own. */
  readonly above?: ReactNode;
  readonly title?: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page except the game table: bar, content, footer. */
export function Page({ here, above, title, lead, children }: PageProps) {
  return (
    <>
      <Header {...(here === undefined ? {} : { here })} />
      <main id="main" className="wrap">
        {title === undefined ? null : <PageHead above={above} title={title} lead={lead} />}
        {children}
      </main>
      <Footer />
    </>
  );
}
