import type { Deps } from '../../services/deps';
import { done, type Outcome, refuse } from '../../services/errors';
import { isAnonymous } from '../../services/press/anonymity';
import { tableOf } from '../../services/results/season-table';
import type { AwardsRecord } from '../../store/records';
import type { RoundReport } from '../schemas/results';
import { boardLines, nextLine, plain, standingLines, type TableRow, upsets } from './round-words';
import { saidFields } from './said';

/** A round in words, as Markdown: its boards, the standing and what moved in it, and what comes next. */
export async function roundReport(deps: Deps, id: string, round: number): Promise<Outcome<RoundReport>> {
  const season = await deps.store.season(id);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  const [entries, all, rounds, results, awards] = await Promise.all([
    deps.store.entries(id),
    deps.store.boards(id),
    deps.store.rounds(id),
    deps.store.resultsOfSeason(id),
    deps.store.awards(id),
  ]);
  const boards = all.filter(({ status }) => !isAnonymous(season.press, status === 'finished'));
  const played = boards.filter((board) => board.round === round);
  if (played.length === 0) return refuse({ code: 'not-found', what: 'round' });
  const names = new Map(entries.map(({ player }) => [player.id, player.name]));
  const rowsUntil = (last: number): readonly TableRow[] => {
    const isPast = (one: { readonly round: number }) => one.round <= last;
    const table = tableOf(season, entries, boards.filter(isPast), rounds.filter(isPast));
    return table.map((row) => ({ ...row, name: names.get(row.player) ?? row.player }));
  };
  const notable = [
    ...upsets(results.filter((result) => result.round === round && result.voided !== true)),
    ...(round === season.round ? await awardLines(awards) : []),
  ];
  const title = `${season.name}, round ${round}`;
  const paragraphs = [
    `# ${plain(title)}`,
    plain(season.league.name),
    '## Boards',
    boardLines(played).join('\n'),
    '## Standing',
    standingLines(rowsUntil(round), round > 1 ? rowsUntil(round - 1) : []).join('\n'),
    ...(notable.length === 0 ? [] : ['## Notable', notable.map((line) => `- ${plain(line)}`).join('\n')]),
    '## Next',
    nextLine(season, round, boards),
  ];
  const markdown = `${paragraphs.join('\n\n')}\n`;
  return done({ title, season: { id, name: season.name }, round, markdown });
}

async function awardLines(awards: AwardsRecord | undefined): Promise<readonly string[]> {
  return (await saidFields('en', awards?.awards ?? [], ['title', 'detail']))
    .filter(({ players }) => players.length > 0)
    .map(
      ({ title, players, detail }) =>
        `${title}: ${players.map(({ name }) => name).join(' and ')} (${detail})`,
    );
}
