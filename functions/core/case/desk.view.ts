import { isGameSystem } from '../../../engine/games';
import { readLabel } from '../../../engine/labels';
import type { Language } from '../../../messages/languages';
import type { Translate } from '../../../messages/translate';
import { translatorIn } from '../../../messages/translator';
import type { Caller } from '../access/caller';
import { mayActOn } from '../access/conflicts';
import { moderatorOf } from '../access/guards';
import { deadlineOf } from '../game/games.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { iso, isoOrNull } from '../platform/instants';
import { withoutNames } from '../press/anonymity';
import type { SeasonRecord } from '../season/seasons.records';
import { stageOf } from '../season/stages';
import { type Attention, attentionIn } from './attention';
import type { Desk, DeskGame, DeskSeason } from './desk.schema';

/** The open tasks of a league's moderators: games that need attention, entries and rounds that need a decision. */
export async function deskView(
  deps: Deps,
  caller: Caller,
  language: Language,
  id: string,
): Promise<Outcome<Desk>> {
  const league = await deps.store.league(id);
  if (league === undefined) return refuse({ code: 'not-found', what: 'league' });
  const moderator = await moderatorOf(deps, caller, id, 'moderatorSeesDesk');
  if (!moderator.ok) return moderator;
  const seasons = (await deps.store.seasonsOf(id)).filter(({ status }) => status !== 'finished');
  const running = seasons.filter(({ status }) => status === 'running');
  const [waiting, attention] = await Promise.all([
    Promise.all(seasons.map((season) => seasonOf(deps, season))),
    Promise.all(running.map((season) => attentionIn(deps, season))),
  ]);
  const say = await translatorIn(language, ['labels']);
  const games = await Promise.all(attention.flat().map((one) => gameOf(deps, one, caller, say)));
  return done({
    league: { id, name: league.name },
    now: iso(deps.clock()),
    games: games.filter((game) => game !== undefined).sort((one, other) => urgency(one) - urgency(other)),
    seasons: waiting,
  });
}

async function seasonOf(deps: Deps, season: SeasonRecord): Promise<DeskSeason> {
  const { id, name, status, round } = season;
  const [entries, rounds] = await Promise.all([deps.store.entries(id), deps.store.rounds(id)]);
  const planned = rounds.filter(({ state }) => state === 'planned').map((one) => one.round);
  return {
    season: { id, name },
    status: status === 'running' ? 'running' : 'registration',
    round,
    asked: entries.filter(({ state }) => state === 'asked').length,
    planned,
    stages: [...new Set([round, ...planned])].flatMap((one) => {
      const stage = stageOf(season, one);
      return stage === undefined ? [] : [{ round: one, name: stage }];
    }),
  };
}

async function gameOf(
  deps: Deps,
  { season, board, gate, stuck, missing, silent }: Attention,
  caller: Caller,
  say: Translate,
): Promise<DeskGame | undefined> {
  const { system } = season;
  // Nobody waits at a game without an engine.
  if (!isGameSystem(system)) return undefined;
  const { left = [], stage, section } = (await deps.store.game(board.game)) ?? {};
  const blind = (await mayActOn(deps, season, caller)) === 'may-not';
  const plays = blind || [...board.seats, ...left].some(({ player }) => player.id === caller.id);
  const shown = (seats: Attention['missing']) =>
    (blind ? withoutNames(seats, caller.id) : seats).map(({ seat, player }) => ({
      seat,
      player,
    }));
  return {
    game: board.game,
    season: { id: season.id, name: season.name },
    system,
    round: board.round,
    board: board.board,
    stage: section ?? stage ?? null,
    label: say(readLabel(season.system, gate.label)),
    deadline: isoOrNull(deadlineOf(gate)),
    zone: season.deadlines.zone ?? null,
    stuck,
    missing: shown(missing),
    silent: shown(silent),
    plays,
  };
}

/** Stuck games first, then those that close soonest; paused games last. */
function urgency({ stuck, deadline }: DeskGame): number {
  if (stuck) return 0;
  return deadline === null ? Number.POSITIVE_INFINITY : Date.parse(deadline);
}
