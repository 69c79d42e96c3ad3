/** A season as a plain object, in the words of docs and pages: no code of the platform is used. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seats of each board. */
export const SIZE = 3;
/** How long a turn lasts, and how long a player who is asked to take a seat may think. */
const TURN = DAY;
const OFFER = DAY / 2;
/** What a bye is worth: one that the draw gave, and one at the player's own request. */
export const BYE = 4;
export const ASKED_BYE = 1;

/** More than ever happens at one moment. */
const MOST_AT_ONCE = 50;

/** What an organizer chose for the season. */
export interface Settings {
  /** Online boards have turns and a clock; boards at real tables only a result. */
  readonly where: 'online' | 'table';
  readonly mode: 'open' | 'approval';
  readonly capacity: number | null;
  readonly leftOver: 'bots' | 'byes';
  readonly confirm: boolean;
  readonly assume: 'plays' | 'sits-out';
  readonly review: boolean;
  readonly late: boolean;
  readonly rounds: number;
  /** After how many days a round ends; null: never by itself. */
  readonly lastsDays: number | null;
  readonly slow: 'stands' | 'void';
  /** After how many hours the season starts by itself; null: an organizer starts it. */
  readonly startsAfterHours: number | null;
}

/** How long a check-in is open after a round, and how long the last result at a real table leaves. */
export const CHECK_IN_MINUTES = 600;
export const WAIT_MINUTES = 30;

export interface Entry {
  readonly id: string;
  readonly bot: boolean;
  state: 'in' | 'waiting' | 'asked' | 'withdrawn';
  /** The sequence in which they registered. */
  order: number;
  since: number;
  confirmed: number;
  declined: number;
}

export interface Board {
  readonly name: string;
  readonly round: number;
  readonly board: number;
  seats: Record<string, string>;
  points: Record<string, number>;
  over: boolean;
  void: boolean;
  paused: 'moderator' | 'cancellation' | null;
  /** When its turn closes; while it is paused, when it would have closed. */
  deadline: number;
  pausedAt: number;
  step: number;
  /** Players who hold or have held a seat here. */
  readonly known: Set<string>;
}

interface Round {
  readonly round: number;
  state: 'planned' | 'open';
  boards: Readonly<Record<string, string>>[];
  sittingOut: Map<string, 'drawn' | 'request' | 'absent'>;
  openedAt: number;
  endedAt: number | null;
}

interface Offer {
  readonly player: string;
  readonly until: number;
  readonly holder: string;
}

/** A draw as the platform made it: the model says who plays, chance says who meets whom. */
export interface Drawn {
  readonly boards: readonly Readonly<Record<string, string>>[];
  readonly sittingOut: ReadonlyMap<string, 'drawn' | 'request' | 'absent'>;
  /** The bots among the players. */
  readonly bots: readonly string[];
}

/** What the model cannot know: it asks the platform, and checks the answer. */
export interface Chance {
  /** The draw of a round that must be there by now. */
  draw(round: number, players: readonly string[]): Promise<Drawn>;
  /** What each seat of a running board has reached. */
  figures(board: string): Promise<Readonly<Record<string, number>>>;
  /** When the turn of a board closes that has just opened. */
  turn(board: string): Promise<{ readonly step: number; readonly deadline: number }>;
}

export class SeasonModel {
  status: 'registration' | 'running' | 'finished' = 'registration';
  cancelled: { readonly at: number; readonly from: 'registration' | 'running' } | null = null;
  postponed = false;
  closed = false;
  readonly entries = new Map<string, Entry>();
  readonly banned = new Set<string>();
  readonly members = new Set<string>();
  readonly rounds: Round[] = [];
  readonly boards: Board[] = [];
  readonly offers = new Map<string, Offer>();
  readonly log: string[] = ['open-season'];
  opensNow: number | null = null;
  endsNow: { readonly round: number; readonly as: 'stands' | 'void' } | null = null;
  #registered = 0;
  readonly startsAt: number | null;

  constructor(
    readonly settings: Settings,
    public now: number,
  ) {
    const { startsAfterHours } = settings;
    this.startsAt = startsAfterHours === null ? null : now + startsAfterHours * HOUR;
  }

  /** The last round whose boards exist. */
  get round(): number {
    return this.rounds.filter(({ state }) => state === 'open').length;
  }
  get last(): Round | undefined {
    return this.rounds.at(-1);
  }
  /** The first round that can still seat somebody. */
  get nextOpen(): number {
    return this.round + 1;
  }
  inIt(): readonly Entry[] {
    return [...this.entries.values()].filter(({ state }) => state === 'in');
  }
  waiting(): readonly Entry[] {
    return [...this.entries.values()]
      .filter(({ state }) => state === 'waiting')
      .sort((one, other) => one.order - other.order);
  }
  /** The places that are taken: bots that fill seats take none. */
  places(): number {
    return this.inIt().filter(({ bot }) => !bot).length;
  }
  hasPlace(): boolean {
    const { capacity } = this.settings;
    return capacity === null || this.places() < capacity;
  }
  boardsOf(round: number): readonly Board[] {
    return this.boards.filter((board) => board.round === round);
  }

  /** Whether anything of the season happens by its dates. */
  get isScheduled(): boolean {
    const { confirm, lastsDays, where } = this.settings;
    return this.closed || confirm || lastsDays !== null || this.startsAt !== null || where === 'table';
  }

  enter(id: string, state: Entry['state']): void {
    this.#registered += 1;
    const since = this.nextOpen;
    const order = this.#registered;
    this.entries.set(id, { id, bot: false, state, order, since, confirmed: since, declined: 0 });
    this.members.add(id);
  }

  /** Who can play a round at all: bots only fill its boards. */
  able(round: number): readonly Entry[] {
    return this.inIt().filter(({ bot, since }) => !bot && since <= round);
  }

  /** Who plays it. */
  players(round: number): readonly Entry[] {
    const able = this.able(round);
    if (!this.settings.confirm) return able;
    const willing = able.filter(({ confirmed }) => confirmed === round).length;
    const silentPlay = this.settings.assume === 'plays' || willing < SIZE;
    return able.filter(
      ({ confirmed, declined }) => confirmed === round || (silentPlay && declined !== round),
    );
  }

  /** How many players make a round. */
  get least(): number {
    return this.settings.where === 'online' && this.settings.leftOver === 'bots' ? 1 : SIZE;
  }

  /** Whether a round waits for players who could play it and do not: a season does not end by a check-in. */
  isShort(round: number): boolean {
    return this.able(round).length >= this.least && this.players(round).length < this.least;
  }

  /** The numbers of a round: boards, byes and bots; null if there is none. */
  sizes(players: number): { boards: number; byes: number; bots: number } | null {
    const { where, leftOver } = this.settings;
    const over = players % SIZE;
    if (players === 0 || (where === 'table' && players < SIZE)) return null;
    if (over === 0) return { boards: players / SIZE, byes: 0, bots: 0 };
    if ((leftOver === 'byes' || where === 'table') && players > SIZE)
      return { boards: Math.floor(players / SIZE), byes: over, bots: 0 };
    return { boards: Math.ceil(players / SIZE), byes: 0, bots: SIZE - over };
  }

  /** Rounds in which a player could have played and did not. */
  byesOf({ id, since }: Entry, round: number): number {
    const played = new Set(
      this.boards
        .filter((board) => board.round < round && board.round >= since && !board.void)
        .filter((board) => Object.values(board.seats).includes(id))
        .map((board) => board.round),
    );
    return round - since - played.size;
  }

  /** Everybody in the standings, with their points. */
  totals(): ReadonlyMap<string, number> {
    const seated = new Set(this.boards.flatMap(({ seats }) => Object.values(seats)));
    const totals = new Map<string, number>(
      [...this.entries.values()]
        .filter(({ id, state }) => state === 'in' || seated.has(id))
        .map(({ id }) => [id, 0]),
    );
    const pay = (id: string, points: number) =>
      totals.has(id) && totals.set(id, (totals.get(id) ?? 0) + points);
    for (const board of this.boards)
      for (const [seat, id] of Object.entries(board.seats)) if (!board.void) pay(id, board.points[seat] ?? 0);
    for (const { state, sittingOut } of this.rounds)
      if (state === 'open')
        for (const [id, why] of sittingOut) {
          if (why === 'drawn') pay(id, BYE);
          if (why === 'request') pay(id, ASKED_BYE);
        }
    return totals;
  }

  isFinished({ state, round, boards }: Round): boolean {
    return state === 'open' && this.boardsOf(round).filter(({ over }) => over).length === boards.length;
  }

  #allAnswered(round: number): boolean {
    return this.able(round).every(({ confirmed, declined }) => confirmed === round || declined === round);
  }

  /** When the next round opens; null while the one before is played. */
  opensAt(round: number): number | null {
    const ended = round === 1 ? 0 : (this.last?.endedAt ?? null);
    if (ended === null) return null;
    if (this.opensNow === round) return ended;
    const waits = this.settings.where === 'table' && round > 1 ? WAIT_MINUTES * MINUTE : 0;
    const isAsked = this.settings.confirm && round > 1 && !this.#allAnswered(round);
    return Math.max(ended + waits, isAsked ? ended + CHECK_IN_MINUTES * MINUTE : 0);
  }

  /** When the current round ends by its rule. */
  roundEndsAt(): number | null {
    const { last, settings } = this;
    if (settings.lastsDays === null || last?.state !== 'open' || this.isFinished(last)) return null;
    return last.openedAt + settings.lastsDays * DAY;
  }

  /** The next instant at which something happens by itself. */
  nextHour(): number | null {
    const hours: (number | null)[] = [];
    if (this.cancelled !== null) hours.push(this.cancelled.at + DAY);
    if (this.status === 'registration' && !this.postponed) hours.push(this.startsAt);
    if (this.status === 'running') {
      hours.push(this.roundEndsAt());
      if (this.last === undefined || this.isFinished(this.last))
        hours.push(this.opensAt(this.rounds.length + 1));
    }
    for (const board of this.boards) if (!board.over && board.paused === null) hours.push(board.deadline);
    const ahead = hours.filter((hour): hour is number => hour !== null && hour > this.now);
    return ahead.length === 0 ? null : Math.min(...ahead);
  }

  /** Everything that follows by itself from what has happened, and from the time. */
  async settle(chance: Chance): Promise<void> {
    await this.#closeTurns(chance);
    for (let turn = 0; await this.#advance(chance); turn += 1)
      if (turn > MOST_AT_ONCE)
        throw new Error(`the model of round ${this.rounds.length} does not come to rest`);
  }

  async #closeTurns(chance: Chance): Promise<void> {
    for (const board of this.boards) {
      if (board.over || this.settings.where === 'table') continue;
      if (board.paused === null && board.deadline <= this.now) {
        const next = await chance.turn(board.name);
        if (next.step !== board.step + 1 || next.deadline !== board.deadline + TURN)
          throw new Error(
            `${board.name}: turn ${board.step} closed at ${board.deadline}; turn ${next.step} closes at ${next.deadline}`,
          );
        Object.assign(board, next);
      }
      board.points = { ...(await chance.figures(board.name)) };
    }
  }

  /** @returns whether something happened that more may follow from */
  async #advance(chance: Chance): Promise<boolean> {
    if (this.status === 'finished') {
      if (this.cancelled === null || this.now < this.cancelled.at + DAY) return false;
      return this.#endBoards(this.boards, 'void');
    }
    const [first] = this.waiting();
    if (first !== undefined && this.hasPlace()) {
      Object.assign(first, { state: 'in', since: this.nextOpen });
      return true;
    }
    if (this.status === 'registration') return this.#startIfDue();
    const { last } = this;
    if (last?.state === 'planned') return this.#redrawIfSpoiled(chance, last);
    if (last !== undefined && !this.isFinished(last)) return this.#endRoundIfDue(last);
    if (last !== undefined) last.endedAt ??= this.now;
    const round = this.rounds.length + 1;
    if (round > this.settings.rounds) return this.#conclude();
    const opens = this.opensAt(round);
    if (opens === null || (this.isScheduled && opens > this.now)) return false;
    if (this.opensNow !== round && this.isShort(round)) return false;
    return this.#draw(chance, round);
  }

  #conclude(): boolean {
    this.status = 'finished';
    return true;
  }

  /** Why the season cannot start. */
  cannotStart(): boolean {
    const players = this.inIt().length;
    const { where, leftOver, rounds } = this.settings;
    // Nobody is to meet the same people in every round.
    const isTooLong = where === 'online' && leftOver === 'byes' && rounds > players - 1;
    return players < this.least || isTooLong;
  }

  start(): void {
    this.status = 'running';
    this.postponed = false;
    this.log.push('start');
  }

  #startIfDue(): boolean {
    if (this.startsAt === null || this.postponed || this.startsAt > this.now) return false;
    if (this.cannotStart()) {
      this.postponed = true;
      this.log.push('postpone');
    } else this.start();
    return true;
  }

  /** A planned round that names somebody who has left, or seats somebody who sits out, is drawn again. */
  async #redrawIfSpoiled(chance: Chance, planned: Round): Promise<boolean> {
    const players = new Set(this.players(planned.round).map(({ id }) => id));
    const named = [...planned.boards.flatMap((board) => Object.values(board)), ...planned.sittingOut.keys()];
    const hasLeft = named.some((id) => this.entries.get(id)?.state !== 'in');
    const seats = planned.boards.flatMap((board) => Object.values(board));
    const sitsOut = seats.some((id) => this.entries.get(id)?.bot === false && !players.has(id));
    if (!hasLeft && !sitsOut) return false;
    const waits = this.opensNow !== planned.round && this.isShort(planned.round);
    // With too few players left it stays for the organizers; players who sit out may come back.
    if (!waits && this.sizes(players.size) === null) return false;
    this.rounds.pop();
    if (waits) return true;
    return this.#draw(chance, planned.round);
  }

  #endRoundIfDue(last: Round): boolean {
    const boards = this.boardsOf(last.round);
    if (this.endsNow?.round === last.round) return this.#endBoards(boards, this.endsNow.as);
    const end = this.roundEndsAt();
    if (end === null || end > this.now) return false;
    // A board that a moderator has paused waits for the moderator.
    return this.#endBoards(
      boards.filter(({ paused }) => paused === null),
      this.settings.slow,
    );
  }

  #endBoards(boards: readonly Board[], as: 'stands' | 'void'): boolean {
    // Whoever was at a real table has to say how it ended.
    if (this.settings.where === 'table') return false;
    const open = boards.filter(({ over }) => !over);
    for (const board of open) this.endBoard(board, as);
    return open.length > 0;
  }

  endBoard(board: Board, as: 'stands' | 'void'): void {
    Object.assign(board, { over: true, void: as === 'void', paused: null });
    this.log.push(as === 'void' ? 'void' : 'correct');
  }

  async #draw(chance: Chance, round: number): Promise<boolean> {
    const players = this.players(round);
    const sizes = this.sizes(players.length);
    if (sizes === null) return this.#conclude();
    const drawn = await chance.draw(
      round,
      players.map(({ id }) => id),
    );
    this.checkDraw(round, players, sizes, drawn);
    const opens = round === 1 ? this.startsAt : this.opensAt(round);
    const date = opens ?? this.now;
    this.rounds.push({
      round,
      state: this.settings.review ? 'planned' : 'open',
      boards: [...drawn.boards],
      sittingOut: new Map(drawn.sittingOut),
      openedAt: date <= this.now && this.now - date < DAY ? date : this.now,
      endedAt: null,
    });
    for (const id of drawn.bots) this.#enterBot(id, round);
    if (!this.settings.review) await this.makeBoards(chance);
    return true;
  }

  /** Draws a planned round again. */
  async redraw(chance: Chance): Promise<void> {
    const { round = 1 } = this.rounds.pop() ?? {};
    await this.#draw(chance, round);
  }

  /** Opens a planned round; one that was due long ago counts as opened now. */
  async release(chance: Chance): Promise<void> {
    const { last } = this;
    if (last === undefined) return;
    last.state = 'open';
    if (this.now - last.openedAt >= DAY) last.openedAt = this.now;
    await this.makeBoards(chance);
  }

  #enterBot(id: string, round: number): void {
    const entry = this.entries.get(id);
    if (entry?.state === 'in') return;
    this.#registered += 1;
    this.entries.set(id, {
      ...{ id, bot: true, state: 'in', order: this.#registered },
      ...{ since: round, confirmed: round, declined: 0 },
    });
  }

  /** A new bot that holds a seat by a ruling: it is on the board, and not in the season. */
  noteBot(id: string): void {
    if (this.entries.has(id)) return;
    const since = this.nextOpen;
    this.entries.set(id, {
      id,
      bot: true,
      state: 'withdrawn',
      order: 0,
      since,
      confirmed: since,
      declined: 0,
    });
  }

  /** Checks that a draw seats exactly those who play, and that the right ones sit out. */
  checkDraw(
    round: number,
    players: readonly Entry[],
    sizes: { boards: number; byes: number; bots: number },
    { boards, sittingOut, bots }: Drawn,
  ): void {
    const seated = boards.flatMap((board) => Object.values(board));
    const own = seated.filter((id) => !bots.includes(id));
    const byes = [...sittingOut].filter(([, why]) => why === 'drawn').map(([id]) => id);
    const found = { boards: boards.length, byes: byes.length, bots: bots.length };
    const away = [...sittingOut].filter(([, why]) => why !== 'drawn').map(([id, why]) => `${id} ${why}`);
    const expected = players.map(({ id }) => id);
    const problems = [
      differ('sizes', JSON.stringify(found), JSON.stringify(sizes)),
      differ('players', [...own, ...byes].sort().join(), expected.sort().join()),
      differ('away', away.sort().join('; '), this.#away(round).join('; ')),
      new Set(seated).size === seated.length ? '' : `somebody sits twice: ${seated}`,
      this.#unfairBye(round, players, new Set(byes)),
    ].filter((problem) => problem !== '');
    if (problems.length > 0) throw new Error(`the draw of round ${round}: ${problems.join('; ')}`);
  }

  #away(round: number): readonly string[] {
    const playing = new Set(this.players(round).map(({ id }) => id));
    return this.able(round)
      .filter(({ id }) => !playing.has(id))
      .map(({ id, declined }) => `${id} ${declined === round ? 'request' : 'absent'}`)
      .sort();
  }

  /** Nobody sits out again before everybody has, and the leaders last. */
  #unfairBye(round: number, players: readonly Entry[], out: ReadonlySet<string>): string {
    const totals = this.totals();
    for (const sitter of players.filter(({ id }) => out.has(id)))
      for (const other of players.filter(({ id }) => !out.has(id))) {
        const [mine, theirs] = [this.byesOf(sitter, round), this.byesOf(other, round)];
        const [low, high] = [totals.get(sitter.id) ?? 0, totals.get(other.id) ?? 0];
        if (mine > theirs)
          return `${sitter.id} sits out with ${mine} byes, and ${other.id} with ${theirs} plays`;
        if (mine === theirs && low > high) return `${sitter.id} sits out although ahead of ${other.id}`;
      }
    return '';
  }

  /** The boards of the round that was opened last. */
  async makeBoards(chance: Chance): Promise<void> {
    const { last } = this;
    if (last === undefined) return;
    for (const [at, seats] of last.boards.entries()) {
      const name = `${last.round}/${at + 1}`;
      const turn =
        this.settings.where === 'table'
          ? { step: 0, deadline: Number.POSITIVE_INFINITY }
          : await chance.turn(name);
      this.boards.push({
        ...{ name, round: last.round, board: at + 1, seats: { ...seats } },
        ...{ points: this.settings.where === 'table' ? {} : { ...(await chance.figures(name)) } },
        ...{ over: false, void: false, paused: null, pausedAt: 0, ...turn },
        known: new Set(Object.values(seats)),
      });
    }
  }

  leave(entry: Entry): void {
    entry.state = 'withdrawn';
  }

  pause(board: Board, by: 'moderator' | 'cancellation'): void {
    Object.assign(board, { paused: by, pausedAt: this.now });
  }

  resume(board: Board): void {
    Object.assign(board, { paused: null, deadline: board.deadline + this.now - board.pausedAt });
  }

  offer(board: Board, seat: string, player: string): void {
    this.offers.set(`${board.name} ${seat}`, {
      ...{ player, until: this.now + OFFER, holder: board.seats[seat] ?? '' },
    });
  }
}

function differ(what: string, found: string, expected: string): string {
  return found === expected ? '' : `${what} ${found}, not ${expected}`;
}
