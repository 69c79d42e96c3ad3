import { encode } from 'uqr';

interface QrCodeProps {
  /** The address that a camera opens. */
  readonly address: string;
  /** For readers who cannot see the picture. */
  readonly label: string;
}

/** An address as a QR code: dark on light in every theme, since cameras expect that, with the border of its standard. */
export function QrCode({ address, label }: QrCodeProps) {
  const { size, data } = encode(address, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
