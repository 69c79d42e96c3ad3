import type { Case } from '../../../functions/api/schemas/cases';
import { When } from '../frame/when';
import { AnswerNote } from './answer-note';
import { AppealPart } from './appeal-part';
import { CaseAnswer } from './case-answer';
import { caseTitle } from './case-title';
import { ReportedMessages } from './reported-messages';
import { WithdrawCase } from './withdraw-case';

const STATES = { open: 'Waiting for an answer', answered: 'Answered', withdrawn: 'Withdrawn' } as const;

interface CaseListProps {
  readonly cases: readonly Case[];
  /** Where a moderator rules on the game, if they may. */
  readonly ruling: string;
}

/** Disputes and reports of a game, with what was answered. */
export function CaseList({ cases, ruling }: CaseListProps) {
  if (cases.length === 0) return <p className="card empty">No disputes or reports.</p>;
  return (
    <ol className="card rows">
      {[...cases].reverse().map((one) => (
        <li key={one.id}>
          <div className="grow">
            <h3>{caseTitle(one)}</h3>
            <p className="small muted">
              {one.by.name}, <When at={one.at} as="long" />. {STATES[one.state]}
              {one.kind === 'dispute' && one.holds && one.state === 'open' ? '; the game is on hold' : ''}.
            </p>
            {one.text === null ? null : <p className="reading mt-3">{one.text}</p>}
            {one.kind === 'dispute' && one.hash !== null ? (
              <p className="small muted">
                Published hash of the turn: <span className="mono break-all">{one.hash}</span>
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
