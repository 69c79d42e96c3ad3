import { useTexts, useTranslate } from '#texts';
import type { Definition } from '../../../../engine/classic/variant/definition';
import type { DraftProblem } from './device-draft';
import { type Goal, goalOf } from './goal';

interface ProblemPanelProps {
  readonly definition: Definition;
  readonly problems: readonly DraftProblem[];
  readonly onGo: (goal: Goal) => void;
}

/** Everything that is wrong with the variant; each problem leads to the space, power or field that it is about. */
export function ProblemPanel({ definition, problems, onGo }: ProblemPanelProps) {
  const t = useTexts('maps');
  const say = useTranslate('classic');
  if (problems.length === 0)
    return (
      <p className="map-note" role="status">
        {t('noProblems')}
      </p>
    );
  return (
    <ul className="rows map-problems">
      {problems.map(({ path, message }) => {
        const goal = goalOf(definition, path);
        return (
          <li key={`${path.join('.')} ${message.text}`}>
            <button type="button" onClick={() => onGo(goal)}>
              <b>{nameOf(goal, definition) ?? t('facts.short')}</b>
              <span>{say(message)}</span>
              <code>{path.join('.')}</code>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function nameOf(goal: Goal, definition: Definition): string | undefined {
  if (goal.part === 'power') return definition.powers[goal.power]?.name;
  if (goal.part !== 'space') return undefined;
  const spaces = 'spaces' in definition ? definition.spaces : [];
  return spaces.find(({ id }) => id === goal.space)?.name ?? goal.space.toUpperCase();
}
