import { Pause, Play, SkipForward, X } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTexts } from '#texts';
import type { Game, Step } from '../../../functions/core/game/games.schema';
import { Link } from '../frame/link';
import { nameOf, namesOf, peopleOf } from '../frame/people';
import { useLanguage } from '../frame/reader';
import { withNames } from '../frame/seats';
import { changeWords } from './change-words';
import { cue } from './scene-sound';
import { isAfter, isOwnMove, type Scene, scenesOf } from './scenes';
import { keepSeenStep } from './seen-step';
import { useStepDrawing } from './step-drawing';
import { Story } from './story';
import { type StoryChoices, useStoryChoices, wantsNoMotion } from './story-choices';
import { type Playback, usePlayback } from './use-playback';
import { useSteps } from './use-steps';

/** At most this many steps are played and listed; all changes count, and a link leads to the others. */
const MOST_STEPS = 12;

/** So many sentences on others stand above the board; more would push it off a phone’s screen. */
const MOST_OTHERS = 3;

interface CatchUpProps {
  readonly game: Game;
  /** The last step that the reader has seen. */
  readonly from: number;
  /** Called when the reader closes the story. */
  readonly onSeen: (step: number) => void;
}

/** The steps after one, as one story. A step that closes after its end is a story of its own. */
export function CatchUp({ game, from, onSeen }: CatchUpProps) {
  const last = game.last?.step ?? 0;
  const [{ base, over }, set] = useState<{ base: number; over: number | null }>({ base: from, over: null });
  if (over !== null && last > over) set({ base: over, over: null });
  const end = useCallback(() => {
    keepSeenStep(game.id, last);
    set((now) => ({ ...now, over: last }));
  }, [game.id, last]);
  const skip = (step: number) => {
    if (step === last) return onSeen(last);
    keepSeenStep(game.id, step);
    set({ base: step, over: null });
  };
  const close = () => onSeen(last);
  return <StepsSince key={base} game={game} from={base} onEnd={end} onSkip={skip} onClose={close} />;
}

interface StepsSinceProps extends Pick<CatchUpProps, 'game' | 'from'> {
  readonly onEnd: () => void;
  /** Called for a first step that needs no playback, once it is known. */
  readonly onSkip: (step: number) => void;
  readonly onClose: () => void;
}

function StepsSince({ game, from, onEnd, onSkip, onClose }: StepsSinceProps) {
  const t = useTexts('catch-up');
  const drawing = useStepDrawing();
  const [choices, choose] = useStoryChoices();
  const [plays] = useState(() => choices.plays && !wantsNoMotion() && !isMapInUse());
  const { all, shown, stepOf, ask } = useStepsSince(game, from);
  const scenesAt = (at: number) => {
    const step = stepOf(shown[at]?.step);
    return step === undefined ? undefined : scenesOf(drawing, step);
  };
  const playback = usePlayback(shown.length, plays, scenesAt);
  const { place, isOver } = playback;
  const number = shown[place.at]?.step;
  const step = stepOf(number);
  const scenes = scenesAt(place.at);
  const scene = scenes?.[place.scene];
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);
  const first = all[0]?.step;
  const skips = drawing.verdicts === undefined && isOwnMove(stepOf(first), game.me.seat);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    if (skips && first !== undefined) onSkip(first);
  }, [skips, first]);
  useEffect(() => {
    if (first !== undefined) ask(first);
    if (number !== undefined) ask(number);
  }, [ask, first, number]);
  useEffect(() => {
    if (choices.sounds && playback.isPlaying && scene !== undefined) cue(scene);
  }, [choices.sounds, playback.isPlaying, scene]);
  const names = namesOf(peopleOf(game.seats));
  const title = all.length === 1 ? withNames(all[0]?.label ?? '', names) : t('since', { count: all.length });
  if (skips) return null;
  // The sentence on a single step comes after all that is seen on the board.
  const isSaid = all.length > 1 || isOver || (scene !== 'out' && scene === scenes?.at(-1));
  return (
    <section
      className={isOver ? 'catch-up' : 'catch-up playing'}
      data-scene={scene}
      aria-labelledby="catch-up-title"
    >
      <div className="panel-head">
        <h2 id="catch-up-title">{title}</h2>
        <Buttons playback={playback} onClose={onClose} />
      </div>
      <div aria-live="polite">
        {isSaid ? <Changes game={game} before={stepOf(first)?.before} after={game.last?.position} /> : null}
      </div>
      {isOver ? (
        <>
          <StepByStep {...{ game, stepOf, ask }} steps={shown} isCut={shown.length < all.length} />
          <Choices choices={choices} onChoose={choose} />
        </>
      ) : step === undefined || scene === undefined ? (
        <p className="empty small">{t('fetching')}</p>
      ) : (
        <PlayedStep {...{ game, step, scene }} at={place.at + 1} count={shown.length} />
      )}
    </section>
  );
}

/** The steps of a story, those that are told one by one, and what is known of them. */
function useStepsSince(game: Game, from: number) {
  const { id, last } = game;
  const all = useMemo(() => game.steps.filter(({ step }) => step > from), [game.steps, from]);
  const shown = useMemo(() => all.slice(-MOST_STEPS), [all]);
  // The last step is in the table's own answer.
  const steps = useMemo(() => all.filter(({ step }) => step !== last?.step), [all, last]);
  const { known, ask } = useSteps({ id, steps }, null);
  const stepOf = (number: number | undefined): Step | undefined => {
    if (number === undefined) return undefined;
    return last?.step === number ? last : known.get(number);
  };
  return { all, shown, stepOf, ask };
}

/** Whether the reader's focus is on the map, which must not go away under their hands. */
function isMapInUse(): boolean {
  return document.activeElement?.closest('.table-map') != null;
}

function Buttons({ playback, onClose }: { readonly playback: Playback; readonly onClose: () => void }) {
  const t = useTexts('catch-up');
  const { isOver, isPlaying, setPlaying, skip, again } = playback;
  if (!isOver)
    return (
      <span className="catch-up-buttons">
        <button type="button" className="button compact" onClick={() => setPlaying(!isPlaying)}>
          {isPlaying ? <Pause size={18} /> : <Play size={18} />} {t(isPlaying ? 'pause' : 'play')}
        </button>
        <button type="button" className="button compact" onClick={skip}>
          <SkipForward size={18} /> {t('skip')}
        </button>
      </span>
    );
  return (
    <span className="catch-up-buttons">
      {wantsNoMotion() ? null : (
        <button type="button" className="button compact" onClick={again}>
          <Play size={18} /> {t('again')}
        </button>
      )}
      <button type="button" className="icon-button" aria-label={t('close')} onClick={onClose}>
        <X size={20} />
      </button>
    </span>
  );
}

interface ChangesProps {
  readonly game: Game;
  /** Undefined until it is loaded. */
  readonly before: unknown;
  readonly after: unknown;
}

/** What changed between two states, the reader's own gains and losses first. */
function Changes({ game, before, after }: ChangesProps) {
  const t = useTexts('catch-up');
  const language = useLanguage();
  const { changes } = useStepDrawing();
  if (before === undefined || after === undefined) return null;
  const people = peopleOf(game.seats);
  const seatName = (seat: string) => nameOf(people, seat);
  const { own, others } = changeWords(changes(before, after), game.me.seat, seatName, t, language);
  if (own === null && others.length === 0) return <p className="own-changes">{t('nothing')}</p>;
  return (
    <>
      {own === null ? null : <p className="own-changes">{own}</p>}
      {others.length === 0 ? null : (
        <>
          <Sentences of={others.slice(0, MOST_OTHERS)} />
          {others.length > MOST_OTHERS ? (
            <details className="typed">
              <summary>{t('others', { count: others.length - MOST_OTHERS })}</summary>
              <Sentences of={others.slice(MOST_OTHERS)} />
            </details>
          ) : null}
        </>
      )}
    </>
  );
}

function Sentences({ of }: { readonly of: readonly string[] }) {
  return (
    <ul className="other-changes">
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

interface PlayedStepProps {
  readonly game: Game;
  readonly step: Step;
  readonly scene: Scene;
  readonly at: number;
  readonly count: number;
}

/** One scene of a step on the board, with what it says. */
function PlayedStep({ game, step, scene, at, count }: PlayedStepProps) {
  const t = useTexts('catch-up');
  const { board, verdicts } = useStepDrawing();
  const names = namesOf(peopleOf(game.seats));
  const label = withNames(step.label, names);
  return (
    <>
      {count === 1 ? null : (
        <p className="played-step small">
          <b>{label}</b> <span className="muted numbers">{t('place', { at, count })}</span>
        </p>
      )}
      {/* A turn of all seats is told by what it changed; a move of one seat by what the seat did. */}
      {verdicts === undefined ? (
        <div className="log-step">
          <Story sentences={step.sentences} names={names} system={game.system} />
        </div>
      ) : count > 1 && isAfter(scene) && scene !== 'out' ? (
        <Changes game={game} before={step.before} after={step.position} />
      ) : null}
      {scene === 'out' ? <SeatsOut game={game} step={step} /> : null}
      {board(step, isAfter(scene), label, scene === 'orders' || scene === 'out' ? undefined : scene)}
    </>
  );
}

/** A sentence for each seat that left the game in a step. */
function SeatsOut({ game, step }: { readonly game: Game; readonly step: Step }) {
  const t = useTexts('catch-up');
  const { changes } = useStepDrawing();
  const people = peopleOf(game.seats);
  return changes(step.before, step.position)
    .filter(({ isOut }) => isOut)
    .map(({ seat }) => (
      <p key={seat} className="own-changes">
        {seat === game.me.seat ? t('youAreOut') : t('isOut', { name: nameOf(people, seat) })}
      </p>
    ));
}

interface StepByStepProps {
  readonly game: Game;
  readonly steps: Game['steps'];
  readonly stepOf: (step: number) => Step | undefined;
  readonly ask: (step: number) => void;
  /** Whether there are more steps than these. */
  readonly isCut: boolean;
}

/** The steps of a story as a list, each with its changes and its own sentences. */
function StepByStep({ game, steps, stepOf, ask, isCut }: StepByStepProps) {
  const t = useTexts('catch-up');
  const { verdicts } = useStepDrawing();
  const [isOpen, setOpen] = useState(steps.length > 1 && wantsNoMotion());
  const names = namesOf(peopleOf(game.seats));
  useEffect(() => {
    if (isOpen) for (const { step } of steps) ask(step);
  }, [isOpen, steps, ask]);
  return (
    <details className="typed" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('stepByStep')}</summary>
      <ol className="log-steps">
        {steps.map(({ step: number, label }) => {
          const step = stepOf(number);
          return (
            <li key={number} className="log-step">
              <p className="log-step-head">
                <Link href={`/games/${game.id}/steps/${number}`}>{withNames(label, names)}</Link>
              </p>
              {step === undefined ? null : (
                <>
                  {verdicts === undefined ? null : (
                    <Changes game={game} before={step.before} after={step.position} />
                  )}
                  <Story
                    sentences={step.sentences.filter(({ ofOrder }) => ofOrder !== true)}
                    names={names}
                    system={game.system}
                  />
                </>
              )}
            </li>
          );
        })}
      </ol>
      <p className="small">
        <Link href={`/games/${game.id}/replay?step=${steps[0]?.step ?? 0}`}>
          {t(isCut ? 'replayEarlier' : 'replay')}
        </Link>
      </p>
    </details>
  );
}

interface ChoicesProps {
  readonly choices: StoryChoices;
  readonly onChoose: (choices: StoryChoices) => void;
}

/** Switches for how steps are told. */
function Choices({ choices, onChoose }: ChoicesProps) {
  const t = useTexts('catch-up');
  const switches = [
    ['plays', t('plays')],
    ['sounds', t('sounds')],
  ] as const;
  return (
    <details className="typed">
      <summary>{t('settings')}</summary>
      {switches.map(([key, name]) => (
        <label key={key} className="choice">
          <input
            type="checkbox"
            checked={choices[key]}
            onChange={(event) => onChoose({ ...choices, [key]: event.target.checked })}
          />
          <span>{name}</span>
        </label>
      ))}
    </details>
  );
}
