import Link from 'next/link';
import type { Case } from '../../../functions/api/schemas/cases';
import { State } from '../frame/porthole';
import { When } from '../frame/when';
import { caseTitle } from './case-title';

/** Disputes, reports and appeals that wait for an answer. */
export function DeskCases({ cases }: { readonly cases: readonly Case[] }) {
  if (cases.length === 0) return null;
  return (
    <section aria-labelledby="cases" className="mb-6">
      <div className="section-head">
        <h2 id="cases">Disputes and reports</h2>
      </div>
      <ul className="card rows desk-rows">
        {cases.map((one) => (
          <li key={`${one.game}-${one.id}`}>
            <div className="grow">
              <h3>
                <Link href={`/games/${one.game}/cases`}>
                  {one.appeal === null ? caseTitle(one) : `Appeal: ${caseTitle(one)}`}
                </Link>
              </h3>
              <p className="small muted">
                {one.by.name}, <When at={one.appeal?.at ?? one.at} as="short" />, {one.season.name}, round{' '}
                {one.round}, board {one.board}
              </p>
              {one.mayAnswer || one.appeal?.mayAnswer ? null : <p className="small muted">{whyNotMe(one)}</p>}
            </div>
            <State reading="late">
              {one.appeal === null && one.kind === 'dispute' && one.holds
                ? 'Holds the game'
                : 'Waiting for an answer'}
            </State>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Cases on which they may rule are those they can read. */
function whyNotMe({ text }: Case): string {
  return text === null
    ? 'You play in this game, so another moderator must answer.'
    : 'You had a part in the first answer, so somebody else answers the appeal.';
}
