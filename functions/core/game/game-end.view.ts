import { gameAwards } from '../../../engine/game-awards/game-awards';
import { isGameSystem } from '../../../engine/games';
import { readLabel } from '../../../engine/labels';
import { loadSystemFor } from '../../../engine/load-system';
import type { Language } from '../../../messages/languages';
import { translatorIn } from '../../../messages/translator';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { iso } from '../platform/instants';
import { translateFields } from '../platform/translate';
import type { ResultRecord } from '../result/results.records';
import { placeOf } from './boards';
import { type FinishedBoard, finishedBoard } from './current-board';
import type { GameEnd } from './game-end.schema';
import type { GameRecord } from './games.records';

/** The summary of a finished game. Its result is public, so everyone gets the same. */
export async function gameEndView(deps: Deps, language: Language, id: string): Promise<Outcome<GameEnd>> {
  const game = await deps.store.game(id);
  const system = game && (await loadSystemFor(game));
  if (game === undefined || system === undefined) return refuse({ code: 'not-found', what: 'game' });
  const { system: engine } = game;
  if (!isGameSystem(engine)) return refuse({ code: 'no-engine' });
  const finished = await finishedBoard(deps, game);
  if (finished === undefined) return refuse({ code: 'game-running' });
  const { last, end } = finished;
  const rated = game.practice === undefined ? await deps.store.resultOfBoard(resultAt(game)) : undefined;
  const say = await translatorIn(language, ['labels']);
  return done({
    ...{ game: id, system: engine, systemTitle: system.title, season: game.season, board: game.board },
    ...{
      isPractice: game.practice !== undefined,
      label: say(readLabel(game.system, last.label)),
      endedAt: iso(last.closedAt),
    },
    ...{
      steps: last.step,
      state: end.result,
      measures: await translateFields(language, system.measures, ['name']),
    },
    seats: seatsOf(finished, rated),
    awards: await awardsOf(deps, language, game, finished),
  });
}

const resultAt = ({ season, round, board }: GameRecord) => ({ season: season.id, round, board });

/** Best first. A void game shows the ranks as played. */
function seatsOf({ board, end }: FinishedBoard, rated: ResultRecord | undefined): GameEnd['seats'] {
  return board.seats
    .map(({ seat, player, place, figures }) => ({
      ...{ seat, player, figures },
      place: place ?? (end.outcome && placeOf(end.outcome, seat)),
      winner: end.result !== 'void' && (end.outcome?.winners.includes(seat) ?? false),
      rating: ratingOf(rated?.seats.find((one) => one.seat === seat && one.player.id === player.id)),
    }))
    .sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
}

/** A rating of 0 means none: bots at a real table, results that do not count. */
function ratingOf(seat: ResultRecord['seats'][number] | undefined) {
  return seat?.before === undefined || seat.rating === 0 ? null : { before: seat.before, after: seat.rating };
}

/** Awards describe how the game was played, so a result corrected by a ruling has none. */
async function awardsOf(
  deps: Deps,
  language: Language,
  game: GameRecord,
  { system, last, end }: FinishedBoard,
): Promise<GameEnd['awards']> {
  const gate = await deps.store.gate(game.id);
  if (gate === undefined || game.atTheTable !== undefined) return [];
  if (end.result !== 'as-played') return [];
  const [labels, statistics] = await Promise.all([
    deps.store.labelsInPlay(gate, last.step),
    deps.store.gameStatistics(game.id),
  ]);
  const steps = labels.flatMap(({ step, label, leading }) =>
    leading === undefined ? [] : [{ step, label: readLabel(game.system, label), figures: leading }],
  );
  const winners = end.outcome?.winners ?? [];
  // Games of earlier releases have not stored the result of each step.
  const known = steps.length === labels.length ? steps : [];
  const awards = gameAwards(system, { winners, steps: known, statistics: statistics?.tally ?? [] });
  return (await translateFields(language, awards, ['title', 'text'])).map(({ seats, ...award }) => ({
    ...award,
    seats: [...seats],
  }));
}
