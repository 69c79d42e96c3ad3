import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { OnePerson } from '../../../../components/results/one-person';
import { SeasonRoster } from '../../../../components/roster/season-roster';
import { KeepApart } from '../../../../components/season/keep-apart';
import { PlayerList } from '../../../../components/season/player-list';
import { SeasonFrame } from '../../../../components/season/season-frame';
import { listQuery } from '../../../../lib/list-query';
import { reader } from '../../../../lib/reader';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('season'))('players.title') };
}

interface Props {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The players of a season; its organizers add, remove and mark absent. */
export default async function PlayersPage({ params, searchParams }: Props) {
  const { id } = await params;
  const season = valueFrom(await serverApi('GET /seasons/{id}', { id }));
  const asked = listQuery(await searchParams);
  const organizes = season.myRoles.includes('organizer');
  return (
    <SeasonFrame season={season} here="players">
      {organizes ? (
        <>
          <ClientTexts of={['lists', 'roster']}>
            <SeasonRoster
              id={id}
              league={season.league.id}
              roster={valueFrom(await serverApi('GET /seasons/{id}/roster', { id, ...asked }))}
              search={asked.search}
            />
          </ClientTexts>
          {season.status === 'finished' ? null : (
            <div className="section reading">
              <ClientTexts of={['roster']}>
                <KeepApart season={{ ...season, boards: [], standing: [], planned: [] }} />
                <OnePerson season={{ ...season, boards: [], standing: [], planned: [] }} />
              </ClientTexts>
            </div>
          )}
        </>
      ) : (
        <Listed id={id} asked={asked} />
      )}
    </SeasonFrame>
  );
}

async function Listed({ id, asked }: { readonly id: string; readonly asked: ReturnType<typeof listQuery> }) {
  const [shown, me] = await Promise.all([serverApi('GET /seasons/{id}/entries', { id, ...asked }), reader()]);
  return <PlayerList season={id} shown={valueFrom(shown)} search={asked.search} me={me?.id ?? null} />;
}
