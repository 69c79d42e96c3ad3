import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isFromDiscord } from '../../functions/api/discord/signature';
import { edgeDoor } from '../../functions/api/edge-door';
import { countedInMinutes } from '../../functions/api/rate-limit';
import { hasRoleLongEnough } from '../../functions/core/access/conflicts';
import { nextHeartbeat } from '../../functions/core/platform/heartbeat';
import { expiresAt } from '../../functions/core/practice/expires-at';
import { newGuestId } from '../../functions/core/practice/guests';
import { ConsiderClocks } from '../../functions/core/ruling/rulings.schema';
import { counts, hasEnded, rememberedUntil } from '../../functions/core/session/session-list';
import { OpenProgram } from '../../functions/core/session/sessions.schema';
import { newSession } from '../../web/lib/login/session';

// Windows that a function decides by itself, each at its last moment and at the first one beyond it. Those that need a
// league or a board are in test/integration/edges.test.ts.

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 21, 12);

describe('a login', () => {
  const began = NOW;
  const token = { id: 'one', began };
  const kept = (seenAt: number) => ({
    ...{ player: 'ana', programs: [], endedBefore: 0, version: 1 },
    list: [{ id: 'one', agent: null, began, seenAt }],
  });

  test('ends ninety days after it began, however much it is used', () => {
    const ends = began + 90 * DAY;
    expect([ends - 1, ends].map((at) => hasEnded(kept(at), token, at))).toEqual([false, true]);
    expect([ends - 1, ends].map((at) => counts({ ...token, agent: null, seenAt: at }, at))).toEqual([
      true,
      false,
    ]);
  });

  test('ends after thirty days without use', () => {
    const ends = began + DAY + 30 * DAY;
    expect([ends - 1, ends].map((at) => hasEnded(kept(began + DAY), token, at))).toEqual([false, true]);
    // One that was never recorded was last used when it began.
    const unknown = began + 30 * DAY;
    expect([unknown - 1, unknown].map((at) => hasEnded(undefined, token, at))).toEqual([false, true]);
  });

  test('on a shared computer ends after twelve hours', () => {
    const { sid, until = 0 } = newSession(began, true);
    expect(until).toBe(began + 12 * HOUR);
    const ended = (at: number) => hasEnded(undefined, { id: sid, began, until }, at);
    expect([until - 1, until].map(ended)).toEqual([false, true]);
  });
});

test('what a steward has hidden cannot be posted again for ten years', () => {
  const until = rememberedUntil(NOW, { hiddenTexts: ['a hash'] });
  expect(until).toBe(Date.UTC(2026, 10, 21) + 3650 * DAY);
  expect(rememberedUntil(NOW, { hiddenTexts: [] })).toBe(NOW + 91 * DAY);
});

test('a role confirms once it is a day older than the proposal, or as old as the season', () => {
  const proposedAt = NOW;
  const confirms = (roleSince: number, createdAt = 0) =>
    hasRoleLongEnough({ joinedAt: 0, roleSince }, { createdAt }, proposedAt);
  expect([confirms(NOW - DAY), confirms(NOW - DAY + 1)]).toEqual([true, false]);
  expect([confirms(NOW - 1, NOW - 1), confirms(NOW, NOW - 1)]).toEqual([true, false]);
});

test('a request of Discord is believed for five minutes, ahead or behind', () => {
  const keys = generateKeyPairSync('ed25519');
  const publicKey = keys.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
  const timestamp = String(NOW / SECOND);
  const signature = sign(null, Buffer.from(`${timestamp}{}`), keys.privateKey).toString('hex');
  const believed = (now: number) => isFromDiscord(publicKey, { body: '{}', timestamp, signature }, now);
  const window = 5 * MINUTE;
  expect([NOW + window, NOW + window + 1].map(believed)).toEqual([true, false]);
  expect([NOW - window, NOW - window - 1].map(believed)).toEqual([true, false]);
});

describe('the secret of the site’s distribution', () => {
  const OLD = 'o'.repeat(64);
  const NEW = 'n'.repeat(64);

  test('is read again for a value that is not known after fifteen seconds', async () => {
    let now = 0;
    let reads = 0;
    const isOpenTo = edgeDoor(
      async () => {
        reads += 1;
        return JSON.stringify({ sent: OLD });
      },
      () => now,
    );
    await isOpenTo(NEW);
    now = 15 * SECOND - 1;
    await isOpenTo(NEW);
    expect(reads).toBe(1);
    now = 15 * SECOND;
    await isOpenTo(NEW);
    expect(reads).toBe(2);
  });

  test('counts for an hour after it was read', async () => {
    let now = 0;
    let sent = OLD;
    const isOpenTo = edgeDoor(
      async () => JSON.stringify({ sent }),
      () => now,
    );
    await isOpenTo(OLD);
    sent = NEW;
    now = HOUR - 1;
    expect(await isOpenTo(OLD)).toBe(true);
    now = HOUR;
    expect(await isOpenTo(OLD)).toBe(false);
  });
});

test('requests are counted by the minute', () => {
  let now = 0;
  const waitAfter = countedInMinutes(() => now);
  const ask = (at: number) => {
    now = at;
    return waitAfter('ana', 1);
  };
  expect([ask(0), ask(1), ask(MINUTE - 1), ask(MINUTE), ask(MINUTE)]).toEqual([
    undefined,
    60,
    1,
    undefined,
    60,
  ]);
});

test('a practice board is stored for thirty days for a guest, and for a year for an account', () => {
  expect(expiresAt(newGuestId(), NOW) - NOW).toBe(30 * DAY);
  expect(expiresAt('ana', NOW) - NOW).toBe(365 * DAY);
});

describe('the clock', () => {
  const last = NOW - HOUR;
  const doubted = { at: last, doubt: NOW, outages: [] };

  test('is believed again once a second sweep agrees, ten seconds later', () => {
    expect(nextHeartbeat(doubted, NOW + 10 * SECOND - 1)).toMatchObject({ at: last, doubt: NOW });
    expect(nextHeartbeat(doubted, NOW + 10 * SECOND)).toMatchObject({ at: NOW + 10 * SECOND, doubt: null });
  });

  test('forgets an outage thirty days after its end', () => {
    const back = NOW + 10 * SECOND;
    const outage = (to: number) => ({ from: to - HOUR, to });
    const [gone, kept] = [outage(back - 30 * DAY), outage(back - 30 * DAY + 1)];
    const { outages } = nextHeartbeat({ ...doubted, outages: [gone, kept] }, back);
    expect(outages).toEqual([kept, { from: last, to: NOW }]);
  });
});

test('an API token is asked for ninety days at most', () => {
  const asked = (days: number) => OpenProgram.safeParse({ name: 'Bot', scopes: ['read'], days }).success;
  expect([0, 1, 90, 91].map(asked)).toEqual([false, true, true, false]);
});

test('deadlines are extended by thirty days at most', () => {
  const asked = (minutes: number) => ConsiderClocks.safeParse({ kind: 'extend', minutes }).success;
  expect([0, 1, 43_200, 43_201].map(asked)).toEqual([false, true, true, false]);
});
