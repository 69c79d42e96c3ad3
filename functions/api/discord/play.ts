import { holds, plainLetters } from '../../../engine/core/plain-letters';
import type { Problem } from '../../../engine/game';
import { deadlineOf } from '../../core/game/games.records';
import type { Game, SubmitOrders, SubmitReply } from '../../core/game/games.schema';
import { discordText } from '../../core/notification/discord-text';
import { seatTitle } from '../../core/notification/of-game';
import type { Deps } from '../../core/platform/deps';
import { message } from '../../core/platform/message';
import { NOT_NAMED } from '../../core/press/anonymity';
import type { Message as PressMessage, SendMessage, Threads } from '../../core/press/press.schema';
import { translateProblems } from '../problems';
import { asPlayer, type PlayersReply, type PlayersRequest } from './as-player';
import { completeOrders, LONGEST_CHOICE, MOST_CHOICES } from './complete-orders';
import type { Choice, Command, DiscordReply, Speaker } from './interaction';
import { toOne } from './interaction';
import { leagueOfServer } from './league-of-server';
import { noAccount } from './no-account';
import { once } from './once';
import { orderLines } from './order-lines';
import { boardTitle, chosenBoard, type OwnBoard, ownBoards, speakerFor } from './own-boards';

const TO_ALL = 'all';
const MOST_PROBLEMS = 10;

/** A board with its player, and how to ask the API in their name. */
interface Playing {
  readonly board: OwnBoard;
  readonly speaker: Speaker;
  readonly command: Command;
  /** “Season 1, round 1, board 3: France (Spring 1901)”, ready for a post. */
  readonly title: string;
  ask<T>(request: PlayersRequest): Promise<PlayersReply<T>>;
}

/** Carries out a command on a board of the player who gives it; only they see the answer. */
async function onOwnBoard(
  deps: Deps,
  command: Command,
  act: (playing: Playing) => Promise<DiscordReply>,
): Promise<DiscordReply> {
  const { forOne, option, guild, user } = command;
  const league = await leagueOfServer(deps, guild);
  if (league === undefined) return toOne(forOne.say(message('discord.noLeague')));
  const player = await deps.store.accountOfDiscord(user);
  if (player === undefined) return toOne(forOne.say(noAccount(deps)));
  const chosen = chosenBoard(await ownBoards(deps, player, league.id), option('board'));
  if (!chosen.ok) return toOne(forOne.say(chosen.why));
  const { board } = chosen;
  const speaker = await speakerFor(forOne, board);
  return once(deps, command, player, (ownDeps) =>
    act({
      ...{ board, speaker, command },
      title: discordText(speaker.say(boardTitle(board))),
      ask: (request) =>
        asPlayer(
          { deps: ownDeps, signer: command.signer, language: speaker.language },
          { player, league: league.id },
          request,
        ),
    }),
  );
}

/** `/orders`: stores a list of orders for the open turn, whole or not at all, by the same gate as the site. */
export function giveOrders(deps: Deps, command: Command): Promise<DiscordReply> {
  return onOwnBoard(deps, command, async ({ board, speaker, title, ask }) => {
    const { game, gate, seat, system } = board;
    const { say, language } = speaker;
    const lines = orderLines([command.option('orders'), command.option('more')].map(textOf).join('\n'));
    const before = await deps.store.stepInPlay(gate, gate.step - 1);
    const seen = before && system.view(before.position, { kind: 'seat', seat });
    const read = before && system.notation?.parse(seen, seat, lines.join('\n'));
    if (before === undefined || read === undefined) return toOne(say(message('discord.noNotation')));
    if (!read.ok) {
      const problems = await translateProblems(read.problems, language);
      return toOne(
        [title, say(message('discord.notUnderstood')), ...problemLines(problems, lines)].join('\n'),
      );
    }
    const body: SubmitOrders = { orders: [...read.value], ready: false };
    const reply = await ask<SubmitReply>({
      method: 'PUT',
      path: `/games/${game.id}/steps/${gate.step}/orders`,
      body,
    });
    if (!reply.ok)
      return notStored(
        title,
        speaker,
        reply,
        read.value.map((order) => printed(board, seen, order)),
      );
    const stored = reply.value.orders.map((order) => printed(board, seen, order));
    const notes = await translateProblems(read.notes ?? [], language);
    return toOne(
      [
        title,
        say(message('discord.stored', { count: stored.length })),
        ...stored.map(code),
        ...notes.map((note) => discordText(note.message)),
        say(message('discord.notReady')),
      ].join('\n'),
    );
  });
}

function printed({ system }: OwnBoard, position: unknown, order: unknown): string {
  return system.notation?.print(position, order) ?? '';
}

/** Why nothing was stored: the refusal, and each problem with its order. */
function notStored(
  title: string,
  { say }: Speaker,
  { problem }: Extract<PlayersReply<unknown>, { ok: false }>,
  lines: readonly string[] = [],
): DiscordReply {
  const problems = problem.problems ?? [];
  return toOne(
    [
      title,
      say(message('discord.notStored', { why: discordText(problem.detail) })),
      ...problemLines(problems, lines),
    ].join('\n'),
  );
}

function problemLines(
  problems: readonly (Pick<Problem, 'path'> & { readonly message: string })[],
  lines: readonly string[],
) {
  return problems.slice(0, MOST_PROBLEMS).map(({ path: [at], message: why }) => {
    const line = typeof at === 'number' ? lines[at] : undefined;
    return line === undefined ? discordText(why) : `${code(line)}: ${discordText(why)}`;
  });
}

/** A text as code, in which nothing is formatted or mentioned. */
function code(text: string): string {
  return `\`${text.replaceAll('`', "'").slice(0, 200)}\``;
}

/** `/ready`: the player is done with the turn, or takes that back. */
export function setReady(deps: Deps, command: Command): Promise<DiscordReply> {
  return onOwnBoard(deps, command, async ({ board: { game }, speaker, title, ask }) => {
    const { say } = speaker;
    const ready = command.option('ready') !== false;
    const seen = await ask<Game>({ method: 'GET', path: `/games/${game.id}` });
    if (!seen.ok) return notStored(title, speaker, seen);
    const { step, me } = seen.value;
    if (me.stored === null) return toOne([title, say(message('discord.ordersFirst'))].join('\n'));
    const { orders, version } = me.stored;
    const body: SubmitOrders = { orders, ready, version };
    const reply = await ask<SubmitReply>({
      method: 'PUT',
      path: `/games/${game.id}/steps/${step}/orders`,
      body,
    });
    if (!reply.ok) return notStored(title, speaker, reply);
    const now = reply.value.closed
      ? message('discord.closedNow')
      : ready
        ? message('discord.nowReady')
        : message('discord.notReady');
    return toOne([title, say(now)].join('\n'));
  });
}

/** `/waiting`: who is waited for on a board, as its page shows it to the player. */
export function whoIsWaitedFor(deps: Deps, command: Command): Promise<DiscordReply> {
  return onOwnBoard(deps, command, async ({ board: { game, gate }, speaker, title, ask }) => {
    const { say } = speaker;
    const seen = await ask<Game>({ method: 'GET', path: `/games/${game.id}` });
    if (!seen.ok) return notStored(title, speaker, seen);
    const named = (states: readonly Game['seats'][number]['state'][]) =>
      seen.value.seats
        .filter(({ state }) => states.includes(state))
        .map(({ seat, player }) =>
          player.kind === 'human' && player.id !== NOT_NAMED.id
            ? message('ends.holder', {
                name: discordText(player.name),
                seat: discordText(seatTitle(game, seat)),
              })
            : discordText(seatTitle(game, seat)),
        );
    const [missing, stored, ready] = [named(['nothing', 'late']), named(['stored']), named(['ready'])];
    const deadline = deadlineOf(gate);
    const at =
      deadline === null
        ? []
        : [say(message('discord.closesAt', { left: `<t:${Math.floor(deadline / 1000)}:R>` }))];
    return toOne(
      [
        title,
        ...(missing.length === 0 ? [] : [say(message('discord.ordersMissing', { seats: missing }))]),
        ...(stored.length === 0 ? [] : [say(message('discord.storedNotReady', { seats: stored }))]),
        ...(ready.length === 0 ? [] : [say(message('discord.areReady', { seats: ready }))]),
        ...at,
      ].join('\n'),
    );
  });
}

/** `/press`: a message to one seat or to all, by the same rules and limits as on the site. */
export function sendPress(deps: Deps, command: Command): Promise<DiscordReply> {
  return onOwnBoard(deps, command, async ({ board: { game, seat: own }, speaker, title, ask }) => {
    const { say } = speaker;
    const named = textOf(command.option('to')).trim();
    const seat = game.seats.find((one) =>
      [one.seat, seatTitle(game, one.seat)].some((name) => plainLetters(name) === plainLetters(named)),
    )?.seat;
    if (named !== TO_ALL && (seat === undefined || seat === own))
      return toOne([title, say(message('discord.unknownSeat'))].join('\n'));
    const body: SendMessage = {
      to: seat === undefined ? TO_ALL : [seat],
      text: textOf(command.option('text')),
    };
    const reply = await ask<PressMessage>({ method: 'POST', path: `/games/${game.id}/press`, body });
    if (!reply.ok) return toOne([title, discordText(reply.problem.detail)].join('\n'));
    const { waiting } = reply.value;
    const to = discordText(seat === undefined ? say(message('discord.everyone')) : seatTitle(game, seat));
    return toOne(
      [
        title,
        say(waiting ? message('discord.pressWaits', { to }) : message('discord.pressSent', { to })),
        discordText(reply.value.text),
      ].join('\n'),
    );
  });
}

/** What Discord offers while an option is typed; nothing to a person without an account or a board here. */
export async function choicesFor(deps: Deps, command: Command): Promise<readonly Choice[]> {
  const { guild, user, focused, option, forOne } = command;
  const league = await leagueOfServer(deps, guild);
  const player = league && (await deps.store.accountOfDiscord(user));
  if (league === undefined || player === undefined || focused === undefined) return [];
  const boards = await ownBoards(deps, player, league.id);
  if (focused === 'board') return boardChoices(boards, textOf(option('board')), forOne);
  const chosen = chosenBoard(boards, option('board'));
  if (!chosen.ok) return [];
  const { board } = chosen;
  if (focused === 'to') {
    const vars = { deps, signer: command.signer, language: forOne.language };
    const request = { method: 'GET', path: `/games/${board.game.id}/press` } as const;
    const press = await asPlayer<Threads>(vars, { player, league: league.id }, request);
    return press.ok ? seatChoices(board, press.value.writing.to, textOf(option('to')), forOne) : [];
  }
  const [text, others] = focused === 'more' ? ['more', 'orders'] : ['orders', 'more'];
  const found = await completeOrders(deps, board, textOf(option(text ?? '')), textOf(option(others ?? '')));
  return found.map((value) => ({ name: value, value }));
}

async function boardChoices(
  boards: readonly OwnBoard[],
  typed: string,
  forOne: Speaker,
): Promise<readonly Choice[]> {
  const named = await Promise.all(
    boards.map(async (board) => {
      const { say } = await speakerFor(forOne, board);
      return { name: say(boardTitle(board)).slice(0, LONGEST_CHOICE), value: board.game.id };
    }),
  );
  const isTyped = holds(typed);
  return named.filter(({ name }) => isTyped(name)).slice(0, MOST_CHOICES);
}

function seatChoices(
  { game, seat: own }: OwnBoard,
  to: Threads['writing']['to'],
  typed: string,
  { say }: Speaker,
): readonly Choice[] {
  if (to === 'nobody') return [];
  const isTyped = holds(typed);
  const seats = to === 'everybody' ? [] : game.seats.filter(({ seat }) => seat !== own);
  return [
    { name: say(message('discord.everyone')), value: TO_ALL },
    ...seats.map(({ seat }) => ({ name: seatTitle(game, seat), value: seat })),
  ]
    .filter(({ name }) => isTyped(name))
    .slice(0, MOST_CHOICES);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
