import type { Caller } from '../access/caller';
import { gameOf, seatHeldBy } from '../access/guards';
import { deadlineOf, type GameRecord, type Gate } from '../game/games.records';
import type { GameAndGate } from '../game/games.store';
import { tableSeenBy } from '../game/watch-delay';
import type { Deps } from '../platform/deps';
import { andThen, done, type Outcome, refuse } from '../platform/errors';
import { iso, isoOrNull } from '../platform/instants';
import { hidesNames } from '../press/anonymity';
import { askedToAgree } from '../step/asked-to-agree';
import { voteOf } from '../step/vote-extension';
import type { GameAbsence, SeasonAbsence } from './absence.schema';

/** The state of a game's absence policy: grace, votes, consent, missed turns. */
export async function gameAbsence(
  deps: Deps,
  caller: Caller | null,
  id: string,
): Promise<Outcome<GameAbsence>> {
  return andThen(gameOf(deps, id), async (found) =>
    done(await absenceIn(deps, caller, await tableSeenBy(deps, caller, found))),
  );
}

/** The same for a game that has been read already. */
export async function absenceIn(
  deps: Deps,
  caller: Caller | null,
  { game, gate }: GameAndGate,
): Promise<GameAbsence> {
  const seat = seatHeldBy(game, caller) ?? null;
  const open = gate.state === 'open' && gate.pausedAt === undefined;
  return {
    policy: game.absence ?? null,
    step: gate.step,
    deadline: gate.state === 'finished' ? null : isoOrNull(deadlineOf(gate)),
    closesAt: open && gate.closesAt !== undefined ? iso(gate.closesAt) : null,
    grace: open ? (gate.grace ?? null) : null,
    misses: Object.entries(gate.misses ?? {}).map(([name, misses]) => ({ seat: name, ...misses })),
    vote: open ? voteView(game, gate, seat) : null,
    consent: open ? await consentView(deps, game, gate, seat) : null,
    reserve: Object.entries(gate.reserve ?? {}).map(([name, left]) => ({ seat: name, left })),
    zone: game.deadlines.zone ?? null,
    seat,
  };
}

function voteView(game: GameRecord, gate: Gate, seat: string | null): GameAbsence['vote'] {
  const vote = voteOf(game, gate);
  if (vote === null) return null;
  const mine = seat !== null && gate.votes?.[seat] === true;
  const asked = seat !== null && gate.owing.includes(seat) && gate.grace === undefined;
  return { ...vote, mine, may: asked && !mine && vote.left > 0 && vote.votes < vote.needed };
}

async function consentView(
  deps: Deps,
  game: GameRecord,
  gate: Gate,
  seat: string | null,
): Promise<GameAbsence['consent']> {
  if (gate.consents === undefined) return null;
  const asked = [...(await askedToAgree(deps, game, gate))];
  const agreed = asked.filter((name) => gate.consents?.[name] === true);
  return { asked, agreed, mine: seat !== null && asked.includes(seat) ? agreed.includes(seat) : null };
}

/** A season's absence policy, what remains of it for the caller, and its list of substitutes. */
export async function seasonAbsence(
  deps: Deps,
  caller: Caller | null,
  id: string,
): Promise<Outcome<SeasonAbsence>> {
  const [season, substitutes, [used]] = await Promise.all([
    deps.store.season(id),
    deps.store.substitutes(id),
    deps.store.allowances(id, caller === null ? [] : [caller.id]),
  ]);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  const policy = season.absence ?? null;
  const holidays = used?.holidays ?? [];
  const own = substitutes.find(({ player }) => player.id === caller?.id);
  return done({
    policy,
    mine:
      caller === null
        ? null
        : {
            gracesLeft: Math.max(0, (policy?.grace?.times ?? 0) - (used?.graces ?? 0)),
            holidays,
            holidaysLeft: Math.max(0, (policy?.holidays ?? 0) - holidays.length),
            substitute: own !== undefined,
            atOnce: own?.atOnce === true,
          },
    // In an anonymous season, leaving the list when a seat changes hands would reveal the new holder.
    substitutes: substitutes
      .map(({ player }) => player)
      .filter(({ id }) => id === caller?.id || !hidesNames(season, season.status === 'finished')),
  });
}
