import { BEYOND, CROSSINGS, SPACES } from './shapes';

/** Everything above the holders' colours: drowned shore, borders, coast, bridges, names beyond the board, compass. */
export function Relief() {
  const land = SPACES.filter(({ kind }) => kind === 'land');
  return (
    <g fill="none" pointerEvents="none">
      <use href="#coast" stroke="var(--map-drowned)" strokeWidth="9" clipPath="url(#land-only)" />
      <g stroke="var(--map-halo)" strokeWidth="3.6" opacity=".8">
        {land.map(({ id }) => (
          <use key={id} href={`#space-${id}`} />
        ))}
      </g>
      <g stroke="var(--map-land-edge)" strokeWidth="1.2">
        {land.map(({ id }) => (
          <use key={id} href={`#space-${id}`} />
        ))}
      </g>
      <use href="#coast" stroke="var(--map-ink)" strokeWidth="1.7" strokeLinejoin="round" />
      <Crossings />
      <Beyond />
      <Compass />
    </g>
  );
}

function Crossings() {
  return CROSSINGS.map(({ name, type, line }) => {
    const d = `M${line.map((point) => point.join(' ')).join('L')}`;
    if (type === 'tunnel')
      return <path key={name} d={d} stroke="var(--map-ink)" strokeWidth="2" strokeDasharray="4 3" />;
    return (
      <g key={name}>
        <path d={d} stroke="var(--map-ink)" strokeWidth="6.5" />
        <path d={d} stroke="var(--map-halo)" strokeWidth="3.5" />
      </g>
    );
  });
}

function Beyond() {
  return BEYOND.map(({ id, name, label }) =>
    label === undefined ? null : (
      <text
        key={id}
        className="beyond-name"
        style={{ fontSize: label.size }}
        transform={`translate(${label.x} ${label.y}) rotate(${label.rotate ?? 0})`}
      >
        {name}
      </text>
    ),
  );
}

const SPOKES = Array.from({ length: 16 }, (_, index) => index * 22.5);

function Compass() {
  return (
    <g transform="translate(922 918)" stroke="var(--map-sea-edge)" strokeWidth="1.3">
      <circle r="38" />
      <circle r="24" />
      {SPOKES.map((angle) => (
        <path key={angle} d="M0-33v-5" transform={`rotate(${angle})`} />
      ))}
      <path d="M0-52 7 0 0 52-7 0zM-52 0 0-7 52 0 0 7z" fill="var(--map-sea)" />
      <path d="M0-52 7 0H-7z" fill="var(--map-sea-edge)" />
    </g>
  );
}
