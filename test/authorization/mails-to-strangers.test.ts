import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PlayerRecord } from '../../functions/core/account/people.records';
import { NOTIFICATION_KINDS } from '../../functions/core/notification/notifications.records';
import { answeredWell } from './answered-well';
import { CALLERS, type CallerName } from './callers';
import { nameOf, type Row } from './row';
import { ROWS } from './rows';
import { type Scene, setScene } from './scene';

/**
 * Every operation that can cause a mail, found by trying all of them (the rows of the roles) on people who want every
 * mail. Review each operation that is added to this list: to whom does it write, and can a stranger's address get
 * there?
 */
const CAUSES_MAIL: readonly string[] = [
  'DELETE /games/{id}/seats/{seat}/substitute',
  'DELETE /games/{id}/table-result',
  'POST /games/{id}/cases/{case}/answer',
  'POST /games/{id}/cases/{case}/appeal/answer',
  'POST /games/{id}/press',
  'POST /games/{id}/result',
  'POST /games/{id}/table-report/decision',
  'POST /games/{id}/rulings',
  'POST /leagues/{id}/announcements',
  'POST /leagues/{id}/hand-over',
  'POST /leagues/{id}/members/{player}/rulings',
  'POST /leagues/{id}/teams/{team}/invitations',
  'POST /seasons/{id}/admissions',
  'POST /seasons/{id}/cancel',
  'POST /seasons/{id}/restore',
  'POST /seasons/{id}/clocks',
  'POST /seasons/{id}/roster',
  'POST /seasons/{id}/rounds/{round}/end',
  'POST /seasons/{id}/rounds/{round}/release',
  'POST /seasons/{id}/roster/{player}/link',
  'POST /seasons/{id}/start',
  'POST /seasons/{id}/substitutes',
  'PUT /games/{id}/seats/{seat}/offer',
  'PUT /games/{id}/table-report',
  'PUT /games/{id}/table-report/answer',
  'PUT /leagues/{id}/members/{player}/roles',
  'PUT /seasons/{id}/adjustments/{player}',
  'PUT /seasons/{id}/entries/{player}/decision',
  'PUT /seasons/{id}/qualification',
];

let scene: Scene;
/** Every mail of the control run, by operation. */
const mailedBy = new Map<string, Set<string>>();

beforeAll(async () => {
  scene = await setScene();
  // Otherwise each row would process again all events that the scene has left.
  await scene.hunt.world.deliver();
  await everyMailWanted();
  await haveCome(true);
}, 120_000);
afterAll(() => scene.hunt.world.close());

const people = () =>
  scene.hunt
    .items()
    .filter(({ pk, sk }) => pk.startsWith('PLAYER#') && sk === 'PROFILE')
    .map((item) => ({ item, profile: PlayerRecord.parse(item) }))
    .filter(({ profile }) => profile.kind === 'human');

/** Every player has an address, which an organizer typed, and chooses every mail. */
async function everyMailWanted(): Promise<void> {
  const { store } = scene.hunt.world;
  const choices = Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, ['mail' as const]]));
  for (const { profile } of people()) {
    await store.openAccount({ id: profile.id, name: profile.name, email: `${profile.id}@example.org` });
    const settings = await store.notificationSettings(profile.id);
    const chosen = {
      ...{ player: profile.id, choices, reminders: [24, 3], digestHour: 8, subscriptions: [] },
      ...{ calendar: settings?.calendar ?? null, mailStopped: null },
    };
    await store.saveNotificationSettings(settings, chosen);
  }
}

/**
 * Sets whether people have logged in before: their accounts exist either way, and what they did meanwhile does not
 * count.
 */
async function haveCome(come: boolean): Promise<void> {
  for (const { item, profile } of people()) {
    const { mailConsent: _, ...rest } = { ...item } as Record<string, unknown>;
    const email = profile.email ?? `${profile.id}@example.org`;
    const kept = { ...rest, pk: item.pk, sk: item.sk, email };
    await scene.hunt.write(come ? { ...kept, mailConsent: 'login' } : kept);
  }
  scene.hunt.world.restart();
}

/** Mails that are queued or wait for a digest: "kind to player". */
function mails(): readonly string[] {
  return scene.hunt.items().flatMap((item) => {
    const [, player] = item.pk.split('#');
    const isMail = item.sk.startsWith('DELIVERY#') && item.sk.endsWith('#mail');
    if (!isMail && !item.sk.startsWith('HELD#')) return [];
    const { kind } = (item as unknown as { notification: { kind: string } }).notification;
    return [`${kind} to ${player} (${item.sk})`];
  });
}

const ORDER: readonly CallerName[] = ['organizer', 'moderator', 'playing-organizer', ...CALLERS];

/** The callers whom the operation answers well. */
function callersOf(row: Row): readonly CallerName[] {
  const may = Object.values(answeredWell(row)).flat();
  const found = ORDER.find((name) => may.includes(name));
  return found === undefined ? [] : [found];
}

interface Caused {
  /** The mails to people who have logged in, by kind. */
  readonly come: readonly string[];
  /** The mails to people who have never logged in. */
  readonly strangers: readonly string[];
}

/** The mails that a row causes. A caller is not tried twice where no event was written. */
async function mailsOf(row: Row): Promise<Caused> {
  const { hunt, people: callers } = scene;
  const back = hunt.keep();
  try {
    const prepared = (await row.prepare?.(scene)) ?? '';
    await hunt.world.deliver();
    const again = hunt.keep();
    const caused = async (come: boolean) => {
      if (!come) await haveCome(false);
      const before = new Set(mails());
      for (const name of callersOf(row)) {
        const answer = await row.send(callers[name], scene, prepared);
        expect(answer.status, `${nameOf(row)} by ${name}: ${answer.text}`).toBeLessThan(300);
      }
      if (!hunt.items().some(({ pk }) => pk.startsWith('OUTBOX#'))) return newSince(before);
      // The request marks them as having logged in; the test needs the mails of people who have not.
      if (!come) await haveCome(false);
      await hunt.world.deliver();
      return newSince(before);
    };
    const come = await caused(true);
    if (come.length === 0) return { come, strangers: [] };
    await again();
    return { come, strangers: await caused(false) };
  } finally {
    await back();
  }
}

const newSince = (before: ReadonlySet<string>) => mails().filter((mail) => !before.has(mail));

const CHANGING = ROWS.filter(({ operation }) => !operation.startsWith('GET'));

describe('causes no mail to somebody who has never come', () => {
  test.each(CHANGING.map((row) => [nameOf(row), row] as const))('%s', async (_, row) => {
    const { come, strangers } = await mailsOf(row);
    for (const mail of come)
      mailedBy.set(row.operation, (mailedBy.get(row.operation) ?? new Set()).add(mail.split(' ')[0] ?? ''));
    // The only invitation that the platform sends, with fixed words (test/integration/invitations.test.ts).
    expect(strangers.filter((mail) => !mail.startsWith('invitation '))).toEqual([]);
    expect(new Set(strangers).size).toBe(strangers.length);
  });

  test('whatever causes one to those who have come is known', () => {
    expect([...mailedBy.keys()].filter((operation) => !CAUSES_MAIL.includes(operation))).toEqual([]);
  });
});
