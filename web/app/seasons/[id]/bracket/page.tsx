import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BracketStages } from '../../../../components/season/bracket-stages';
import { GroupTables } from '../../../../components/season/group-tables';
import { SeasonFrame } from '../../../../components/season/season-frame';
import type { PageOf } from '../../../../lib/page-of';
import { reader } from '../../../../lib/reader';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('bracket'))('title') };
}

/** The stages of a knock-out: who met whom, who advanced, and who won. */
export default async function BracketPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const [bracketAnswer, season] = await Promise.all([
    serverApi('GET /seasons/{id}/bracket', { id }),
    serverApi('GET /seasons/{id}', { id }),
  ]);
  const t = await getTranslations('bracket');
  const bracket = valueFrom(bracketAnswer);
  const { champions, advance, kind, groups, through } = bracket;
  const me = (await reader())?.id ?? null;
  return (
    <SeasonFrame season={valueFrom(season)} here="bracket">
      {champions.length > 0 ? null : (
        <p className="lead reading mt-4">
          {kind === 'groups' ? `${t('leadGroups', { through })} ` : null}
          {kind === 'double-elimination' ? t('leadDouble') : t('lead', { advance })}
        </p>
      )}
      {groups.length === 0 ? null : <GroupTables {...{ groups, me }} />}
      <BracketStages bracket={bracket} me={me} />
    </SeasonFrame>
  );
}
