import { isSingle } from '../../../engine/deadlines/step-deadline';
import type { CaseRecord } from '../../../functions/core/case/cases.records';
import type { GameRecord, Gate } from '../../../functions/core/game/games.records';
import type { RulingRecord } from '../../../functions/core/ruling/rulings.records';
import type {
  EntryRecord,
  RoundRecord,
  SeasonDueRecord,
  SeasonRecord,
} from '../../../functions/core/season/seasons.records';
import type { Item } from './hunt';

/** Everything that is stuck without a hold, in words; empty if all goes on. */
export function standstills(items: readonly Item[]): readonly string[] {
  const of = <T>(pattern: RegExp) =>
    items.filter(({ pk, sk }) => pattern.test(`${pk} ${sk}`)) as unknown as readonly T[];
  const seasons = of<SeasonRecord>(/^SEASON#\S+ SEASON$/);
  const gates = of<Gate>(/^GAME#\S+ GATE$/);
  const games = of<GameRecord>(/^GAME#\S+ GAME$/);
  const facts: Facts = {
    gates: new Map(gates.map((gate) => [gate.game, gate])),
    games,
    rounds: of<RoundRecord>(/^SEASON#\S+ ROUND#/),
    entries: of<EntryRecord>(/^SEASON#\S+ ENTRY#/),
    members: new Set(items.filter(({ sk }) => sk.startsWith('MEMBER#')).map(({ pk, sk }) => `${pk} ${sk}`)),
    cases: of<CaseRecord>(/^GAME#\S+ CASE#/),
    emptied: new Set(
      of<RulingRecord>(/^GAME#\S+ RULING#/).flatMap(({ game, number, kind }) =>
        kind === 'empty' ? [`${game} ${number}`] : [],
      ),
    ),
    waiting: new Set(
      of<SeasonDueRecord>(/^SEASON#\S+ DUE$/).flatMap(({ season, at }) => (at === null ? [] : [season])),
    ),
  };
  return [
    ...seasons.flatMap((season) => inSeason(season, facts)),
    ...games.flatMap((game) => inGame(game, facts)),
    ...items
      .filter(({ pk }) => pk.startsWith('OUTBOX#'))
      .map((item) => `in the outbox: ${JSON.stringify(item)}`),
  ];
}

interface Facts {
  readonly gates: ReadonlyMap<string, Gate>;
  readonly games: readonly GameRecord[];
  readonly rounds: readonly RoundRecord[];
  readonly entries: readonly EntryRecord[];
  readonly members: ReadonlySet<string>;
  readonly cases: readonly CaseRecord[];
  /** Rulings that emptied the result of a board at a real table: "game number". */
  readonly emptied: ReadonlySet<string>;
  /** Seasons with a later scheduled run. */
  readonly waiting: ReadonlySet<string>;
}

function inSeason(season: SeasonRecord, facts: Facts): readonly string[] {
  const entries = facts.entries.filter((one) => one.season === season.id);
  // Bots that fill seats take no places.
  const inside = entries.filter(({ player, state }) => state === 'in' && player.kind === 'human');
  const { capacity } = season.registration;
  const waits = entries.some(({ state }) => state === 'waiting') && season.status !== 'finished';
  const strangers = entries.filter(
    ({ player, state }) =>
      player.kind === 'human' &&
      ['in', 'waiting', 'asked'].includes(state) &&
      !facts.members.has(`LEAGUE#${season.league.id} MEMBER#${player.id}`),
  );
  return [
    ...(waits && (capacity === null || season.players < capacity)
      ? [`${season.name} has a free place beside its waiting list`]
      : []),
    ...(inside.length === season.players
      ? []
      : [`${season.name} counts ${season.players} players and has ${inside.length}`]),
    ...strangers.map(({ player }) => `${player.id} is entered in ${season.name} and no member of its league`),
    ...(season.status === 'running' ? inRounds(season, facts) : []),
  ];
}

function inRounds(
  season: SeasonRecord,
  { rounds, games, gates, waiting, emptied }: Facts,
): readonly string[] {
  const own = rounds.filter((round) => round.season === season.id);
  const boards = games.filter((game) => game.season.id === season.id);
  const goesOn =
    waiting.has(season.id) ||
    own.some(({ state }) => state === 'planned') ||
    // The gate of a board at a real table waits for the result and for no seat.
    boards.some(
      ({ id, atTheTable, rulings }) =>
        gates.get(id)?.state !== 'finished' ||
        (atTheTable !== undefined && (rulings === 0 || emptied.has(`${id} ${rulings}`))),
    );
  return [
    ...(goesOn || season.format.kind === 'ladder' ? [] : [`${season.name} runs and nothing of it is open`]),
    ...own
      .filter(({ state }) => state === 'open')
      .flatMap(({ round, boards: planned }) => {
        const made = boards.filter((game) => game.round === round).length;
        return made === planned.length && season.round >= round
          ? []
          : [
              `${season.name} has ${made} of ${planned.length} boards of round ${round}, and is in round ${season.round}`,
            ];
      }),
  ];
}

function inGame(game: GameRecord, { gates, cases }: Facts): readonly string[] {
  const gate = gates.get(game.id);
  if (gate?.state === 'finished') return [];
  if (gate?.state !== 'open') return [`${game.id} is ${gate?.state}`];
  const held = cases.some((one) => one.kind === 'dispute' && one.holds && one.state === 'open');
  const early = game.deadlines.earlyClose === 'allowed' || isSingle(gate.pace);
  const ready = gate.owing.length > 0 && gate.owing.every((seat) => gate.ready[seat] === true);
  return [
    ...(held && gate.pausedAt === undefined ? [`a dispute holds ${game.id}, whose clock runs`] : []),
    ...(early && ready && gate.pausedAt === undefined && gate.closesAt === undefined
      ? [`all are ready in ${game.id} and it is open`]
      : []),
  ];
}
