import Link from 'next/link';
import { Page } from '../components/frame/page';

export default function NotFound() {
  return (
    <Page>
      <div className="error-page">
        <h1>Nothing at this place</h1>
        <p className="lead">
          The page does not exist, or it is not for you to see. Your stored orders are where they were.
        </p>
        <p>
          <Link className="button" href="/">
            To today
          </Link>
        </p>
      </div>
    </Page>
  );
}
