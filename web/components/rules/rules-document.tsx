import Link from 'next/link';
import { notFound } from 'next/navigation';
import type { GameSystemId } from '../../../engine/games';
import { hasLessons } from '../../../engine/lessons/lessons';
import { rulesPage } from '../../lib/rules-page';
import { Contents } from '../frame/contents';
import { Page } from '../frame/page';

/** A game's rules with their chapters beside them. */
export async function RulesDocument({ system }: { system: GameSystemId }) {
  const rules = await rulesPage(system);
  if (rules === null) notFound();
  return (
    <Page here="game">
      <div className="with-contents">
        <Contents label="Chapters" parts={rules.chapters} />
        <div>
          {hasLessons(system) ? (
            <p className="before-document">
              New to the game? <Link href={`/${system}/learn`}>Short lessons</Link> teach it on a real table.
            </p>
          ) : null}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the document is part of this repository */}
          <article className="document" dangerouslySetInnerHTML={{ __html: rules.html }} />
        </div>
      </div>
    </Page>
  );
}
