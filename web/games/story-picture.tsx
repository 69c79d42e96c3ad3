import type { GameSystemId } from '../../engine/games';
import { themeOfReader } from '../lib/reader';

interface StoryPictureProps {
  readonly system: GameSystemId;
  readonly label: string;
  readonly size: { readonly width: number; readonly height: number };
}

const THEMES = ['light', 'dark'] as const;

/**
 * The board on pages about a game, as a picture that `npm run covers` makes: drawn in the page, its thousand parts would
 * be sent twice, and a phone would lay out each of them. On a phone it is the largest part of the first screen, so that
 * the browser finds it in the page and loads it before scripts: in the reader's theme, or else in that of the system.
 * The others wait for a reader who switches.
 */
export async function StoryPicture({ system, label, size: { width, height } }: StoryPictureProps) {
  const chosen = await themeOfReader();
  const address = (theme: string) => `/covers/${system}/picture/${theme}.webp`;
  const shared = { width, height, decoding: 'async' } as const;
  const first = { fetchPriority: 'high' } as const;
  return (
    <>
      {chosen === null ? (
        <picture className="story-picture by-system">
          <source srcSet={address('dark')} media="(prefers-color-scheme: dark)" />
          <img alt={label} src={address('light')} {...shared} {...first} />
        </picture>
      ) : null}
      {THEMES.map((theme) => (
        // biome-ignore lint/performance/noImgElement: no page scales pictures
        <img
          key={theme}
          alt={label}
          className={`story-picture by-${theme}`}
          src={address(theme)}
          {...shared}
          {...(theme === chosen ? first : { loading: 'lazy' })}
        />
      ))}
    </>
  );
}
