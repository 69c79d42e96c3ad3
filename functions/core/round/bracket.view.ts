import { readLabel } from '../../../engine/labels';
import {
  decidedWords,
  isFinal,
  type KnockOut,
  type RankedSeat,
  rankedSeats,
  type Stage,
  stillIn,
} from '../../../engine/tournament/knock-out';
import type { SectionKind } from '../../../engine/tournament/left-over';
import { stageName } from '../../../engine/tournament/stage-names';
import type { Language } from '../../../messages/languages';
import type { Translate } from '../../../messages/translate';
import { translatorIn } from '../../../messages/translator';
import type { Caller } from '../access/caller';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { scoringTranslator } from '../platform/translate';
import { hidesNamesOf, NOT_NAMED, withoutNames } from '../press/anonymity';
import type { BoardRecord } from '../result/results.records';
import type { RoundRecord, SeasonRecord } from '../season/seasons.records';
import { groupTables } from '../standings/group-tables';
import { sizesOf } from '../standings/season-seats';
import { bracketOf } from '../standings/season-table';
import type { Bracket } from './bracket.schema';
import { hasSection, sectionOfBoard } from './sections';

type StageView = Bracket['stages'][number];
type BoardView = StageView['boards'][number];

/** The groups and stages of a season with a cup or brackets, and the players who advance from each. */
export async function bracketView(
  deps: Deps,
  caller: Caller | null,
  language: Language,
  id: string,
): Promise<Outcome<Bracket>> {
  const season = await deps.store.season(id);
  const kind = season?.format.kind;
  if (season === undefined || !(kind === 'knock-out' || kind === 'double-elimination' || kind === 'groups'))
    return refuse({ code: 'not-found', what: 'bracket' });
  const [say, sayTies, entries, boards, rounds] = await Promise.all([
    translatorIn(language, ['labels']),
    scoringTranslator(language, season),
    deps.store.entries(id),
    deps.store.boards(id),
    deps.store.rounds(id),
  ]);
  const shown = boards.filter((board) => !hidesNamesOf(season, board));
  const cup = bracketOf(season, entries, shown, rounds);
  if (cup === undefined) return refuse({ code: 'not-found', what: 'bracket' });
  const people = new Map(entries.map(({ player }) => [player.id, player]));
  for (const { seats } of boards) for (const { player } of seats) people.set(player.id, player);
  const { format } = season;
  const known = (player: string) => people.get(player) ?? [];
  const groups = groupTables(season, entries, shown, rounds);
  const through = format.kind === 'groups' ? format.through : 0;
  const drawn = rounds.filter(
    (round) => round.state === 'open' && !(groups !== undefined && hasSection(round, 'group')),
  );
  return done({
    ...{ kind, season: { id, name: season.name }, league: season.league, status: season.status },
    ...{ rounds: season.rounds, groupRounds: groups?.rounds ?? 0, through },
    advance: cup.advance,
    groups: (groups?.tables ?? []).map((table, at) => ({
      group: at + 1,
      rows: table.flatMap(({ player: id, place, position, total, played }) => {
        const player = people.get(id);
        return player === undefined
          ? []
          : [{ player, place, total, played, goesOn: wentOn(cup, id) ?? position <= through }];
      }),
    })),
    named: namedRounds(season, groups?.rounds ?? 0),
    stages: drawn.map((round) => ({
      round: round.round,
      final: cup.stages.some((stage) => stage.round === round.round && isLast(cup, stage, round)),
      boards: boards
        .filter((board) => board.round === round.round)
        .sort((one, other) => one.board - other.board)
        .flatMap((board) => {
          const place = placeOf(cup, round, board.board);
          if (place === undefined) return [];
          return [boardView(board, { season, caller, say, sayTies, people, ...place })];
        }),
      byes: round.sittingOut.flatMap(known),
    })),
    champions: [...season.champions],
  });
}

function namedRounds(season: SeasonRecord, groupRounds: number): Bracket['named'] {
  const { format, rounds } = season;
  const { boardSize } = sizesOf(season);
  return Array.from({ length: rounds }, (_, at) => at + 1).flatMap((round) => {
    const name = stageName({ format, boardSize, rounds, groupRounds }, round);
    return name === undefined ? [] : [{ round, name }];
  });
}

/** Whether a member of a group is in the cup; undefined until it is drawn. */
function wentOn({ stages: [first] }: KnockOut, player: string): boolean | undefined {
  return first?.entered.has(player);
}

/** Whether a stage is the final. */
function isLast(cup: KnockOut, stage: Stage, round: RoundRecord): boolean {
  return cup.isDouble === true ? hasSection(round, 'grand-final') : isFinal(stage);
}

/** What a board is part of. */
interface Place {
  /** The cup that it belongs to. */
  readonly cup: KnockOut;
  readonly stage: Stage;
  readonly section: SectionKind | null;
  readonly final: boolean;
  /** Those who advance from here, or win what is played for. */
  readonly goOn: (ranked: readonly RankedSeat[]) => ReadonlySet<string>;
}

function placeOf(cup: KnockOut, round: RoundRecord, board: number): Place | undefined {
  const section = sectionOfBoard(round, board)?.kind ?? null;
  const first = (ranked: readonly RankedSeat[]) => new Set(ranked.slice(0, 1).map(({ player }) => player));
  const inCup = (one: KnockOut | undefined): Place | undefined => {
    const at = one?.stages.findIndex((stage) => stage.round === round.round) ?? -1;
    const stage = one?.stages[at];
    if (one === undefined || stage === undefined) return undefined;
    if (one.isDouble !== true)
      return { cup: one, stage, section, final: isFinal(stage), goOn: () => stillIn(one, at) };
    // A grand final that leaves both with one loss is played again.
    const isDecided = section === 'grand-final' && stillIn(one, at).size < 2;
    return { cup: one, stage, section, final: isDecided, goOn: first };
  };
  if (section === 'third-place')
    return cup.third && { cup, stage: cup.third, section, final: true, goOn: first };
  return inCup(section === 'consolation' ? cup.consolation : cup);
}

interface InStage extends Place {
  readonly season: SeasonRecord;
  readonly caller: Caller | null;
  readonly say: Translate;
  /** Translates the tie-breaks. */
  readonly sayTies: Translate;
  readonly people: ReadonlyMap<string, PersonRecord>;
}

function boardView(board: BoardRecord, stageOf: InStage): BoardView {
  const { season, caller, say, sayTies, cup, stage, section, final, people } = stageOf;
  const { game, status } = board;
  const secret = hidesNamesOf(season, board);
  const named = secret ? withoutNames(board.seats, caller?.id) : board.seats;
  const over = status === 'finished' && !secret;
  const read = over ? stage.boards.find((one) => one.id === game) : undefined;
  const ranked = read === undefined ? [] : rankedSeats(cup, stage, read);
  const goOn = stageOf.goOn(ranked);
  const order = new Map(ranked.map(({ player }, place) => [player, place]));
  const placeOf = ({ player }: BoardRecord['seats'][number]) => order.get(player.id) ?? ranked.length;
  return {
    ...{
      game,
      board: board.board,
      status,
      section,
      final,
      label: say(readLabel(season.system, board.label)),
    },
    seats: (over ? [...named].sort((one, other) => placeOf(one) - placeOf(other)) : named).map(
      ({ seat, player, place, points }) => ({
        ...{ seat, player, place, points },
        goesOn: over ? goOn.has(player.id) && order.has(player.id) : null,
      }),
    ),
    cut: cutOf(ranked, goOn, (id) => people.get(id) ?? NOT_NAMED, sayTies),
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
