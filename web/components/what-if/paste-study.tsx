import { useTexts } from '#texts';
import type { Transcript } from '../../../engine/game/transcript';
import type { GameSystemId } from '../../../engine/games';
import type { Study } from '../../lib/study-link';
import { MOST_STEPS } from '../../lib/study-link';
import { PasteGame } from './paste-game';
import type { UsedStudy } from './use-study';
import { useTranscripts } from './use-transcripts';

interface PasteStudyProps {
  readonly used: UsedStudy;
  readonly onStep: (at: number) => void;
}

/** Starts the study from a pasted game, and offers its own as text; for games that can be read from text. */
export function PasteStudy({ used, onStep }: PasteStudyProps) {
  const t = useTexts('what-if');
  const { game, study, start, change } = used;
  const { system } = game;
  const transcripts = useTranscripts(system);
  if (transcripts === null) return null;
  const take = (read: Transcript) => {
    const next = studyFrom(study.seed, read);
    change(next);
    onStep(next.steps.length - 1);
  };
  return (
    <section className="panel shown" aria-labelledby="study-paste">
      <div className="panel-head">
        <h2 id="study-paste">{t('paste.title')}</h2>
      </div>
      <div className="study-body">
        <details className="more">
          <summary>{t('paste.summary')}</summary>
          <PasteGame
            key={JSON.stringify(study)}
            system={system.id as GameSystemId}
            transcripts={transcripts}
            text={transcripts.print(start, study.steps as Transcript['steps'])}
            onRead={take}
          />
        </details>
      </div>
    </section>
  );
}

/** The study of a parsed game, open at its last step. A game too long for an address starts at its current position. */
function studyFrom(seed: string, { start, steps, end }: Transcript): Study {
  if (steps.length >= MOST_STEPS) return { seed, steps: [{}], start: end };
  const given = steps.map((orders) =>
    Object.fromEntries(Object.entries(orders).map(([seat, list]) => [seat, list ?? []])),
  );
  return { seed, steps: [...given, {}], start };
}
