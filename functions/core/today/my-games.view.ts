import type { GameSystem } from '../../../engine/game';
import { readLabel } from '../../../engine/labels';
import { loadSystemFor } from '../../../engine/load-system';
import type { Language } from '../../../messages/languages';
import type { Translate } from '../../../messages/translate';
import { translatorIn } from '../../../messages/translator';
import type { Caller } from '../access/caller';
import type { MyGame, MyGames } from '../account/me.schema';
import { askedOf } from '../game/game.view';
import { deadlineOf, type Gate, type StepRecord } from '../game/games.records';
import type { Deps } from '../platform/deps';
import { iso, isoOrNull } from '../platform/instants';
import { areasOf } from '../platform/translate';
import { readyIn, seatStateOf } from '../step/seat-state';

const FINISHED_SHOWN = 5;
const NEWS_SHOWN = 3;

/** The caller's games, running ones first, each with what they owe in it. */
export async function myGames(deps: Deps, caller: Caller, language: Language): Promise<MyGames> {
  const [running, finished] = await Promise.all([
    deps.store.runningGamesOf(caller.id),
    deps.store.finishedGamesOf(caller.id),
  ]);
  const ids = [...running, ...finished.slice(0, FINISHED_SHOWN)];
  const gates = new Map((await deps.store.gates(ids)).map((gate) => [gate.game, gate]));
  const games = await Promise.all(ids.map((id) => myGame(deps, caller, language, id, gates.get(id))));
  return { now: iso(deps.clock()), games: games.filter((game) => game !== undefined) };
}

async function myGame(
  deps: Deps,
  caller: Caller,
  language: Language,
  id: string,
  gate: Gate | undefined,
): Promise<MyGame | undefined> {
  const game = await deps.store.game(id);
  const system = game && (await loadSystemFor(game));
  const seat = game?.seats.find(({ player }) => player.id === caller.id)?.seat;
  if (game === undefined || gate === undefined || system === undefined || seat === undefined)
    return undefined;
  const say = await translatorIn(language, areasOf(game.system));
  const running = gate.state !== 'finished';
  const lastStep = running ? gate.step - 1 : gate.step;
  const [last, before] = await Promise.all([
    deps.store.stepInPlay(gate, lastStep),
    lastStep > 0 ? deps.store.stepInPlay(gate, lastStep - 1) : undefined,
  ]);
  if (last === undefined) throw new Error(`game ${id} has no step ${lastStep}`);
  return {
    game: id,
    system: game.system,
    systemTitle: system.title,
    ...{ league: game.league, season: game.season, round: game.round, board: game.board },
    seat,
    status: running ? 'running' : 'finished',
    label: say(readLabel(game.system, gate.label)),
    step: gate.step,
    deadline: running ? isoOrNull(deadlineOf(gate)) : null,
    zone: game.deadlines.zone ?? null,
    paused: gate.pausedAt !== undefined,
    openedAt: running ? iso(gate.openedAt) : null,
    mine: seatStateOf(gate, seat),
    ...askedOf(system, last.position, seat, say),
    ready: running ? readyIn(gate) : 0,
    owing: gate.owing.length,
    figures: { ...system.figures(last.position)[seat] },
    news: before === undefined ? [] : newsOf(system, before, last, seat, say),
  };
}

function newsOf(
  system: GameSystem,
  before: StepRecord,
  last: StepRecord,
  seat: string,
  say: Translate,
): MyGame['news'] {
  const viewer = { kind: 'seat', seat } as const;
  return system
    .describe(system.view(before.position, viewer), system.viewResult(last, viewer))
    .filter(({ seats }) => seats.includes(seat))
    .slice(0, NEWS_SHOWN)
    .map(({ says, rules }) => ({ text: say(says), rules: [...rules] }));
}
