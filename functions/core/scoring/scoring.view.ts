import { decidedWords } from '../../../engine/tournament/knock-out';
import type { Translate } from '../../../messages/translator';
import type { Divisions } from '../division/divisions.schema';
import type { PersonRecord } from '../platform/common.records';
import { paragraph, translateLines } from '../platform/translate';
import type { Divisions as DivisionsFound } from '../standings/division-tables';
import type { SeasonData } from '../standings/season-data';
import type { SeasonScores } from '../standings/season-scores';
import type { Replay } from './laboratory';
import type { Laboratory, Scores } from './scoring.schema';

export function scoresView(
  { entries }: SeasonData,
  { rows, finishes, teams }: SeasonScores,
  say: Translate,
): Scores {
  const people = new Map(entries.map(({ player }) => [player.id, player]));
  return {
    rows: rows.flatMap((row) =>
      withPerson(people, row.player, (player) => ({
        ...row,
        player,
        lines: translateLines(say, row.lines),
        dropped: translateLines(say, row.dropped),
        games: row.games.map((game) => ({ ...game, lines: translateLines(say, game.lines) })),
      })),
    ),
    finishes:
      finishes === null
        ? null
        : !finishes.known
          ? { known: false, why: say(finishes.why) }
          : {
              known: true,
              ranges: finishes.ranges.flatMap(({ player: id, best, worst, total }) =>
                withPerson(people, id, (player) => ({
                  player,
                  best,
                  worst,
                  least: finite(total.least),
                  most: finite(total.most),
                })),
              ),
              notices: finishes.notices.flatMap(({ player: id, type, places }) =>
                withPerson(people, id, (player) => ({ player, type, places })),
              ),
            },
    teams: teams.map(({ place, team, id, total, lines }) => ({
      place,
      team,
      id,
      total,
      members: lines.flatMap(({ player: id, points }) =>
        withPerson(people, id, (player) => ({ player, points })),
      ),
    })),
  };
}

function withPerson<T>(
  people: ReadonlyMap<string, PersonRecord>,
  id: string,
  made: (person: PersonRecord) => T,
): readonly T[] {
  const person = people.get(id);
  return person === undefined ? [] : [made(person)];
}

function finite(number: number): number | null {
  return Number.isFinite(number) ? number : null;
}

export function laboratoryView({ entries }: SeasonData, replay: Replay, say: Translate): Laboratory {
  const { rows, scoring, rules, properties } = replay;
  const people = new Map(entries.map(({ player }) => [player.id, player]));
  return {
    scoring: { ...scoring, name: say(scoring.name), explanation: paragraph(say, scoring.explanation) },
    rules: paragraph(say, rules),
    properties: properties.map(({ words, why, boards, ...one }) => ({
      ...one,
      words: say(words),
      why: why === null ? null : say(why),
      boards: boards.map(say),
    })),
    rows: rows.flatMap((row) =>
      withPerson(people, row.player, (player) => ({ ...row, player, lines: translateLines(say, row.lines) })),
    ),
  };
}

export function divisionsView(
  { tables, moves, next, disagreements, rules: { up, down, target, least, most } }: DivisionsFound,
  say: Translate,
): Divisions {
  const people = new Map(
    tables.flatMap(({ entries }) => entries.map(({ player }) => [player.id, player] as const)),
  );
  return {
    of: tables[0]?.season.division.of ?? '',
    rules: { up, down, target, least, most },
    disagreements: disagreements.map(({ rule, why }) => ({ rule, why: say(why) })),
    divisions: tables.map(({ season, table, parted }) => ({
      id: season.id,
      name: season.name,
      level: season.division.level,
      status: season.status,
      parted: parted.flatMap(({ before, behind, by }) =>
        withPerson(people, before, (ahead) => ahead).flatMap((ahead) =>
          withPerson(people, behind, (after) => ({
            ...{ before: ahead, behind: after, by },
            words: say(decidedWords(by)),
          })),
        ),
      ),
      rows: table.flatMap(({ place, player: id, total }) =>
        withPerson(people, id, (player) => {
          const move = moves.find((one) => one.player === id);
          return {
            place,
            player,
            total,
            moves: move === undefined ? null : { to: move.to + 1, why: move.why },
          };
        }),
      ),
    })),
    next: next.map((players) => players.flatMap((id) => withPerson(people, id, (player) => player))),
    ended: tables.every(({ season }) => season.status === 'finished'),
  };
}
