import { type CommandName, MANAGE_SERVER } from '../../chat/commands';
import type { Caller } from '../../services/caller';
import type { Deps } from '../../services/deps';
import type { Refusal } from '../../services/errors';
import { connectChat } from '../../services/notifications/chat-home';
import { discordText } from '../../services/notifications/discord-text';
import type { LeagueRecord, SeasonRecord } from '../../store/records';
import { detailOf } from '../problems';
import { deskView } from '../views/desk';
import { deadlineLines } from './deadlines';
import { type Command, type Said, toAll, toOne } from './interaction';
import { noAccount } from './no-account';
import { remindMe } from './remind-me';
import { standingLines } from './standing';

type Answer = (deps: Deps, command: Command) => Promise<Said>;

/** What each command is answered with. */
export const ANSWERS: Readonly<Record<CommandName, Answer>> = {
  standing: (deps, command) => ofSeasons(deps, command, standingLines),
  deadlines: (deps, command) => ofSeasons(deps, command, deadlineLines),
  silent: (deps, command) => inLeague(deps, command, (league) => silentPlayers(deps, command, league)),
  remind: remindMe,
  connect,
};

/** Answers for the league of a server, or says how the server gets one. */
async function inLeague(
  deps: Deps,
  { guild }: Command,
  answer: (league: LeagueRecord) => Promise<Said>,
): Promise<Said> {
  const [home] = await deps.store.chatHomesOf(guild);
  const league = home && (await deps.store.league(home.league));
  return league === undefined ? toOne(NO_LEAGUE) : answer(league);
}

const NO_LEAGUE =
  'This server has no league yet. An organizer finds the command that connects it on the league’s page, under “Webhooks”.';

/** The running seasons of the server's league, one below the other. */
function ofSeasons(
  deps: Deps,
  command: Command,
  linesOf: (deps: Deps, season: SeasonRecord) => Promise<readonly string[]>,
): Promise<Said> {
  return inLeague(deps, command, async ({ id, name }) => {
    const running = (await deps.store.seasonsOf(id)).filter(({ status }) => status === 'running');
    if (running.length === 0) return toAll(`No season of ${discordText(name)} is running.`);
    const parts = await Promise.all(running.map((season) => linesOf(deps, season)));
    return toAll(
      running
        .map((season, at) =>
          [
            `**${discordText(season.name)}** · <${deps.reach.site}/seasons/${season.id}>`,
            ...(parts[at] ?? []),
          ].join('\n'),
        )
        .join('\n\n'),
    );
  });
}

/** Who gave no orders lately, for those who may read it on the league's desk. */
async function silentPlayers(deps: Deps, { user }: Command, { id }: LeagueRecord): Promise<Said> {
  const account = await deps.store.accountOfDiscord(user);
  if (account === undefined) return toOne(noAccount(deps));
  const caller: Caller = { id: account, name: account, email: null };
  const desk = await deskView(deps, caller, 'en', id);
  if (!desk.ok) return toOne(await refusalIn(desk.refusal));
  const lines = desk.value.games.flatMap(({ game, season, round, board, label, missing, silent }) => {
    const where = `${discordText(season.name)}, round ${round}, board ${board} (${discordText(label)}) · <${deps.reach.site}/games/${game}>`;
    const named = (seats: typeof silent) => seats.map(({ player }) => discordText(player.name)).join(', ');
    return [
      ...(silent.length === 0 ? [] : [`Silent for two turns: ${named(silent)}. ${where}`]),
      ...(missing.length === 0 ? [] : [`Orders missing: ${named(missing)}. ${where}`]),
    ];
  });
  return toOne(
    lines.length === 0
      ? 'No game is stuck or paused, lacks orders or has a silent player.'
      : lines.join('\n'),
  );
}

async function connect(deps: Deps, { guild, permissions, option }: Command): Promise<Said> {
  if ((permissions & MANAGE_SERVER) === 0n)
    return toOne('Only those who may manage this server connect it to a league.');
  const connected = await connectChat(deps, guild, String(option('code') ?? ''));
  if (!connected.ok) return toOne(await refusalIn(connected.refusal));
  const { id, name } = connected.value;
  return toAll(`This server now belongs to ${discordText(name)}: <${deps.reach.site}/leagues/${id}>`);
}

async function refusalIn(refusal: Refusal): Promise<string> {
  return discordText(await detailOf(refusal, 'en'));
}
