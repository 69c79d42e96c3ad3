import { useTranslations } from 'next-intl';
import type { Case } from '../../../functions/core/case/cases.schema';
import type { Texts } from '../../lib/texts';
import { State } from '../frame/game-thumbnail';
import { Link } from '../frame/link';
import { When } from '../frame/when';
import { caseTitle } from './case-title';

/** Disputes, reports and appeals that wait for an answer. */
export function DeskCases({ cases }: { readonly cases: readonly Case[] }) {
  const t = useTranslations('cases');
  if (cases.length === 0) return null;
  return (
    <section aria-labelledby="cases" className="mb-6">
      <div className="section-head">
        <h2 id="cases">{t('title')}</h2>
      </div>
      <ul className="card rows desk-rows">
        {cases.map((one) => (
          <li key={`${one.game}-${one.id}`}>
            <div className="grow">
              <h3>
                <Link href={`/games/${one.game}/cases`}>
                  {one.appeal === null ? caseTitle(one, t) : t('desk.appeal', { what: caseTitle(one, t) })}
                </Link>
              </h3>
              <p className="small muted">
                {t.rich('desk.from', {
                  player: one.by.name,
                  season: one.season.name,
                  round: one.round,
                  board: one.board,
                  time: () => <When at={one.appeal?.at ?? one.at} as="short" />,
                })}
              </p>
              {one.mayAnswer || one.appeal?.mayAnswer ? null : (
                <p className="small muted">{whyNotMe(one, t)}</p>
              )}
            </div>
            <State reading="late">
              {one.appeal === null && one.kind === 'dispute' && one.holds ? t('desk.holds') : t('desk.waits')}
            </State>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A moderator can rule on the cases that they can read. */
function whyNotMe({ text }: Case, t: Texts<'cases'>): string {
  return text === null ? t('desk.plays') : t('appeal.notYou');
}
