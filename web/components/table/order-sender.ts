import type {
  Game,
  StoredOrders,
  SubmitOrders,
  SubmitReply,
} from '../../../functions/core/game/games.schema';
import type { Answer } from '../../lib/ask';
import { isUnanswered } from '../../lib/ask-until-answered';
import type { Wait } from '../../lib/wait';
import { LatestSender } from './latest-sender';
import { textOf } from './order-text';

/** The state of the list with the platform. */
export type Saving =
  | 'calm'
  | 'saving'
  | 'offline'
  | 'arrived'
  | 'too-late'
  | 'elsewhere'
  | 'logged-out'
  | 'refused';

export interface Sent {
  readonly stored: StoredOrders | null;
  readonly saving: Saving;
  /** The reason why the platform refused the last list, in its own words. */
  readonly message: string | null;
}

/** The fields of a game that the sender needs. */
export type Table = Pick<Game, 'step' | 'last' | 'me'>;

export interface SenderPorts {
  readonly submit: (step: number, body: SubmitOrders) => Promise<Answer<SubmitReply>>;
  /** Requests the current game; undefined if the platform does not answer. */
  readonly refetch: () => Promise<Table | undefined>;
  readonly wait: Wait;
  readonly onState: (state: Sent) => void;
  /** Takes over the list of a new step, or the one that was stored elsewhere. */
  readonly onList: (orders: readonly unknown[], isNewStep: boolean) => void;
  /** Stores a list that the platform has not answered, or only after a login, beyond this page; null once it has. */
  readonly onDraft?: (draft: SenderDraft | null) => void;
}

interface Body {
  readonly step: number;
  readonly orders: readonly unknown[];
  readonly ready: boolean;
  /** One of the orders that is legal in every step, such as a resignation. */
  readonly lasting?: unknown;
}

/** A list without an answer, and the stored version that it is based on. */
export interface SenderDraft extends Body {
  readonly version: number;
}

type Refused = Extract<Answer<SubmitReply>, { ok: false }>;

const SAVING_AFTER: Readonly<Record<string, Saving>> = {
  'step-closed': 'too-late',
  'stale-step': 'too-late',
  'version-conflict': 'elsewhere',
};

/** Stores one seat's orders for the open step, list by list, and tracks the platform's version of them. */
export class OrderSender {
  readonly #ports: SenderPorts;
  readonly #sender: LatestSender<Body, SubmitReply>;
  #table: Table;
  #state: Sent;
  /** The list that the page shows as sent: the last one it gave, or took over. */
  #shown: Body;
  /** Lists without an answer: each may have arrived nevertheless. */
  #unanswered: readonly Body[] = [];
  /** A list that an earlier page left without an answer. */
  #left: SenderDraft | null = null;
  /** Whether the platform could not be reached since it last answered. */
  #wasOffline = false;

  constructor(table: Table, ports: SenderPorts) {
    this.#ports = ports;
    this.#table = table;
    this.#state = { stored: table.me.stored, saving: 'calm', message: null };
    this.#shown = storedIn(table);
    this.#sender = new LatestSender({
      carry: (body) => this.#carry(body),
      wait: ports.wait,
      onState: (state) =>
        state === 'sending' ? this.#show({ saving: 'saving', message: null }) : this.#goOffline(),
    });
  }

  /**
   * Stores a list for the open step in place of the previous one; true once the platform has stored it. If that step has
   * closed meanwhile, as steps of bots soon do, the lasting order alone joins what is stored for the next one.
   */
  async send(orders: readonly unknown[], ready: boolean, lasting?: unknown): Promise<boolean> {
    const body: Body = { step: this.#table.step, orders, ready, ...(lasting !== undefined && { lasting }) };
    this.#shown = body;
    const answer = await this.#sender.send(body);
    if (answer === null) return hasArrived(this.#table, body);
    return answer.ok || this.#takeRefusal(body, answer);
  }

  /** Sends at once the list that waits for the platform to answer again. */
  retry(): void {
    void this.#sender.retry();
  }

  /** Ends with its page. A list without an answer is on the device by then; one that was not sent yet still is. */
  leave(): void {
    this.#sender.leave();
  }

  /** Takes over the current game of the platform, possibly with a new step, or with orders stored elsewhere. */
  take(table: Table): void {
    const isOwnAnswerDue = this.#sender.isSending;
    if (table.step !== this.#table.step) this.#beginStep(table);
    else if (!isOwnAnswerDue && isNewer(table, this.#state.stored)) this.#takeOver(table);
    this.#resumeLeft();
  }

  /** Continues with a list that an earlier page left without an answer. */
  resume(draft: SenderDraft): void {
    this.#left = draft;
    this.#resumeLeft();
  }

  #resumeLeft(): void {
    const left = this.#left;
    // A page from this device may show an earlier step until the stored game follows.
    if (left === null || left.step > this.#table.step) return;
    this.#left = null;
    if (this.#sender.isSending || this.#sender.isWaiting) return;
    const version = this.#table.me.stored?.version ?? 0;
    if (hasArrived(this.#table, left)) this.#settle('arrived');
    else if (left.step < this.#table.step) this.#settle('too-late');
    else if (left.version !== version) this.#settle('elsewhere');
    else {
      this.#wasOffline = true;
      this.#ports.onList(left.orders, false);
      void this.send(left.orders, left.ready);
    }
  }

  #settle(saving: Saving): void {
    this.#ports.onDraft?.(null);
    this.#show({ saving, message: null });
  }

  #goOffline(): void {
    this.#wasOffline = true;
    const { step, orders, ready } = this.#shown;
    this.#ports.onDraft?.({ step, orders, ready, version: this.#state.stored?.version ?? 0 });
    this.#show({ saving: 'offline', message: null });
  }

  async #carry(body: Body): Promise<Answer<SubmitReply>> {
    const { step, orders, ready } = body;
    const version = this.#state.stored?.version ?? 0;
    const answer = await this.#ports.submit(step, { orders: [...orders], ready, version });
    if (answer.ok) this.#takeReply(body, answer.value);
    if (isUnanswered(answer)) this.#unanswered = [...this.#unanswered, body];
    // Who is logged out finds the list again after the next login.
    else this.#ports.onDraft?.(!answer.ok && answer.status === 401 ? { step, orders, ready, version } : null);
    return answer;
  }

  #takeReply({ step }: Body, reply: SubmitReply): void {
    if (step !== this.#table.step) return;
    this.#unanswered = [];
    const isLast = !this.#sender.isWaiting;
    const saving = this.#wasOffline ? 'arrived' : 'calm';
    this.#wasOffline &&= !isLast;
    this.#show({ stored: reply, saving: isLast ? saving : 'saving', message: null });
    if (reply.closed || isLast) void this.#ports.refetch();
  }

  async #takeRefusal(body: Body, { status, problem }: Refused): Promise<boolean> {
    const saving = SAVING_AFTER[problem.code] ?? (status === 401 ? 'logged-out' : 'refused');
    const table = await this.#ports.refetch();
    if (table !== undefined) this.take(table);
    if (hasArrived(this.#table, body)) {
      this.#show({ saving: 'calm', message: null });
      return true;
    }
    if (saving === 'elsewhere' && this.#isOwn(this.#table)) return this.send(body.orders, body.ready);
    if (saving === 'too-late' && body.lasting !== undefined && this.#table.step > body.step)
      return this.send([...storedIn(this.#table).orders, body.lasting], body.ready, body.lasting);
    this.#show({ saving, message: saving === 'refused' ? problem.detail : null });
    return false;
  }

  #beginStep(table: Table): void {
    const isLate = this.#sender.isWaiting && !this.#isOwn(table);
    this.#adopt(table, isLate ? 'too-late' : 'calm');
  }

  #takeOver(table: Table): void {
    const { orders } = this.#shown;
    const isOther = orders.length > 0 && textOf(orders) !== textOf(storedIn(table).orders);
    if (this.#isOwn(table)) this.#follow(table);
    else this.#adopt(table, isOther ? 'elsewhere' : 'calm');
  }

  /** Whether the platform's list is one of this page whose answer was lost. */
  #isOwn(table: Table): boolean {
    return this.#unanswered.some((body) => hasArrived(table, body));
  }

  /** Continues from such a list; a waiting list replaces it, unless it is the one that arrived. */
  #follow(table: Table): void {
    this.#table = table;
    this.#show({ stored: table.me.stored });
    if (!hasArrived(table, this.#shown)) return;
    this.#sender.drop();
    this.#show({ saving: 'calm', message: null });
  }

  #adopt(table: Table, saving: Saving): void {
    const isNewStep = table.step !== this.#table.step;
    this.#table = table;
    if (this.#sender.isWaiting) this.#ports.onDraft?.(null);
    this.#sender.drop();
    this.#wasOffline = false;
    this.#unanswered = [];
    this.#shown = storedIn(table);
    this.#ports.onList(this.#shown.orders, isNewStep);
    this.#show({ stored: table.me.stored, saving, message: null });
  }

  #show(part: Partial<Sent>): void {
    this.#state = { ...this.#state, ...part };
    this.#ports.onState(this.#state);
  }
}

function storedIn({ step, me: { stored } }: Table): Body {
  return { step, orders: stored?.orders ?? [], ready: stored?.ready ?? false };
}

function isNewer({ me }: Table, stored: StoredOrders | null): boolean {
  return (me.stored?.version ?? 0) > (stored?.version ?? 0);
}

/** Whether the platform has a list: stored for the open step, or among the orders that the last step carried out. */
function hasArrived({ step, last, me }: Table, body: Body): boolean {
  if (step === body.step)
    return me.stored?.ready === body.ready && textOf(me.stored.orders) === textOf(body.orders);
  if (last?.step !== body.step || body.orders.length === 0) return false;
  const mine = new Set(last.orders.filter(({ seat }) => seat === me.seat).map(({ order }) => textOf(order)));
  return body.orders.every((order) => mine.has(textOf(order)));
}
