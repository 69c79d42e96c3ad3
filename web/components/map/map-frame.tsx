import { Maximize, Minus, Plus } from 'lucide-react';
import { type CSSProperties, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '#texts';
import type { Point } from './places';
import { ShownFirst } from './shown-first';
import { type Size, useView, type View, viewOf, WHOLE } from './use-view';

const NEAR = 2.1;
/** From this many pixels per unit, names are written out, unless a board sets another value. */
const ROOM_FOR_NAMES = 1.25;

/** Names written out, or as abbreviations beside larger pieces. */
export type LayoutName = 'full' | 'compact';

interface MapFrameProps {
  readonly size: Size;
  /** The points that narrow screens show first, in the board's units; the whole board without any. */
  readonly near: readonly Point[];
  readonly label: string;
  /** From this many pixels per unit, names are written out. */
  readonly roomForNames?: number;
  readonly definitions: ReactNode;
  /** The parts that do not move with the board. */
  readonly border: ReactNode;
  /** The board itself. `dragged` returns whether the press that ends in a click has moved it. */
  readonly world: (layout: LayoutName, dragged: () => boolean) => ReactNode;
  readonly children?: ReactNode;
}

/**
 * A board in its frame: whole on wide screens, close to the reader's own pieces on narrow ones; drag, pinch and buttons
 * move it.
 */
export function MapFrame({ size, near, roomForNames = ROOM_FOR_NAMES, ...props }: MapFrameProps) {
  const svg = useRef<SVGSVGElement>(null);
  const close = viewOf(near, NEAR, size);
  const { x, y, scale } = close;
  const isLesson = use(ShownFirst).length > 0;
  const initial = useCallback(
    () => (isLesson || matchMedia('(max-width: 63.99em)').matches ? { x, y, scale } : WHOLE),
    [isLesson, x, y, scale],
  );
  const { view, zoom, show, dragged, handlers } = useView(size, svg, initial);
  const layout = useLayout(svg, size, view?.scale, roomForNames);
  const style = { '--near': cssView(close), '--view': view === null ? undefined : cssView(view) };
  return (
    <figure className="map-frame" style={{ '--ratio': ratioOf(size) } as CSSProperties}>
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset */}
      <svg
        ref={svg}
        className={view !== null && view.scale > 1 ? 'map moved' : 'map'}
        viewBox={`0 0 ${size.width} ${size.height}`}
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
        role="group"
        aria-label={props.label}
        {...handlers}
      >
        {props.definitions}
        <g className="map-world" style={style as CSSProperties}>
          {props.world(layout, dragged)}
        </g>
        {props.border}
      </svg>
      <ZoomButtons
        onZoom={zoom}
        onWhole={() => show((current) => ((current ?? initial()).scale > 1 ? WHOLE : close))}
      />
      {/* Always present, since screen readers announce only changes in a region that they know. */}
      <div aria-live="polite">{props.children}</div>
    </figure>
  );
}

/** For style sheets that fit a board into a height. */
function ratioOf({ width, height }: Size): string {
  return (width / height).toFixed(4);
}

function ZoomButtons({ onZoom, onWhole }: { onZoom: (factor: number) => void; onWhole: () => void }) {
  const t = useTexts('map');
  return (
    <div className="zoom">
      <button
        type="button"
        className="icon-button by-button"
        aria-label={t('zoomIn')}
        onClick={() => onZoom(1.5)}
      >
        <Plus size={20} />
      </button>
      <button
        type="button"
        className="icon-button by-button"
        aria-label={t('zoomOut')}
        onClick={() => onZoom(1 / 1.5)}
      >
        <Minus size={20} />
      </button>
      <button type="button" className="icon-button" aria-label={t('whole')} onClick={onWhole}>
        <Maximize size={18} />
      </button>
    </div>
  );
}

function cssView({ scale, x, y }: View): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
}

/** Full names if there is room for them, abbreviations otherwise and until a script has measured. */
function useLayout(
  svg: React.RefObject<SVGSVGElement | null>,
  size: Size,
  scale: number | undefined,
  roomForNames: number,
): LayoutName {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = svg.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [svg]);
  return (width / size.width) * (scale ?? 1) >= roomForNames ? 'full' : 'compact';
}
