import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { Person } from '../../../../../functions/api/schemas/common';
import type { Game } from '../../../../../functions/api/schemas/games';
import { Card } from '../../../../components/forms/card';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Link } from '../../../../components/frame/link';
import { Page } from '../../../../components/frame/page';
import { TableTexts } from '../../../../components/frame/table-texts';
import { RulingList } from '../../../../components/results/ruling-list';
import { GameRuling } from '../../../../components/rulings/game-ruling';
import { FACES } from '../../../../games/faces';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('rule-game'))('page.title') };
}

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
  const t = await getTranslations('rule-game');
  return (
    <Page
      here="leagues"
      above={t.rich('page.above', {
        round: game.round,
        season: () => <Link href={`/seasons/${game.season.id}`}>{game.season.name}</Link>,
      })}
      title={t('page.heading', { board: game.board })}
      lead={t.rich('page.lead', {
        label: game.label,
        game: () => <Link href={`/games/${id}`}>{game.systemTitle}</Link>,
      })}
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
  const t = await getTranslations('rule-game');
  if (game.me.seat !== null) return <p className="card empty">{t('page.plays')}</p>;
  if (game.status === 'finished')
    return (
      <p className="card empty">
        {t.rich('page.over', { result: (words) => <Link href={`/games/${game.id}/result`}>{words}</Link> })}
      </p>
    );
  const { ruling } = await FACES[game.system].boards();
  const form = ruling(
    <ClientTexts of={['rule-game', 'ruling-form']}>
      <GameRuling game={game} people={people} key={rulings} />
    </ClientTexts>,
  );
  return (
    <TableTexts
      of={[
        ...(['table', 'map', 'paste-game', 'order-rows', 'verdicts'] as const),
        ...(['says-labels', 'says-measures', `says-position-${game.system}`] as const),
      ]}
    >
      {form}
    </TableTexts>
  );
}

function OtherRulings({ game }: { readonly game: Game }) {
  const t = useTranslations('rule-game');
  return (
    <Card title={t('page.others')}>
      <p className="muted">
        {t.rich('page.many', {
          season: (words) => <Link href={`/seasons/${game.season.id}/ruling`}>{words}</Link>,
          desk: (words) => <Link href={`/leagues/${game.league.id}/desk`}>{words}</Link>,
        })}
      </p>
      <p className="muted mt-3">
        {t.rich('page.fairPlay', {
          signs: (words) => <Link href={`/games/${game.id}/signs`}>{words}</Link>,
        })}
      </p>
    </Card>
  );
}
