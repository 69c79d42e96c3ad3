import { useTexts } from '#texts';
import type { Game } from '../../../../functions/core/game/games.schema';
import { nameOf, type People } from '../../../components/frame/people';
import { EarlierSteps } from '../../../components/table/earlier-steps';
import type { History } from '../../../components/table/use-history';
import type { Texts } from '../../../lib/texts';
import type { LogStep } from '../history';
import { LogEntry } from './log-entry';

interface LogPanelProps {
  readonly game: Game;
  readonly history: History<LogStep>;
  readonly people: People;
}

/** The orders that were carried out, the latest first, turn by turn, with every roll. */
export function LogPanel({ game, history, people }: LogPanelProps) {
  const t = useTexts('nyc-risk');
  const turns = turnsOf(history.steps);
  return (
    <>
      <div className="panel-head">
        <h2>{t('tabs.log')}</h2>
      </div>
      {turns.length === 0 ? <p className="empty small">{t('log.none')}</p> : null}
      {turns.map(({ turn, steps }) => (
        <section key={turn} aria-label={turnName(turn, steps, people, t)}>
          <h3 className="log-turn">{turnName(turn, steps, people, t)}</h3>
          <ol className="log-steps">
            {steps.map((step) => (
              <LogEntry key={step.step} game={game.id} step={step} people={people} />
            ))}
          </ol>
        </section>
      ))}
      <EarlierSteps game={game} history={history} />
    </>
  );
}

interface Turn {
  readonly turn: number;
  readonly steps: readonly LogStep[];
}

function turnsOf(steps: readonly LogStep[]): readonly Turn[] {
  const turns = new Map<number, LogStep[]>();
  for (const step of steps) turns.set(step.turn, [...(turns.get(step.turn) ?? []), step]);
  return [...turns].map(([turn, list]) => ({ turn, steps: list }));
}

function turnName(turn: number, steps: readonly LogStep[], people: People, t: Texts<'nyc-risk'>): string {
  const seat = steps[0]?.seat ?? null;
  if (turn === 0) return t('log.setUp');
  return seat === null ? t('title.turn', { turn }) : t('log.turnOf', { turn, name: nameOf(people, seat) });
}
