import { readLabel } from '../../../engine/labels';
import {
  decidedWords,
  isFinal,
  type KnockOut,
  rankedSeats,
  type Stage,
  stillIn,
} from '../../../engine/tournament/knock-out';
import type { Language } from '../../../messages/languages';
import type { Translate } from '../../../messages/translate';
import { translatorIn } from '../../../messages/translator';
import type { Caller } from '../access/caller';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { scoringTranslator } from '../platform/translate';
import { isAnonymous, NOT_NAMED, withoutNames } from '../press/anonymity';
import type { BoardRecord } from '../result/results.records';
import type { SeasonRecord } from '../season/seasons.records';
import { bracketOf } from '../standings/season-table';
import type { Bracket } from './bracket.schema';

type StageView = Bracket['stages'][number];
type BoardView = StageView['boards'][number];

/** The stages of a knock-out season with the players who advance from each. */
export async function bracketView(
  deps: Deps,
  caller: Caller | null,
  language: Language,
  id: string,
): Promise<Outcome<Bracket>> {
  const season = await deps.store.season(id);
  if (season?.format.kind !== 'knock-out') return refuse({ code: 'not-found', what: 'bracket' });
  const [say, sayTies, entries, boards, rounds] = await Promise.all([
    translatorIn(language, ['labels']),
    scoringTranslator(language, season.system),
    deps.store.entries(id),
    deps.store.boards(id),
    deps.store.rounds(id),
  ]);
  const shown = boards.filter((board) => !isSecret(season, board));
  const cup = bracketOf(season, entries, shown, rounds);
  if (cup === undefined) return refuse({ code: 'not-found', what: 'bracket' });
  const people = new Map(entries.map(({ player }) => [player.id, player]));
  for (const { seats } of boards) for (const { player } of seats) people.set(player.id, player);
  return done({
    season: { id, name: season.name },
    league: season.league,
    status: season.status,
    rounds: season.rounds,
    advance: season.format.advance,
    stages: cup.stages.map((stage, at) => ({
      round: stage.round,
      final: isFinal(stage),
      boards: boards
        .filter(({ round }) => round === stage.round)
        .sort((one, other) => one.board - other.board)
        .map((board) => boardView(board, { season, caller, say, sayTies, cup, at, stage, people })),
      byes: stage.byes.flatMap((player) => people.get(player) ?? []),
    })),
    champions: [...season.champions],
  });
}

function isSecret({ press }: SeasonRecord, { status }: BoardRecord): boolean {
  return isAnonymous(press, status === 'finished');
}

interface InStage {
  readonly season: SeasonRecord;
  readonly caller: Caller | null;
  readonly say: Translate;
  /** Translates the tie-breaks. */
  readonly sayTies: Translate;
  readonly cup: KnockOut;
  /** The index of the stage. */
  readonly at: number;
  readonly stage: Stage;
  readonly people: ReadonlyMap<string, PersonRecord>;
}

function boardView(board: BoardRecord, stageOf: InStage): BoardView {
  const { season, caller, say, sayTies, cup, at, stage, people } = stageOf;
  const { game, status } = board;
  const secret = isSecret(season, board);
  const named = secret ? withoutNames(board.seats, caller?.id) : board.seats;
  const over = status === 'finished' && !secret;
  const read = over ? stage.boards.find((one) => one.id === game) : undefined;
  const ranked = read === undefined ? [] : rankedSeats(cup, stage, read);
  const inStill = stillIn(cup, at);
  const order = new Map(ranked.map(({ player }, place) => [player, place]));
  const placeOf = ({ player }: BoardRecord['seats'][number]) => order.get(player.id) ?? ranked.length;
  return {
    ...{ game, board: board.board, status, label: say(readLabel(season.system, board.label)) },
    seats: (over ? [...named].sort((one, other) => placeOf(one) - placeOf(other)) : named).map(
      ({ seat, player, place, points }) => ({
        ...{ seat, player, place, points },
        goesOn: over ? inStill.has(player.id) && order.has(player.id) : null,
      }),
    ),
    cut: cutOf(ranked, inStill, (id) => people.get(id) ?? NOT_NAMED, sayTies),
  };
}

/** The two players on both sides of the cut, if the game's ranks did not decide it. */
function cutOf(
  ranked: ReturnType<typeof rankedSeats>,
  inStill: ReadonlySet<string>,
  person: (id: string) => PersonRecord,
  say: Translate,
): BoardView['cut'] {
  const at = ranked.findIndex(
    ({ player }, place) => place > 0 && !inStill.has(player) && inStill.has(ranked[place - 1]?.player ?? ''),
  );
  const [through, out] = [ranked[at - 1], ranked[at]];
  if (through === undefined || out?.by === undefined || out.by === null || out.by === 'place') return null;
  return {
    through: person(through.player),
    out: person(out.player),
    by: out.by,
    words: say(decidedWords(out.by)),
  };
}
