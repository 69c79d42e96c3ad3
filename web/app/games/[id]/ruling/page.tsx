import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { Game } from '../../../../../functions/core/game/games.schema';
import type { Person } from '../../../../../functions/core/platform/common.schema';
import { Card } from '../../../../components/forms/card';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Link } from '../../../../components/frame/link';
import { Page } from '../../../../components/frame/page';
import { TableTexts } from '../../../../components/frame/table-texts';
import { RulingList } from '../../../../components/results/ruling-list';
import { EnterOrders } from '../../../../components/rulings/enter-orders';
import { GameRuling } from '../../../../components/rulings/game-ruling';
import { ListSearch } from '../../../../components/season/list-search';
import { FACES } from '../../../../games/faces';
import { listQuery } from '../../../../lib/list-query';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('rule-game'))('page.title') };
}

interface Props extends PageOf<'id'> {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Where moderators rule on a running game. */
export default async function RulingPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { search } = listQuery(await searchParams);
  const [gameAnswer, rulingsAnswer] = await Promise.all([
    serverApi('GET /games/{id}', { id }),
    serverApi('GET /games/{id}/rulings', { id }),
  ]);
  const game = valueFrom(gameAnswer);
  const { rulings } = valueFrom(rulingsAnswer);
  if (game.me.seat === null && !game.me.roles.some((role) => role !== 'player')) notFound();
  const { people, isLong } = await unseatedMembers(game, search);
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
          {isLong || search !== '' ? (
            <ListSearch
              address={`/games/${id}/ruling`}
              label={(await getTranslations('members'))('find')}
              search={search}
            />
          ) : null}
          <Ruling
            {...{ game, people, lastRuling: Math.max(0, ...rulings.map(({ number }) => number)) }}
            search={search}
          />
          <OrdersForPlayer game={game} />
          <RulingList game={id} rulings={rulings} />
        </div>
        <aside>
          <OtherRulings game={game} />
        </aside>
      </div>
    </Page>
  );
}

/** Members of the league without a seat in the game: of many the first whose name matches the search. */
async function unseatedMembers(
  { league, seats }: Game,
  search: string,
): Promise<{ readonly people: readonly Person[]; readonly isLong: boolean }> {
  const listed = await serverApi('GET /leagues/{id}/members', { id: league.id, search });
  const { members, pages } = valueFrom(listed);
  const seated = new Set(seats.map(({ player }) => player.id));
  const people = members.map(({ player }) => player);
  return { people: people.filter(({ id, kind }) => kind === 'human' && !seated.has(id)), isLong: pages > 1 };
}

interface RulingProps {
  readonly game: Game;
  readonly people: readonly Person[];
  readonly lastRuling: number;
  /** By which the people were found: another search starts a new form. */
  readonly search: string;
}

/** The form, or the reason why there is none. */
async function Ruling({ game, people, lastRuling, search }: RulingProps) {
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
      <GameRuling game={game} people={people} lastRuling={lastRuling} key={search} />
    </ClientTexts>,
    game,
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

/** Where organizers enter orders that a player sent them. */
function OrdersForPlayer({ game }: { readonly game: Game }) {
  const t = useTranslations('rule-game');
  const { seat, roles } = game.me;
  if (seat !== null || !roles.includes('organizer') || game.status === 'finished') return null;
  return (
    <section className="section stack" aria-labelledby="enter-orders">
      <div className="section-head">
        <h2 id="enter-orders">{t('enter.title')}</h2>
      </div>
      <p className="muted">{t('enter.about')}</p>
      <ClientTexts of={['rule-game']}>
        <EnterOrders game={game} />
      </ClientTexts>
    </section>
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
