import { ImageResponse } from 'next/og';
import type { ReactNode } from 'react';
import { isGameSystem, type SystemId } from '../../../engine/games';
import { Symbols } from '../../components/frame/symbols';
import { PREVIEW_SIZE } from '../../lib/preview-size';
import type { OfGame } from '../boards';
import { FACES, GameMarks, plateOf } from '../faces';
import { letterStyles } from './letter-styles';
import { svgMarkup, svgMarkupWithTexts } from './svg-markup';
import { tokensOf, withTokens } from './tokens';

const BOARD_WIDTH = 680;
const IN_A_FILE = 'xmlns="http://www.w3.org/2000/svg"';

interface PreviewProps {
  readonly system: SystemId;
  /** A position to draw; without one the game's plate shows. */
  readonly position?: unknown;
  /** The game of the position, if it is one of a variant. */
  readonly game?: OfGame;
  readonly above: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** Whether its address always shows this position, so that its reader may keep it for long. */
  readonly lasts?: boolean;
}

/** A picture for links: the title beside the board. Made without any font or picture from elsewhere. */
export async function previewImage({
  system,
  position,
  game,
  lasts = false,
  ...words
}: PreviewProps): Promise<ImageResponse> {
  const [tokens, boards] = await Promise.all([
    tokensOf(system),
    isGameSystem(system) ? FACES[system].boards() : undefined,
  ]);
  const drawn = position === undefined ? undefined : boards?.picture?.(position, '', game);
  const svg = withTokens(drawn === undefined ? plateText(system) : pictureText(drawn), tokens);
  const colour = (name: string) => withTokens(`var(${name})`, tokens);
  const colours = { background: colour('--paper'), color: colour('--ink') };
  return new ImageResponse(
    <div style={{ display: 'flex', width: '100%', height: '100%', ...colours }}>
      <Words {...words} colour={colour} />
      <Drawing svg={svg} ground={colour('--skin-ground')} />
    </div>,
    // A league may become private: no shared cache may store the picture.
    {
      ...PREVIEW_SIZE,
      headers: { 'cache-control': lasts ? 'private, max-age=604800, immutable' : 'private, max-age=300' },
    },
  );
}

/** A board as the text of an SVG file, in the colours of the light theme; its letters are left out. */
export async function boardSvg(system: SystemId, drawn: ReactNode): Promise<string> {
  return withTokens(pictureText(drawn), await tokensOf(system));
}

/**
 * A board with the names on it, in the colours of a theme. A file has no fonts of its own: its letters are of the fonts
 * that stand in for those of the pages.
 */
export async function letteredSvg(
  system: SystemId,
  drawn: ReactNode,
  theme: 'light' | 'dark',
): Promise<string> {
  const drawing = svgMarkupWithTexts(drawn);
  const styles = await letterStyles(drawing);
  const inside = `<style>${styles}</style>${signsFor(drawing)}`;
  const svg = drawing.replace('<svg', `<svg ${IN_A_FILE} data-game="${system}"`).replace('>', `>${inside}`);
  return withTokens(svg, await tokensOf(system, theme));
}

/** An answer with a drawing, in which nothing runs and which loads nothing. */
export function svgResponse(svg: string, cacheControl: string): Response {
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': cacheControl,
    },
  });
}

interface WordsProps extends Pick<PreviewProps, 'above' | 'title' | 'lines'> {
  readonly colour: (name: string) => string;
}

function Words({ above, title, lines, colour }: WordsProps) {
  const column = { display: 'flex', flexDirection: 'column' } as const;
  return (
    <div style={{ ...column, justifyContent: 'space-between', width: 520, padding: 56 }}>
      <div style={column}>
        <div style={{ fontSize: 30, color: colour('--ink-2') }}>{drawable(above)}</div>
        <div style={{ fontSize: 60, lineHeight: 1.1, marginTop: 12 }}>{drawable(title)}</div>
        {lines.map((line) => (
          <div key={line} style={{ fontSize: 32, marginTop: 20, color: colour('--ink-2') }}>
            {drawable(line)}
          </div>
        ))}
      </div>
      <div style={{ fontSize: 34, color: colour('--tide') }}>Turreton</div>
    </div>
  );
}

function Drawing({ svg, ground }: { readonly svg: string; readonly ground: string }) {
  const centred = { display: 'flex', alignItems: 'center', justifyContent: 'center' } as const;
  return (
    <div
      style={{
        ...{ ...centred, overflow: 'hidden', background: ground },
        ...{ width: BOARD_WIDTH, height: PREVIEW_SIZE.height },
      }}
    >
      {/* biome-ignore lint/performance/noImgElement: this is drawn into a picture, not into a page */}
      <img
        alt=""
        src={`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`}
        style={{ width: BOARD_WIDTH, height: BOARD_WIDTH / ratioOf(svg) }}
      />
    </div>
  );
}

/** Letters that the built-in font has. For others a font would be downloaded. */
function drawable(text: string): string {
  return text
    .replace(/[^\u0020-\u024f\u2010-\u2026]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function pictureText(picture: ReactNode): string {
  const drawing = svgMarkup(picture);
  return drawing.replace('<svg', `<svg ${IN_A_FILE}`).replace('>', `>${signsFor(drawing)}`);
}

/** The symbols that a drawing refers to. */
function signsFor(drawing: string): string {
  return svgMarkup(<Symbols marks={GameMarks()} />)
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/<symbol id="([^"]+)".*?<\/symbol>/g, (symbol, id) =>
      drawing.includes(`"#${id}"`) ? symbol : '',
    )
    .replaceAll('<g></g>', '');
}

function plateText(system: SystemId): string {
  const plate = svgMarkup(plateOf(system));
  return `<svg ${IN_A_FILE} viewBox="0 0 96 96"><rect width="96" height="96" fill="var(--skin-ground)"/>${plate}</svg>`;
}

/** Width by height of a drawing. */
function ratioOf(svg: string): number {
  const [, width = '1', height = '1'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return Number(width) / Number(height);
}
