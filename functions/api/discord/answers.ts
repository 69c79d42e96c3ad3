import type { Language } from '../../../messages/languages';
import { type CommandName, MANAGE_SERVER } from '../../chat/commands';
import type { Caller } from '../../core/access/caller';
import type { LeagueRecord } from '../../core/account/people.records';
import { deskView } from '../../core/case/desk.view';
import { connectChat } from '../../core/notification/chat-home';
import { discordText } from '../../core/notification/discord-text';
import type { Deps } from '../../core/platform/deps';
import type { Refusal } from '../../core/platform/errors';
import { message } from '../../core/platform/message';
import type { SeasonRecord } from '../../core/season/seasons.records';
import { STAGE_WORDS } from '../../core/season/stages';
import { detailOf } from '../problems';
import { deadlineLines } from './deadlines';
import { type Command, type DiscordReply, type Speaker, toAll, toOne } from './interaction';
import { leagueOfServer } from './league-of-server';
import { noAccount } from './no-account';
import { giveOrders, sendPress, setReady, whoIsWaitedFor } from './play';
import { remindMe } from './remind-me';
import { standingLines } from './standings';

type Answer = (deps: Deps, command: Command) => Promise<DiscordReply>;

/** The handler of each command. */
export const ANSWERS: Readonly<Record<CommandName, Answer>> = {
  standing: (deps, command) => ofSeasons(deps, command, standingLines),
  deadlines: (deps, command) => ofSeasons(deps, command, deadlineLines),
  silent: (deps, command) => inLeague(deps, command, (league) => silentPlayers(deps, command, league)),
  remind: remindMe,
  orders: giveOrders,
  ready: setReady,
  waiting: whoIsWaitedFor,
  press: sendPress,
  connect,
};

/** Answers for the league of a server, or explains how to connect one. */
async function inLeague(
  deps: Deps,
  { guild, forOne }: Command,
  answer: (league: LeagueRecord) => Promise<DiscordReply>,
): Promise<DiscordReply> {
  const league = await leagueOfServer(deps, guild);
  return league === undefined ? toOne(forOne.say(message('discord.noLeague'))) : answer(league);
}

/** The running seasons of the server's league, one below the other. */
function ofSeasons(
  deps: Deps,
  command: Command,
  linesOf: (deps: Deps, season: SeasonRecord, speaker: Speaker) => Promise<readonly string[]>,
): Promise<DiscordReply> {
  const { say } = command.forAll;
  return inLeague(deps, command, async ({ id, name }) => {
    const running = (await deps.store.seasonsOf(id)).filter(({ status }) => status === 'running');
    if (running.length === 0)
      return toAll(say(message('discord.noneRunning', { league: discordText(name) })));
    const parts = await Promise.all(running.map((season) => linesOf(deps, season, command.forAll)));
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

/** Players who submitted no orders recently, for callers who may read this on the league's desk. */
async function silentPlayers(
  deps: Deps,
  { user, forOne }: Command,
  { id }: LeagueRecord,
): Promise<DiscordReply> {
  const { language, say } = forOne;
  const account = await deps.store.accountOfDiscord(user);
  if (account === undefined) return toOne(say(noAccount(deps)));
  const caller: Caller = { id: account, name: account, email: null };
  const desk = await deskView(deps, caller, language, id);
  if (!desk.ok) return toOne(await refusalIn(desk.refusal, language));
  const lines = desk.value.games.flatMap(({ game, season, round, board, stage, label, missing, silent }) => {
    const parts = {
      ...{ season: discordText(season.name), board, turn: discordText(label) },
      link: `<${deps.reach.site}/games/${game}>`,
    };
    const where =
      stage === null
        ? message('discord.boardOfSeason', { ...parts, round })
        : message('discord.boardOfSeasonStage', { ...parts, stage: STAGE_WORDS[stage] });
    const named = (seats: typeof silent) => seats.map(({ player }) => discordText(player.name));
    return [
      ...(silent.length === 0 ? [] : [message('discord.silent', { players: named(silent), where })]),
      ...(missing.length === 0 ? [] : [message('discord.missing', { players: named(missing), where })]),
    ];
  });
  return toOne(lines.length === 0 ? say(message('discord.nobodySilent')) : lines.map(say).join('\n'));
}

async function connect(
  deps: Deps,
  { guild, permissions, option, forOne, forAll }: Command,
): Promise<DiscordReply> {
  if ((permissions & MANAGE_SERVER) === 0n) return toOne(forOne.say(message('discord.mayNotConnect')));
  const connected = await connectChat(deps, guild, String(option('code') ?? ''));
  if (!connected.ok) return toOne(await refusalIn(connected.refusal, forOne.language));
  const { id, name } = connected.value;
  const link = `<${deps.reach.site}/leagues/${id}>`;
  return toAll(forAll.say(message('discord.connected', { league: discordText(name), link })));
}

async function refusalIn(refusal: Refusal, language: Language): Promise<string> {
  return discordText(await detailOf(refusal, language));
}
