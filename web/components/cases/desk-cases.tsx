import Link from 'next/link';
import type { Case } from '../../../functions/api/schemas/cases';
import { State } from '../frame/porthole';
import { When } from '../frame/when';
import { caseTitle } from './case-title';

/** Disputes and reports that wait for an answer. */
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
                <Link href={`/games/${one.game}/cases`}>{caseTitle(one)}</Link>
              </h3>
              <p className="small muted">
                {one.by.name}, <When at={one.at} as="short" />, {one.season.name}, round {one.round}, board{' '}
                {one.board}
              </p>
              {one.mayAnswer ? null : (
                <p className="small muted">You play in this game, so another moderator must answer.</p>
              )}
            </div>
            <State reading="late">
              {one.kind === 'dispute' && one.holds ? 'Holds the game' : 'Waiting for an answer'}
            </State>
          </li>
        ))}
      </ul>
    </section>
  );
}
