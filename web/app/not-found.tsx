import { PlainHeader } from '../components/frame/plain-header';

/** Plain on purpose, because every page carries it: it brings no script along. */
export default function NotFound() {
  return (
    <>
      <PlainHeader />
      <main id="main" className="wrap error-page">
        <h1>Page not found</h1>
        <p className="lead">This page does not exist, or you may not see it. Your stored orders are safe.</p>
        <p>
          <a className="button" href="/">
            Go to Today
          </a>
        </p>
      </main>
    </>
  );
}
