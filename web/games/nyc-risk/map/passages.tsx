import type { Passage } from './geometry';
import { middleOf, pathOf } from './passage-path';
import { PASSAGES } from './shapes';

/** Bridges, tunnels and the ferry, as they are drawn while they are open. */
export function Passages() {
  return PASSAGES.map((passage) => {
    switch (passage.kind) {
      case 'tunnel':
        return <Tunnel key={passage.id} passage={passage} />;
      case 'ferry':
        return <Ferry key={passage.id} passage={passage} />;
      default:
        return <Bridge key={passage.id} passage={passage} />;
    }
  });
}

function Bridge({ passage }: { passage: Passage }) {
  const d = pathOf(passage);
  return (
    <g>
      <path d={d} stroke="var(--map-ink)" strokeWidth="7.5" />
      <path d={d} stroke="var(--map-halo)" strokeWidth="4" />
    </g>
  );
}

function Tunnel({ passage }: { passage: Passage }) {
  const d = pathOf(passage);
  return (
    <g>
      <path d={d} stroke="var(--map-halo)" strokeWidth="6" opacity=".8" />
      <path d={d} stroke="var(--map-ink)" strokeWidth="3" strokeDasharray="3 5" />
      {passage.ends.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4" fill="var(--map-ink)" />
      ))}
    </g>
  );
}

function Ferry({ passage }: { passage: Passage }) {
  const d = pathOf(passage);
  const [x, y] = middleOf(passage);
  return (
    <g>
      <path d={d} stroke="var(--map-halo)" strokeWidth="6" opacity=".8" />
      <path d={d} stroke="var(--map-ink)" strokeWidth="2.6" strokeDasharray="9 6" />
      <g transform={`translate(${x} ${y})`} fill="var(--map-halo)">
        <path
          d="M-11-1h22l-4 7H-7z"
          fill="var(--map-ink)"
          stroke="var(--map-halo)"
          strokeWidth="2.5"
          paintOrder="stroke"
        />
        <path d="M-6-2v-5H5v5" stroke="var(--map-ink)" strokeWidth="1.6" />
      </g>
    </g>
  );
}
