import { type FaceFeatures, faceOf } from './face-features';

const GROUNDS = ['#c9dfe8', '#f1e4bd', '#d5e6cf', '#ead3dd', '#d9d3ea', '#f0d6c4'];
const SKINS = ['#f6d9c0', '#eabf98', '#d09b6d', '#ad7448', '#7f4f30', '#593722'];
const HAIRS = ['#23191a', '#4b2e1d', '#7d4d24', '#b98238', '#8d8d90', '#a2412b'];
const COATS = ['#0b5474', '#97125f', '#3f6400', '#7a5000', '#3b2a4d', '#165d54'];
const INK = '#0e2530';

const CUTS = [
  // short
  'M9.5 17c-.5-7 4-11 10.5-11S31 10 30.5 17c-1.5-3.5-4-5-6-5.5-4 1.5-8 1.5-11 .5-1.5 1-3.5 2.5-4 5z',
  // parted, to the shoulders
  'M9 27c-2-12 1-21.5 11-21.5S33 15 31 27l-3 1c1-6 .5-10-2-13.5-4 .5-8-1-10-3-1 2-3 3-4 6-1 3-.5 6 0 10.5z',
  // curls
  'M10 18a4 4 0 0 1 0-6 4.5 4.5 0 0 1 5-5 5 5 0 0 1 9-.5 4.5 4.5 0 0 1 6 4.5 4.5 4.5 0 0 1 0 7c-1-3-3-5-4-5-4 1-8 1-11 0-2 1-4 3-5 5z',
  // a watch cap
  'M9.5 15.5C9.5 8 14 4.5 20 4.5s10.5 3.5 10.5 11l-2-1.5h-17z',
  // bald on top
  'M9.5 19c-1-1.5-1-4 0-6l2 1.5c-.5 1.5-.5 3 0 5zM30.5 19c1-1.5 1-4 0-6l-2 1.5c.5 1.5.5 3 0 5z',
  // a bun
  'M17 5.5a3 3 0 1 1 6 0c5 1 8 5 7.5 11.5-1-3.5-4-6-10.5-6S10.5 13.5 9.5 17C9 10.5 12 6.5 17 5.5z',
];
const MOUTHS = ['M17 24.5c2 1.5 4 1.5 6 0', 'M17.5 25h5', 'M17 24c1.5 2.5 4.5 2.5 6 0z'];

interface FaceProps {
  readonly player: { readonly name: string; readonly kind?: string };
  /** The width and height, in pixels. */
  readonly size?: number;
}

/** A small drawn portrait beside a name, the same for the same name; a bot is a buoy. */
export function Face({ player: { name, kind }, size = 32 }: FaceProps) {
  return (
    <svg className="face" viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      {kind === 'bot' ? <Buoy /> : <Person {...faceOf(name)} />}
    </svg>
  );
}

function Person({ ground, skin, hair, cut, coat, mouth, glasses, beard }: FaceFeatures) {
  const colour = HAIRS[hair];
  return (
    <>
      <rect width="40" height="40" fill={GROUNDS[ground]} />
      <path d="M6 40c0-7 6-10 14-10s14 3 14 10z" fill={COATS[coat]} />
      <path d="M16 25h8v6a4 4 0 0 1-8 0z" fill={SKINS[skin]} />
      <ellipse cx="20" cy="18.5" rx="9.5" ry="11" fill={SKINS[skin]} />
      {beard ? <path d="M11 21c1 8 4 10 9 10s8-2 9-10c-2 1-5 1-9 1s-7 0-9-1z" fill={colour} /> : null}
      <path d={CUTS[cut]} fill={cut === 3 ? COATS[(coat + 2) % COATS.length] : colour} />
      <g fill={INK}>
        <circle cx="16" cy="18.5" r="1.2" />
        <circle cx="24" cy="18.5" r="1.2" />
      </g>
      <path
        d={MOUTHS[mouth]}
        fill={mouth === 2 ? '#ffffff' : 'none'}
        stroke={beard ? '#ffffff' : INK}
        strokeWidth="1.2"
        strokeLinecap="round"
      />
      {glasses ? (
        <g fill="none" stroke={INK}>
          <circle cx="16" cy="18.5" r="3.2" />
          <circle cx="24" cy="18.5" r="3.2" />
          <path d="M19.2 18.5h1.6" />
        </g>
      ) : null}
    </>
  );
}

function Buoy() {
  return (
    <>
      <rect width="40" height="40" fill="#c9dfe8" />
      <path d="M20 6v6" stroke={INK} strokeWidth="1.5" />
      <circle cx="20" cy="6" r="2.5" fill="#f8c659" stroke={INK} />
      <path d="M16 12h8l4 16H12z" fill="#ffffff" stroke={INK} />
      <path d="M14.6 18h10.800l1.5 5H13.400z" fill="#a30c12" />
      <path d="M4 29c3-2 5-2 8 0s5 2 8 0 5-2 8 0 5 2 8 0v11H4z" fill="#0b5474" />
    </>
  );
}
