import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { GameSystemId } from '../../../../engine/games';
import { hasLessons } from '../../../../engine/lessons/lessons';
import { Contents } from '../../../components/frame/contents';
import { Link } from '../../../components/frame/link';
import { Page } from '../../../components/frame/page';
import { FACES } from '../../../games/faces';
import { gameTranslator } from '../../../lib/i18n/game-translator';
import { languageOfReader } from '../../../lib/language';
import { rulesPage } from '../../../lib/rules-page';
import { DiagramFigure } from './diagram-figure';

/** A game's rules with their chapters beside them, and diagrams between the paragraphs. */
export async function RulesDocument({ system }: { system: GameSystemId }) {
  const [language, say] = await Promise.all([languageOfReader(), gameTranslator(system)]);
  const [rules, diagrams] = await Promise.all([
    rulesPage(system, language, say),
    FACES[system].diagrams(getTranslations, language),
  ]);
  if (rules === null) notFound();
  const t = await getTranslations('rules');
  return (
    <Page here="game">
      <div className="with-contents">
        <Contents label={t('chapters')} parts={rules.chapters} />
        <div>
          {hasLessons(system) ? (
            <p className="before-document">
              {t.rich('lessons', { learn: (words) => <Link href={`/${system}/learn`}>{words}</Link> })}
            </p>
          ) : null}
          <article className="document">
            {rules.parts.some((part) => typeof part !== 'string') ? diagrams.shared() : null}
            {rules.parts.map((part) =>
              typeof part === 'string' ? (
                // biome-ignore lint/security/noDangerouslySetInnerHtml: the document is part of this repository
                <div key={part} className="document-part" dangerouslySetInnerHTML={{ __html: part }} />
              ) : (
                <DiagramFigure key={part.caption} {...{ system, diagrams }} diagram={part} />
              ),
            )}
          </article>
        </div>
      </div>
    </Page>
  );
}
