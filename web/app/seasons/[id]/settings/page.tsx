import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { SeasonClocks } from '../../../../components/rulings/season-clocks';
import { FixedSettings } from '../../../../components/season/fixed-settings';
import { POLICY_SCHEMAS } from '../../../../components/season/policy-schemas';
import { SeasonForm } from '../../../../components/season/season-form';
import { SeasonFormTexts } from '../../../../components/season/season-form-texts';
import { SeasonFrame } from '../../../../components/season/season-frame';
import { SettingsEditor } from '../../../../components/season/settings-editor';
import { SeasonTextsForm } from '../../../../components/season/texts-form';
import { KeepTemplate } from '../../../../components/template/keep-template';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('season-settings'))('title') };
}

/** A season's settings: as a form, and as text to save or to use for another season. */
export default async function SettingsPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const [seasonAnswer, settingsAnswer, systems, scorings, boards] = await Promise.all([
    serverApi('GET /seasons/{id}', { id }),
    serverApi('GET /seasons/{id}/settings', { id }),
    serverApi('GET /systems'),
    serverApi('GET /scorings'),
    serverApi('GET /seasons/{id}/boards', { id }),
  ]);
  const season = valueFrom(seasonAnswer);
  const settings = valueFrom(settingsAnswer);
  const options = valueFrom(systems).systems.find((one) => one.id === season.system)?.options;
  const { about, aboutIn, venue, links, textsVersion } = season;
  const t = await getTranslations('season-settings');
  if (!season.myRoles.includes('organizer')) notFound();
  return (
    <SeasonFrame season={season} here="settings">
      <p className="lead reading mt-4">{season.status === 'registration' ? t('leadBefore') : t('lead')}</p>
      <FixedSettings season={season} settings={settings} options={options ?? {}} />
      <SeasonFormTexts>
        <SeasonForm
          start={settings}
          target={{ season: season.id }}
          policies={POLICY_SCHEMAS}
          systems={valueFrom(systems)}
          scorings={valueFrom(scorings)}
          examples={{}}
        />
      </SeasonFormTexts>
      <section className="section" aria-labelledby="description">
        <h2 id="description">{t('description')}</h2>
        {/* All properties of the form are sent to the browser, so it does not get the whole season. */}
        <ClientTexts of={['season-settings', 'league-settings', 'text-in']}>
          <SeasonTextsForm season={{ id, about, aboutIn, venue, links, textsVersion }} />
        </ClientTexts>
      </section>
      <SeasonClocks season={season} rounds={valueFrom(boards).rounds} />
      <ClientTexts of={['templates']}>
        <KeepTemplate season={season.id} name={season.name} />
      </ClientTexts>
      <section className="section" aria-labelledby="as-text">
        <h2 id="as-text">{t('asText')}</h2>
        <ClientTexts of={['season-settings']}>
          <SettingsEditor season={season.id} league={season.league.id} settings={settings} />
        </ClientTexts>
      </section>
    </SeasonFrame>
  );
}
