import { useTranslations } from 'next-intl';
import type { Case } from '../../../functions/core/case/cases.schema';
import { When } from '../frame/when';
import { ReportLink } from '../reports/report-link';
import { AnswerNote } from './answer-note';
import { AppealPart } from './appeal-part';
import { CaseAnswer } from './case-answer';
import { caseTitle } from './case-title';
import { ReportedMessages } from './reported-messages';
import { WithdrawCase } from './withdraw-case';

interface CaseListProps {
  readonly cases: readonly Case[];
  /** The page on which a moderator rules on the game, if they may. */
  readonly ruling: string;
}

/** Disputes and reports of a game, with their answers. */
export function CaseList({ cases, ruling }: CaseListProps) {
  const t = useTranslations('cases');
  const report = useTranslations('report');
  if (cases.length === 0) return <p className="card empty">{t('none')}</p>;
  return (
    <ol className="card rows">
      {[...cases].reverse().map((one) => (
        <li key={one.id}>
          <div className="grow">
            <h3>{caseTitle(one, t)}</h3>
            <p className="small muted">
              <CaseState of={one} />
            </p>
            {one.text === null ? null : <p className="reading mt-3">{one.text}</p>}
            {one.text === null || one.mine ? null : (
              <ReportLink target={{ kind: 'case', game: one.game, case: one.id }}>
                {report('link')}
              </ReportLink>
            )}
            {one.mine && one.answer !== null ? (
              <ReportLink target={{ kind: 'case-answer', game: one.game, case: one.id }}>
                {report('linkSite')}
              </ReportLink>
            ) : null}
            {one.kind === 'dispute' && one.hash !== null ? (
              <p className="small muted">
                {t.rich('hash', { hash: () => <span className="mono break-all">{one.hash}</span> })}
              </p>
            ) : null}
            {one.answer === null ? null : <AnswerNote {...one.answer} />}
            {one.kind === 'report' && (one.mayAnswer || one.appeal?.mayAnswer) ? (
              <ReportedMessages of={one} />
            ) : null}
            {one.mayAnswer ? <CaseAnswer of={one} ruling={ruling} /> : null}
            {one.mine && one.state === 'open' ? <WithdrawCase of={one} /> : null}
            <AppealPart of={one} ruling={ruling} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Who opened it, when, and its current state. */
function CaseState({ of }: { readonly of: Case }) {
  const t = useTranslations('cases');
  const said = { player: of.by.name, time: () => <When at={of.at} as="long" /> };
  if (of.state === 'answered') return t.rich('state.answered', said);
  if (of.state === 'withdrawn') return t.rich('state.withdrawn', said);
  return t.rich(of.kind === 'dispute' && of.holds ? 'state.held' : 'state.open', said);
}
