import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import type { Person } from '../../../../../functions/api/schemas/common';
import type { Game } from '../../../../../functions/api/schemas/games';
import { Card } from '../../../../components/forms/card';
import { Page } from '../../../../components/frame/page';
import { TableTexts } from '../../../../components/frame/table-texts';
import { RulingList } from '../../../../components/results/ruling-list';
import { GameRuling } from '../../../../components/rulings/game-ruling';
import { FACES } from '../../../../games/faces';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export const metadata: Metadata = { title: 'Rule on a game' };

/** Where moderators rule on a running game. */
export default async function RulingPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const [gameAnswer, rulingsAnswer] = await Promise.all([
    serverApi('GET /games/{id}', { id }),
    serverApi('GET /games/{id}/rulings', { id }),
  ]);
  const game = valueFrom(gameAnswer);
  const { rulings } = valueFrom(rulingsAnswer);
  if (game.me.seat === null && !game.me.roles.some((role) => role !== 'player')) notFound();
  const people = await unseatedMembers(game);
  return (
    <Page
      here="leagues"
      above={
        <>
          <Link href={`/seasons/${game.season.id}`}>{game.season.name}</Link>, round {game.round}
        </>
      }
      title={`Rule on board ${game.board}`}
      lead={
        <>
          <Link href={`/games/${id}`}>{game.systemTitle}</Link>, {game.label}. You see what a ruling does
          before you make it.
        </>
      }
    >
      <div className="season-columns">
        <div>
          <Ruling game={game} people={people} rulings={rulings.length} />
          <RulingList game={id} rulings={rulings} />
        </div>
        <aside>
          <OtherRulings game={game} />
        </aside>
      </div>
    </Page>
  );
}

/** Members of the league who hold no seat of the game. */
async function unseatedMembers({ league, seats }: Game): Promise<readonly Person[]> {
  const { members } = valueFrom(await serverApi('GET /leagues/{id}', { id: league.id }));
  const seated = new Set(seats.map(({ player }) => player.id));
  return members.map(({ player }) => player).filter(({ id, kind }) => kind === 'human' && !seated.has(id));
}

interface RulingProps {
  readonly game: Game;
  readonly people: readonly Person[];
  /** How many there are: each new ruling starts a new form. */
  readonly rulings: number;
}

/** The form, or why there is none. */
async function Ruling({ game, people, rulings }: RulingProps) {
  if (game.me.seat !== null)
    return (
      <p className="card empty">
        You play in this game. Only moderators who do not play in it can rule on it.
      </p>
    );
  if (game.status === 'finished')
    return (
      <p className="card empty">
        The game is over. <Link href={`/games/${game.id}/result`}>Rule on its result</Link>
      </p>
    );
  const { ruling } = await FACES[game.system].boards();
  const form = ruling(<GameRuling game={game} people={people} key={rulings} />);
  return <TableTexts of={['table', 'map', 'paste-game']}>{form}</TableTexts>;
}

function OtherRulings({ game }: { readonly game: Game }) {
  return (
    <Card title="Other rulings">
      <p className="muted">
        <Link href={`/seasons/${game.season.id}/ruling`}>Move, pause or resume many games</Link> of the season
        at once, or go to <Link href={`/leagues/${game.league.id}/desk`}>the desk</Link> of the league.
      </p>
      <p className="muted mt-3">
        Does someone play two seats? <Link href={`/games/${game.id}/signs`}>Look at fair play</Link>
      </p>
    </Card>
  );
}
