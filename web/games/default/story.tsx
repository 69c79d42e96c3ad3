import { useTranslations } from 'next-intl';
import { entryOf, GAMES, type GameSystemId } from '../../../engine/games';
import { textRandom } from '../../../engine/random';
import type { Story } from '../story';
import { BoardPicture } from './board-picture';
import { plateFor } from './plate';

/** What the page of a game says that tells no story of its own: what it is about, and its board before the first turn. */
export async function story(system: GameSystemId): Promise<Story> {
  return { text: <About system={system} />, picture: await pictureOf(system) };
}

function About({ system }: { readonly system: GameSystemId }) {
  const t = useTranslations('game');
  return <p>{t(`${system}.about` as 'classic.blurb')}</p>;
}

async function pictureOf(system: GameSystemId) {
  const { options, setup, seats, board } = await entryOf(system).rules();
  const names = seats.names.slice(0, seats.usual);
  const start = setup(options.parse({}), names, textRandom(`story of ${system}`));
  if (board !== undefined) return <BoardPicture label={GAMES[system].title} board={board(start)} />;
  return (
    <svg viewBox="0 0 96 96" role="img" aria-label={GAMES[system].title}>
      {plateFor(GAMES[system].title)}
    </svg>
  );
}
