import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { NOTIFICATION_KINDS } from '../../functions/core/notification/notifications.records';
import * as absence from '../../functions/core/notification/notify-absence';
import * as events from '../../functions/core/notification/notify-events';
import * as inbox from '../../functions/core/notification/notify-inbox';
import * as season from '../../functions/core/notification/notify-season';
import * as step from '../../functions/core/notification/notify-step';
import * as search from '../../functions/core/notification/notify-substitute-search';
import { DEFAULT_CHOICES } from '../../functions/core/notification/preferences';
import { PlatformEvent } from '../../functions/core/platform/events.records';
import type { Row } from '../support/recipients/act';
import type { Cast } from '../support/recipients/cast';
import { CHANNELS } from '../support/recipients/channels';
import { GAME_ROWS, startGameScene } from '../support/recipients/game';
import { SEASON_ROWS, startSeasonScene } from '../support/recipients/season';
import { startTableScene, TABLE_ROWS } from '../support/recipients/tables';

/**
 * Who is told of what, over which channel, and how often: each row is played in a league that has one of each kind of
 * person, and everybody who is not named in it must hear nothing. `ann` is told once and over the usual channels of
 * the kind, `ann*2` twice, and `ann (mail)` over other ones.
 */
function playsAll<Scene extends Cast>(
  what: string,
  start: () => Promise<Scene>,
  rows: readonly Row<Scene>[],
) {
  describe(what, () => {
    let scene: Scene;
    beforeAll(async () => {
      scene = await start();
    });
    afterAll(() => scene.world.close());
    test.each(rows.map((row) => [row.what, row] as const))('%s', async (_, row) => {
      if (row.before !== undefined) {
        await row.before(scene);
        await scene.watch.forget();
      }
      expect(await scene.watch.after(() => row.act(scene), row.minutes)).toEqual(row.told);
    });
  });
}

playsAll('at a real table', startTableScene, TABLE_ROWS);
playsAll('in a game', startGameScene, GAME_ROWS);
playsAll('in a season', startSeasonScene, SEASON_ROWS);

/** Events of which nobody is told by themselves. */
const SILENT: Readonly<Record<string, string>> = {
  'holidays-booked': 'moves deadlines: each is an event of its own',
  'account-deleted': 'only those with a login of their own are told anything, and they have none',
  'accounts-merged': 'done by its owner',
  'league-renamed': 'copies of a name',
  'renamed/player': 'copies of a name',
  'renamed/season': 'copies of a name',
  'record-changed': 'recomputed',
  'guest-joined': 'done by the guest',
  'proposal-confirmed': 'what it proposes has events of its own',
};

/** Every event, with each case that it distinguishes: "admitted/waiting". */
function everyEvent(): readonly string[] {
  return PlatformEvent.options.flatMap((option) => {
    const { kind, ...fields } = option.shape as Record<string, z.ZodType>;
    const name = [...((kind as z.ZodLiteral).values as ReadonlySet<string>)][0] ?? '';
    if (name === 'clocks-ruled' || name === 'invited-by-mail') return [name];
    const tells = fields.tells;
    const inner = tells instanceof z.ZodOptional ? (tells.unwrap() as z.ZodObject).shape : {};
    const named = Object.values({ ...fields, ...inner }).find((field) => field instanceof z.ZodEnum);
    const cases = named instanceof z.ZodEnum ? named.options.map(String) : [];
    return cases.length === 0 ? [name] : cases.map((one) => `${name}/${one}`);
  });
}

describe('the list', () => {
  const covered = [...GAME_ROWS, ...SEASON_ROWS, ...TABLE_ROWS].flatMap(({ covers }) => covers);
  const isCovered = (name: string) => covered.some((one) => one === name || one.startsWith(`${name}/`));

  test('has every event, and every case of it', () => {
    expect(everyEvent().filter((name) => !isCovered(name) && SILENT[name] === undefined)).toEqual([]);
    expect(Object.keys(SILENT).filter(isCovered)).toEqual([]);
  });

  test('has every notification of a season, and names which event each other one follows', () => {
    const others = { ...absence, ...events, ...inbox, ...step, ...search };
    const followed = {
      notifyAdmission: 'admitted',
      notifyAnnouncement: 'announced',
      notifyCaseAnswer: 'case-answered',
      notifyInboxItems: 'to-settle',
      notifyMissedTurns: 'orders-missed',
      notifyPress: 'press-sent',
      notifyRuling: 'game-ruled',
      notifySeatChange: 'deadline-moved',
      notifyStep: 'step-closed',
      notifySubstituteSearch: 'seat-searched',
      notifyTeamInvitation: 'invited-to-team',
      notifyWarning: 'member-ruled',
      askedBy: 'seat-searched',
    };
    expect(Object.keys(others).sort()).toEqual(Object.keys(followed).sort());
    const byEvent: Readonly<Record<string, string>> = {
      notifyAdjusted: 'season-changed/adjusted',
      notifyRestored: 'season-changed/restored',
      notifyRefusedDraft: 'season-changed/draft',
    };
    expect(Object.keys(season).filter((name) => !isCovered(byEvent[name] ?? name))).toEqual([]);
  });

  test('has the channels of every kind, and somebody who is told of it', () => {
    expect(Object.keys(CHANNELS).sort()).toEqual([...NOTIFICATION_KINDS].sort());
    for (const kind of NOTIFICATION_KINDS)
      expect([kind, ...DEFAULT_CHOICES[kind]].sort()).toEqual(
        [kind, ...CHANNELS[kind].filter((channel) => channel !== 'program')].sort(),
      );
    const told = [...GAME_ROWS, ...SEASON_ROWS, ...TABLE_ROWS].flatMap((row) => Object.keys(row.told));
    expect(NOTIFICATION_KINDS.filter((kind) => !told.includes(kind))).toEqual([]);
  });
});
