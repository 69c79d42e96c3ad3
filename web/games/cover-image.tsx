import type { GameSystemId } from '../../engine/games';
import drawn from './drawn-covers.json';

interface CoverImageProps {
  readonly system: GameSystemId;
  readonly className?: string;
}

/**
 * The board of a game in the middle of play, loaded when it comes into view. A browser parses and lays out a drawing
 * before it shows it, which takes a phone a tenth of a second for each: `npm run covers` makes pictures of them.
 */
export function CoverImage({ system, className }: CoverImageProps) {
  return (
    // biome-ignore lint/performance/noImgElement: a drawing has no sizes to choose from
    <img
      {...(className !== undefined && { className })}
      src={`${system}/cover` in drawn ? `/covers/${system}/cover.webp` : `/${system}/cover`}
      alt=""
      width={400}
      height={200}
      loading="lazy"
      decoding="async"
    />
  );
}
