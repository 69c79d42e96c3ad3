import type { ReactElement, ReactNode } from 'react';
import type { TurretonName } from '../../../engine/ny2047/types';

/** Their names, as they are written in every language. */
export const TURRETON_NAMES: Readonly<Record<TurretonName, string>> = {
  moe: 'Moe',
  larry: 'Larry',
  curly: 'Curly',
};

interface PortraitProps {
  readonly of: TurretonName;
  readonly label: string;
  /** What fills the water around it, such as the colour of the faction that it is loyal to. */
  readonly water?: string;
  /** In a row, all parts that the portraits share are in the first one, and the others refer to them. */
  readonly inRow?: 'first' | 'later';
}

const INK = {
  stroke: 'var(--map-ink)',
  strokeWidth: '2.5',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

/** A Turreton as an engraver would have drawn it: a tower with a face, up to its waist in the harbour. */
export function TurretonPortrait({ of, label, water = 'var(--map-sea)', inRow }: PortraitProps) {
  return (
    <svg className="turreton-portrait" viewBox="0 0 200 220" role="img" aria-label={label}>
      <rect width="200" height="220" fill="var(--map-halo)" />
      <Shared id="turreton-tower" inRow={inRow}>
        <Sky />
        <g {...INK}>
          <Tower />
        </g>
      </Shared>
      <g {...INK}>
        {FACES_OF[of]}
        <Shared id="turreton-waves" inRow={inRow}>
          <Waves water={water} />
        </Shared>
        {COMPANIONS[of]}
      </g>
    </svg>
  );
}

interface SharedProps {
  readonly id: string;
  readonly inRow: PortraitProps['inRow'] | undefined;
  readonly children: ReactNode;
}

/** A part that all portraits have: drawn in one that stands alone and in the first of a row. */
function Shared({ id, inRow, children }: SharedProps) {
  if (inRow === undefined) return children;
  return inRow === 'first' ? <g id={id}>{children}</g> : <use href={`#${id}`} />;
}

/** The lines of a print, closer together towards the horizon. */
function Sky() {
  return (
    <path
      d="M0 168h200M0 160h200M0 150h200M0 138h200M0 124h200M0 108h200M0 90h200M0 70h200M0 48h200M0 24h200"
      stroke="var(--map-sea-edge)"
      strokeOpacity=".35"
      strokeWidth="1"
    />
  );
}

/** The stone below the face, with its courses and a door that nobody has seen open. */
function Tower() {
  return (
    <>
      <path d="M52 200 60 88h80l8 112z" fill="var(--map-land)" stroke="none" />
      <path d="M52 200 60 88M140 88l8 112" fill="none" />
      <g strokeWidth="1.2" strokeOpacity=".55" fill="none">
        <path d="M57 150h86M55 168h90M54 184h92M74 150v18M100 150v18M126 150v18M64 168v16M88 168v16M112 168v16M136 168v16" />
      </g>
      <path d="M50 200h100" />
    </>
  );
}

function Waves({ water }: { readonly water: string }) {
  return (
    <>
      <path
        d="M-4 186c11-9 23-9 34 0s23 9 34 0 23-9 34 0 23 9 34 0 23-9 34 0 23 9 40 0v38H-4z"
        fill={water}
      />
      <path
        d="M-4 203c11-8 23-8 34 0s23 8 34 0 23-8 34 0 23 8 34 0 23-8 34 0 23 8 40 0"
        fill="none"
        strokeWidth="1.6"
        strokeOpacity=".7"
      />
    </>
  );
}

/** Eyes are portholes: a ring, a glass, and a pupil that looks somewhere. */
function Eyes({ look, at = 104 }: { readonly look: readonly [x: number, y: number]; readonly at?: number }) {
  return [82, 118].map((x) => (
    <g key={x}>
      <circle cx={x} cy={at} r="13" fill="var(--map-land-edge)" />
      <circle cx={x} cy={at} r="9.5" fill="var(--map-halo)" strokeWidth="1.8" />
      <circle cx={x + look[0]} cy={at + look[1]} r="4.4" fill="var(--map-ink)" stroke="none" />
      <circle cx={x + look[0] + 1.5} cy={at + look[1] - 1.6} r="1.3" fill="var(--map-halo)" stroke="none" />
    </g>
  ));
}

/** Moe scowls under a straight fringe, Larry wonders between two clouds of hair, Curly is pleased with himself. */
const FACES_OF: Readonly<Record<TurretonName, ReactElement>> = {
  moe: (
    <>
      <Eyes look={[3, 2]} />
      <path d="M68 92l26 7M132 92l-26 7" strokeWidth="5" />
      <path d="M95 116l-4 12h15" fill="none" />
      <path d="M80 141c6-5 34-5 40 0" fill="none" strokeWidth="3.5" />
      <path d="M46 104c-4-52 14-78 54-78s58 26 54 78l-10-3-3-11H59l-3 11z" fill="var(--map-ink)" />
      <path
        d="M64 80c1-20 8-34 20-42M80 80c0-18 4-32 12-44M100 80V34M120 80c0-18-4-32-12-44M136 80c-1-20-8-34-20-42"
        fill="none"
        stroke="var(--map-halo)"
        strokeOpacity=".45"
        strokeWidth="1.4"
      />
    </>
  ),
  larry: (
    <>
      <path d="M60 90c0-34 16-52 40-52s40 18 40 52" fill="var(--map-land)" />
      <path d="M84 50c8-5 24-5 32 0M80 58c12-6 28-6 40 0" fill="none" strokeWidth="1.4" strokeOpacity=".55" />
      <g fill="var(--map-land-edge)">
        <circle cx="50" cy="62" r="15" />
        <circle cx="40" cy="84" r="16" />
        <circle cx="46" cy="108" r="13" />
        <circle cx="60" cy="76" r="11" />
        <circle cx="150" cy="62" r="15" />
        <circle cx="160" cy="84" r="16" />
        <circle cx="154" cy="108" r="13" />
        <circle cx="140" cy="76" r="11" />
      </g>
      <g fill="none" strokeWidth="1.4">
        <path d="M44 60c3-6 10-6 12 0s-6 8-8 3M34 84c3-6 11-6 13 0s-7 8-9 3M42 108c2-5 8-5 10 0M144 60c3-6 10-6 12 0s-6 8-8 3M153 84c3-6 11-6 13 0s-7 8-9 3M149 108c2-5 8-5 10 0" />
      </g>
      <Eyes look={[-1, -3]} />
      <path d="M70 82c6-7 18-7 24-1M106 79c6-7 18-6 24 2" fill="none" strokeWidth="3.5" />
      <path d="M99 108c-7 14-9 24-1 26 6 1 9-2 9-5" fill="var(--map-land)" />
      <path d="M82 145c10 4 22 3 32-4" fill="none" strokeWidth="3" />
    </>
  ),
  curly: (
    <>
      <path d="M59 100c-10-12-9-24-5-36 7-23 24-36 46-36s39 13 46 36c4 12 5 24-5 36" fill="var(--map-land)" />
      <path d="M74 50c6-9 16-14 26-14" fill="none" strokeWidth="3" stroke="var(--map-halo)" />
      <g fill="var(--map-ink)" stroke="none">
        <circle cx="60" cy="78" r="1.2" />
        <circle cx="68" cy="64" r="1.2" />
        <circle cx="132" cy="64" r="1.2" />
        <circle cx="140" cy="78" r="1.2" />
        <circle cx="120" cy="50" r="1.2" />
        <circle cx="84" cy="66" r="1.2" />
        <circle cx="108" cy="60" r="1.2" />
      </g>
      <Eyes look={[0, 3]} at={102} />
      <path d="M70 84c7-4 16-4 22 0M108 78c6-6 17-5 23 2" fill="none" strokeWidth="3.5" />
      <circle cx="100" cy="119" r="7" fill="var(--map-land-edge)" />
      <path d="M64 124c4-6 11-6 14 0M122 124c3-6 10-6 14 0" fill="none" strokeWidth="2" />
      <path d="M74 131c14 5 38 5 52 0-2 14-12 21-26 21s-24-7-26-21z" fill="#0e2530" />
      <path d="M80 134c12 3.5 28 3.5 40 0l-2 6H82z" fill="#fdfbf3" stroke="none" />
    </>
  ),
};

/** What keeps each of them company: a ferry at the Lower Hudson, a gull in the Lower Bay, a sail on the Sound. */
const COMPANIONS: Readonly<Record<TurretonName, ReactElement>> = {
  moe: (
    <>
      <path d="M8 190h34l-5 10H14z" fill="var(--map-halo)" />
      <path d="M14 190v-9h20v9M20 181v-7h6v7" fill="var(--map-halo)" />
    </>
  ),
  larry: (
    <>
      <path d="M90 38c0-8 6-12 13-11 3-5 9-4 9 1l5 1-5 2c-1 6-6 9-11 9z" fill="var(--map-halo)" />
      <path d="M96 38v4M103 38v4" strokeWidth="1.6" />
    </>
  ),
  curly: (
    <>
      <path d="M172 194v-40l-16 32z" fill="var(--map-halo)" />
      <path d="M175 194v-32l12 26z" fill="var(--map-halo)" />
      <path d="M154 194h36l-6 9h-24z" fill="var(--map-land-edge)" />
    </>
  ),
};
