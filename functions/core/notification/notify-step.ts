import type { GameSystem, Message } from '../../../engine/game';
import type { Voice } from '../../../engine/game-entry';
import { entryOf } from '../../../engine/games';
import { readLabel } from '../../../engine/labels';
import type { GameRecord, Gate, StepRecord } from '../game/games.records';
import { delayOf } from '../game/watch-delay';
import type { Deps } from '../platform/deps';
import type { StepClosed } from '../platform/events.records';
import { message } from '../platform/message';
import { STAGE_WORDS } from '../season/stages';
import { type Addressed, dispatch, type News, type PlayerNotification } from './dispatch';
import type { NotificationDraft } from './notification-draft';
import {
  boardInWords,
  gameFinished,
  gameStarted,
  peopleOf,
  pictureOf,
  seatTitle,
  sentencesOf,
  stepResult,
  yourTurn,
} from './of-game';
import { type PreferencesReader, preferencesIn } from './preferences';
import { scheduleReminder } from './remind';

/** The data for the notifications of a closed step: the game, its present gate, the step and the one before. */
interface Ended {
  readonly system: GameSystem;
  readonly game: GameRecord;
  readonly gate: Gate;
  readonly step: StepRecord;
  /** Absent for the set-up. */
  readonly before: StepRecord | undefined;
  /** Seats whose turn has just begun and that have submitted no orders. */
  readonly owing: ReadonlySet<string>;
  /** The picture of the board after the step, if every visitor may see it. */
  readonly picture: Pick<NotificationDraft, 'picture'>;
  readonly voice: Voice | undefined;
}

/** What everyone may read of a closed step. */
type Public = Pick<Ended, 'system' | 'game' | 'step' | 'before' | 'picture'>;

/** Notifies players and webhooks of a closed step: its result, whose turn it is, and the start or end of a game. */
export async function notifyStep(
  deps: Deps,
  event: StepClosed,
  parts: Pick<Ended, 'system' | 'game' | 'gate' | 'step'>,
): Promise<void> {
  const { game, gate, step } = parts;
  const opened = gate.state === 'open' && gate.step === event.step + 1;
  const delay = event.step === 0 ? 0 : delayOf(game, gate);
  const [before, held, picture, voice, watched] = await Promise.all([
    event.step === 0 ? undefined : deps.store.stepInPlay(gate, event.step - 1),
    opened ? deps.store.gate(game.id) : undefined,
    // Pictures are read without a login: that of a step which others see later is not there yet.
    event.step === 0 || delay > 0 ? undefined : pictureOf(deps, game, step),
    entryOf(game.system).voices?.(),
    delay === 0 || event.step <= delay ? undefined : watchedStep(deps, parts, event.step - delay),
  ]);
  // A continued decision is not a new turn: its player has just submitted a part of it.
  const isNew = opened && gate.openedAt >= step.closedAt;
  // Bots and premoves may have submitted orders since and closed the step.
  const waits = isNew && held?.step === gate.step;
  const owing = new Set(waits ? gate.owing.filter((seat) => !Object.hasOwn(held.given, seat)) : []);
  const ended: Ended = { ...parts, before, owing, voice, picture: picture === undefined ? {} : { picture } };
  const preferences = preferencesIn(deps);
  const addressed = await toPlayers(ended, event, preferences);
  const news = delay === 0 ? toLeague(ended, event) : watched === undefined ? [] : toLeague(watched, event);
  await dispatch(deps, event, addressed, news, preferences);
  if (opened) await scheduleReminder(deps, game, gate, preferences);
}

/** An earlier step of a game, as it becomes public with a later one. */
async function watchedStep(
  deps: Deps,
  { system, game, gate }: Pick<Ended, 'system' | 'game' | 'gate'>,
  number: number,
): Promise<Public | undefined> {
  // It became public before a ruling took later steps back.
  if (number < (gate.watched?.step ?? 1)) return undefined;
  const [step, before] = await Promise.all([
    deps.store.stepInPlay(gate, number),
    deps.store.stepInPlay(gate, number - 1),
  ]);
  // A ruling has since taken it back.
  if (step === undefined || before === undefined) return undefined;
  const picture = await pictureOf(deps, game, step);
  return { system, game, step, before, picture: picture === undefined ? {} : { picture } };
}

function toPlayers(
  ended: Ended,
  { finished }: StepClosed,
  preferences: PreferencesReader,
): Promise<readonly Addressed[]> {
  const { system, game, gate, step, before, owing, picture } = ended;
  const notified = peopleOf(game).map(async ({ seat, player }) => {
    const voice = (await preferences(player.id)).stories ? ended.voice : undefined;
    const news = before === undefined ? [] : sentencesOf(system, before, step, { kind: 'seat', seat });
    const notifications: PlayerNotification[] = [];
    // A game that a ruling has taken back to its set-up, or ended there, began long ago.
    if (before === undefined && !finished && gate.line === undefined)
      notifications.push(gameStarted(game, gate, seat, voice));
    if (finished)
      notifications.push({
        ...gameFinished(game, endInWords(system, game, step), system.outcome(step.position)?.winners, voice),
        ...picture,
      });
    if (owing.has(seat)) notifications.push({ ...yourTurn(game, gate, news), ...picture });
    if (before !== undefined) notifications.push({ ...stepResult(game, step, news), ...picture });
    return { player: player.id, notifications };
  });
  return Promise.all(notified);
}

/** The public news. The start of a round is sent once, with the first of its boards. */
function toLeague(
  { system, game, step, before, picture }: Public,
  { finished }: StepClosed,
): readonly News[] {
  const { league, season, round } = game;
  const common = { league, path: `/games/${game.id}`, deadline: null };
  if (before === undefined && !finished) {
    const kind = 'round-begun';
    const title =
      game.stage === undefined
        ? message('news.roundBegun', { round, season: season.name })
        : message('news.stageBegun', { stage: STAGE_WORDS[game.stage], season: season.name });
    const subject = `round-${season.id}-${round}`;
    const compose = (): NotificationDraft => ({
      ...common,
      kind,
      title,
      lines: [],
      path: `/seasons/${season.id}`,
    });
    return [{ league: league.id, kind, subject, compose }];
  }
  const kind = finished ? 'game-finished' : 'step-result';
  const compose = (): NotificationDraft => {
    const board = boardInWords(game);
    if (before === undefined || finished)
      return {
        ...{ ...common, ...picture },
        kind,
        title: message('mail.over', { board }),
        lines: [endInWords(system, game, step)],
      };
    const lines = [...sentencesOf(system, before, step, { kind: 'spectator' })];
    return {
      ...{ ...common, ...picture },
      kind,
      title: message('news.step', { board, turn: readLabel(game.system, step.label) }),
      lines,
    };
  };
  return [{ league: league.id, kind, compose }];
}

/** The winners by name: "Won by Ann (The Tower Syndicate)." */
function endInWords(system: GameSystem, game: GameRecord, step: StepRecord): Message {
  const outcome = system.outcome(step.position);
  if (outcome === null) return message('ends.byModerator');
  const winners = outcome.winners.map((seat) => {
    const holder = game.seats.find((one) => one.seat === seat);
    const title = seatTitle(game, seat);
    return holder === undefined ? title : message('ends.holder', { name: holder.player.name, seat: title });
  });
  const [winner] = winners;
  if (winner === undefined) return message('ends.timeUp');
  return winners.length === 1 ? message('ends.won', { winner }) : message('ends.shared', { winners });
}
