import Link from 'next/link';
import { zoneOfReader } from '../../lib/reader';

export async function Footer() {
  const zone = await zoneOfReader();
  return (
    <footer className="foot wrap">
      <span>Times are in your zone: {zone.replaceAll('_', ' ')}.</span>
      <Link href="/games">Games and rules</Link>
      <Link href="/reference">API reference</Link>
      <Link href="/credits">Credits</Link>
    </footer>
  );
}
