import { BEYOND, SPACES } from './shapes';

/** Depths as charts print them: decoration only. */
const SOUNDINGS = [
  [470, 930, 7],
  [620, 935, 11],
  [700, 940, 13],
  [760, 965, 15],
  [820, 935, 12],
  [900, 980, 14],
  [960, 950, 19],
  [660, 985, 16],
  [850, 990, 21],
  [430, 985, 12],
  [240, 990, 6],
  [320, 905, 5],
  [360, 690, 8],
  [330, 715, 7],
  [410, 655, 6],
  [400, 850, 9],
  [720, 755, 3],
  [785, 765, 4],
  [970, 185, 12],
  [930, 215, 9],
  [945, 40, 8],
  [640, 40, 6],
  [545, 190, 8],
  [496, 300, 9],
  [425, 420, 10],
  [560, 990, 14],
] as const;

const MUTED = { fill: 'color-mix(in oklab, var(--map-land) 45%, var(--map-sea))' };

/** Everything below the holders' colours: sea, shoals, areas beyond the board, bare land. */
export function Ground() {
  return (
    <g>
      <rect width="1000" height="1022" fill="var(--map-sea)" />
      <g fill="none" stroke="var(--map-shoal)" strokeLinejoin="round">
        <use href="#coast" strokeWidth="36" opacity=".4" />
        <use href="#coast" strokeWidth="18" opacity=".75" />
      </g>
      <g fill="none" stroke="var(--map-sea-edge)" strokeWidth="1.5" strokeDasharray="7 6">
        {SPACES.filter(({ kind }) => kind === 'water').map(({ id }) => (
          <use key={id} href={`#space-${id}`} />
        ))}
      </g>
      {SOUNDINGS.map(([x, y, depth]) => (
        <text key={`${x} ${y}`} className="sounding" x={x} y={y}>
          {depth}
        </text>
      ))}
      {BEYOND.filter(({ kind }) => kind === 'land').map(({ id, d }) => (
        <path key={id} d={d} fillRule="evenodd" style={MUTED} />
      ))}
      {SPACES.filter(({ kind }) => kind === 'land').map(({ id }) => (
        <use key={id} href={`#space-${id}`} fill="var(--map-land)" />
      ))}
    </g>
  );
}
