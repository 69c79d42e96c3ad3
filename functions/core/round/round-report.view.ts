import type { Message } from '../../../engine/game';
import type { Language } from '../../../messages/languages';
import type { AwardsRecord } from '../award/awards.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { message } from '../platform/message';
import { translateFields } from '../platform/translate';
import { hidesNamesOf } from '../press/anonymity';
import type { BoardRecord } from '../result/results.records';
import type { RoundReport } from '../result/results.schema';
import type { RoundRecord } from '../season/seasons.records';
import { STAGE_WORDS, stageInWords } from '../season/stages';
import { seasonTable } from '../standings/season-table';
import {
  boardLines,
  nextLine,
  plain,
  type ReportWords,
  reportWords,
  standingLines,
  type TableRow,
  upsets,
} from './round-words';
import { sectionOfBoard } from './sections';

/** A report of a round as Markdown: its boards, the standings with their changes, and what comes next. */
export async function roundReport(
  deps: Deps,
  language: Language,
  id: string,
  round: number,
): Promise<Outcome<RoundReport>> {
  const season = await deps.store.season(id);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  const [entries, all, rounds, results, awards] = await Promise.all([
    deps.store.entries(id),
    deps.store.boards(id),
    deps.store.rounds(id),
    deps.store.resultsOfSeason(id),
    deps.store.awards(id),
  ]);
  const boards = all.filter((board) => !hidesNamesOf(season, board));
  const played = boards.filter((board) => board.round === round);
  if (played.length === 0) return refuse({ code: 'not-found', what: 'round' });
  const names = new Map(entries.map(({ player }) => [player.id, player.name]));
  const rowsUntil = (last: number): readonly TableRow[] => {
    const isPast = (one: { readonly round: number }) => one.round <= last;
    const table = seasonTable(season, entries, boards.filter(isPast), rounds.filter(isPast));
    return table.map((row) => ({ ...row, name: names.get(row.player) ?? row.player }));
  };
  const words = await reportWords(language, season.system);
  const { say } = words;
  const notable = [
    ...upsets(results.filter((result) => result.round === round && result.voided !== true)).map(say),
    ...(round === season.round ? await awardLines(words, awards) : []),
  ];
  const stage = stageInWords(season, round);
  const title = say(
    stage === undefined
      ? message('report.title', { season: season.name, round })
      : message('report.titleOfStage', { season: season.name, stage }),
  );
  const paragraphs = [
    `# ${plain(title)}`,
    plain(season.league.name),
    `## ${say(message('report.boards'))}`,
    boardLines(words, played, (board) => sideStage(rounds, board)).join('\n'),
    `## ${say(message('report.standing'))}`,
    standingLines(words, rowsUntil(round), round > 1 ? rowsUntil(round - 1) : []).join('\n'),
    ...(notable.length === 0
      ? []
      : [`## ${say(message('report.notable'))}`, notable.map((line) => `- ${plain(line)}`).join('\n')]),
    `## ${say(message('report.next'))}`,
    nextLine(words, season, round, boards, (next) => stageInWords(season, next)),
  ];
  const markdown = `${paragraphs.join('\n\n')}\n`;
  return done({ title, season: { id, name: season.name }, round, markdown });
}

/** What a board is called that is not of the cup itself: the round's title does not say it. */
function sideStage(rounds: readonly RoundRecord[], { round, board }: BoardRecord): Message | undefined {
  const drawn = rounds.find((one) => one.round === round);
  const kind = drawn && sectionOfBoard(drawn, board)?.kind;
  return kind === 'third-place' || kind === 'consolation' ? STAGE_WORDS[kind] : undefined;
}

async function awardLines(
  { language, say }: ReportWords,
  awards: AwardsRecord | undefined,
): Promise<readonly string[]> {
  return (await translateFields(language, awards?.awards ?? [], ['title', 'detail']))
    .filter(({ players }) => players.length > 0)
    .map(({ title, players, detail }) =>
      say(message('report.award', { title, names: players.map(({ name }) => name), detail })),
    );
}
