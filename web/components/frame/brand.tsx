import Link from 'next/link';
import { BrandSign } from './brand-sign';

export function Brand() {
  return (
    <Link className="brand" href="/">
      <BrandSign />
      <span>Turreton</span>
    </Link>
  );
}
