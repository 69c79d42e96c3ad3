/** Plain on purpose: what stands here is sent along with every page. */
export default function NotFound() {
  return (
    <main id="main" className="wrap error-page">
      <h1>Nothing at this place</h1>
      <p className="lead">
        The page does not exist, or it is not for you to see. Your stored orders are where they were.
      </p>
      <p>
        <a className="button" href="/">
          To today
        </a>
      </p>
    </main>
  );
}
