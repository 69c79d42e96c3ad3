import { BrandSign } from './brand-sign';
import { Link } from './link';

export function Brand() {
  return (
    <Link className="brand" href="/">
      <BrandSign />
      <span>Turreton</span>
    </Link>
  );
}
