import type { PersonalLink } from '../../../functions/core/roster/roster.schema';
import type { SeasonDraft } from '../../../functions/core/season/season-settings.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import type { Team } from '../../../functions/core/team/teams.schema';
import { playSeason } from '../../../functions/host/play-season';
import type { Row } from './act';
import { type Cast, done, REASON, startCast } from './cast';
import { CHANNELS } from './channels';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A league in which each row announces a season of its own. */
export interface SeasonScene extends Cast {
  /** The season of the row. */
  current: string;
}

export async function startSeasonScene(): Promise<SeasonScene> {
  const scene = { ...(await startCast(CHANNELS)), current: '' };
  await scene.watch.forget();
  return scene;
}

const SETTINGS = {
  ...{ name: 'Season', system: 'ny2047', boardSize: 3, options: { lastYear: 2047 } },
  format: { kind: 'rounds', rounds: 2 },
  registration: { capacity: 4 },
  deadlines: { orders: 1440, adjustment: 1440, earlyClose: 'forbidden' },
};
const inDays = ({ world }: Cast, days: number) => new Date(world.clock.now() + days * DAY).toISOString();

/**
 * A season with one of each: ann, ben, cat and dan play, wes waits, aida has asked, ina is invited, wanda has withdrawn,
 * rex was removed.
 */
const announced =
  (settings: (scene: SeasonScene) => object = () => ({})) =>
  async (scene: SeasonScene) => {
    const wanted = { ...SETTINGS, ...settings(scene) };
    const entrants = ['wanda', 'rex', 'ann', 'ben', 'cat', 'dan', 'wes', 'aida', 'ina'];
    const season = await scene.announce(wanted, entrants);
    scene.current = season;
    done(await (await scene.person('wanda')).remove(`/seasons/${season}/entries/me`));
    await scene.put(season, 'rex', 'removed');
    await scene.world.deliver();
    const { entries } = scene.world.store;
    for (const { player, state } of await entries(season))
      if (state === 'waiting' && player.id === 'cat') await scene.put(season, 'cat', 'in');
    await scene.put(season, 'aida', 'asked');
    await scene.put(season, 'ina', 'invited');
    await scene.world.deliver();
  };

const path = ({ current }: SeasonScene, rest = '') => `/seasons/${current}${rest}`;
const olga = ({ person }: SeasonScene) => person('olga');

/** The season starts, and its first round is over after so many days. */
const started = async (scene: SeasonScene) => {
  done(await (await olga(scene)).post(path(scene, '/start')));
  await scene.world.deliver();
};
const playOn = async (scene: SeasonScene) => {
  await playSeason(scene.world.deps, scene.world.clock, scene.current);
  await scene.world.deliver();
};

const CHECK_IN = { checkIn: { minutes: 2880, assume: 'sits-out' }, everyDays: 14, lastsDays: 10 };
const SLOW = { orders: 20_160, adjustment: 20_160, earlyClose: 'forbidden' };
const checked = announced(() => ({
  ...{ schedule: CHECK_IN, deadlines: SLOW },
  registration: { capacity: 4, confirm: true },
  leftOver: 'byes',
}));
/** The next hour at which a season acts by itself in this way. */
const hourOf = async (scene: SeasonScene, what: string): Promise<number> => {
  const { hours } = done(await (await olga(scene)).get<Season>(path(scene)));
  const found = hours.find((hour) => hour.what === what)?.at;
  if (found === undefined) throw new Error(`${what}: ${JSON.stringify(hours)}`);
  return Date.parse(found);
};
/** Just before that hour, and then at it. */
const justBefore = (what: string) => async (scene: SeasonScene) => {
  const at = await hourOf(scene, what);
  scene.world.clock.set(at - 40 * MINUTE);
  await scene.watch.forget();
};
const at = (what: string) => async (scene: SeasonScene) => scene.world.clock.set(await hourOf(scene, what));
const say = (player: string, confirm: boolean) => async (scene: SeasonScene) =>
  done(await (await scene.person(player)).put(path(scene, '/entries/me'), { confirm }));

export const SEASON_ROWS: readonly Row<SeasonScene>[] = [
  {
    covers: 'to-settle/request',
    what: 'a request for a place',
    minutes: 16,
    before: async (scene) => {
      await announced(() => ({ registration: { capacity: 4, mode: 'approval' } }))(scene);
      // The league's channel has one post for all requests of five minutes.
      scene.world.clock.set(scene.world.clock.now() + 6 * MINUTE);
    },
    act: async (scene) => done(await (await scene.person('kim')).post(path(scene, '/entries'))),
    told: { 'to-settle': 'LEAGUE olga otto' },
  },
  {
    covers: ['admitted/entered', 'invited-by-mail'],
    what: 'a list with mia, whom the league knows, with an address, and with a new name',
    act: async (scene) =>
      done(
        await (await olga(scene)).post(path(scene, '/roster'), {
          text: 'mia\nstranger@example.net\nNan Name',
        }),
      ),
    told: { invitation: 'NEW (mail)', registration: 'mia' },
  },
  {
    covers: 'admitted/invited',
    what: 'an invitation by an earlier table',
    act: async ({ world, current }) =>
      world.store.post({
        ...{ id: world.deps.newId(), kind: 'admitted', at: world.clock.now() },
        ...{ season: current, player: 'ina', from: 'invited' },
      }),
    told: { registration: 'ina' },
  },
  {
    covers: 'admitted/declined',
    what: 'its refusal',
    act: async (scene) =>
      done(await (await olga(scene)).put(path(scene, '/entries/kim/decision'), { accept: false })),
    told: { registration: 'kim' },
  },
  {
    covers: 'admitted/asked',
    what: 'the admission of another, while a place is free',
    act: async (scene) =>
      done(await (await olga(scene)).put(path(scene, '/entries/ann/decision'), { accept: true })),
    told: { registration: 'ann' },
  },
  {
    covers: 'admitted/full',
    what: 'the admission of one more than there are places',
    act: async (scene) => {
      for (const one of ['ben', 'cat', 'dan', 'wes'])
        done(await (await olga(scene)).put(path(scene, `/entries/${one}/decision`), { accept: true }));
    },
    told: { registration: 'ben cat dan wes' },
  },
  {
    covers: 'admitted/waiting',
    what: 'a place becomes free: the first of the wait list moves up',
    act: async (scene) => done(await (await scene.person('ben')).remove(path(scene, '/entries/me'))),
    told: { registration: 'cat' },
  },
  {
    covers: ['notifyLinkCreated', 'notifyLinkUsed'],
    what: 'a personal link for the new name, who has no address',
    act: async (scene) => {
      const entries = await scene.world.store.entries(scene.current);
      const id = entries.find(({ player }) => player.name === 'Nan Name')?.player.id ?? '';
      await scene.watch.reach(id, 'no mail');
      done(await (await olga(scene)).post<PersonalLink>(path(scene, `/roster/${id}/link`)));
    },
    told: { warning: 'NEW' },
  },
  {
    covers: 'invited-to-team',
    what: 'a team of mia’s invites ann and ben, and takes ben’s invitation back at once',
    act: async (scene) => {
      const teams = `/leagues/${scene.league}/teams`;
      const by = await olga(scene);
      const team = done(await by.post<Team>(teams, { name: 'Hawks', code: 'HAWK', captain: 'mia' })).id;
      for (const player of ['ann', 'ben']) done(await by.post(`${teams}/${team}/invitations`, { player }));
      done(await by.remove(`${teams}/${team}/invitations/ben`));
    },
    told: { registration: 'ann' },
  },
  {
    covers: 'member-ruled/warn',
    what: 'a warning of mia by mona',
    act: async ({ person, league }) =>
      done(
        await (await person('mona')).post(`/leagues/${league}/members/mia/rulings`, {
          ...{ kind: 'warn', reason: REASON, note: REASON },
        }),
      ),
    told: { warning: 'mia' },
  },
  {
    covers: 'season-changed/draft',
    what: 'a draft that could not be announced at its date',
    act: async (scene) => {
      const { league, world } = scene;
      const schedule = { announcesAt: inDays(scene, 1), opensAt: inDays(scene, 2) };
      const draft = done(
        await (await olga(scene)).post<SeasonDraft>(`/leagues/${league}/drafts`, {
          ...SETTINGS,
          schedule: { ...schedule, startsAt: inDays(scene, 3) },
        }),
      );
      // The platform was away for days: the other dates are behind.
      world.clock.set(world.clock.now() + 5 * DAY);
      return draft;
    },
    told: { season: 'olga otto' },
  },
  {
    covers: 'notifyPostponedStart',
    what: 'a start that is put off',
    before: announced((scene) => ({ schedule: { startsAt: inDays(scene, 1), fewest: 9 } })),
    act: async ({ world }) => world.clock.set(world.clock.now() + DAY),
    told: { season: 'aida ann ben cat dan ina olga otto wes' },
  },
  {
    covers: 'notifyCancelledSeason',
    what: 'the season is cancelled in registration',
    act: async (scene) => done(await (await olga(scene)).post(path(scene, '/cancel'), { reason: REASON })),
    told: { season: 'aida ann ben cat dan ina wes' },
  },
  {
    covers: 'season-changed/restored',
    what: 'and restored',
    act: async (scene) => done(await (await olga(scene)).post(path(scene, '/restore'))),
    told: { season: 'aida ann ben cat dan ina wes' },
  },
  {
    covers: 'notifyRoundEnd',
    what: 'a day before a round ends, to those whose boards are running: wes moved up, and waits for the next round',
    before: async (scene) => {
      await checked(scene);
      await started(scene);
      done(await (await scene.person('dan')).remove(path(scene, '/entries/me')));
      await scene.world.deliver();
      await justBefore('warn-of-end')(scene);
    },
    act: at('warn-of-end'),
    told: { season: 'ann ben cat' },
  },
  {
    covers: 'notifyCheckIn/ask',
    what: 'check-in: ann has said yes before, ben no, cat is marked absent; wes is silent',
    before: async (scene) => {
      await say('ann', true)(scene);
      await say('ben', false)(scene);
      done(await (await olga(scene)).put(path(scene, '/roster/cat/absence'), { absent: true }));
      await justBefore('ask')(scene);
    },
    act: at('ask'),
    told: { 'check-in': 'wes' },
  },
  {
    covers: 'remindOfCheckIn',
    what: 'an organizer reminds, twice in an hour',
    act: async (scene) => {
      const hour = Math.ceil(scene.world.clock.now() / HOUR) * HOUR;
      for (const minutes of [1, 30]) {
        scene.world.clock.set(hour + minutes * MINUTE);
        done(await (await olga(scene)).post(path(scene, '/check-in/reminders')));
      }
    },
    told: { 'check-in': 'wes' },
  },
  {
    covers: 'notifyCheckIn/remind',
    what: 'before check-in closes',
    before: justBefore('remind'),
    act: at('remind'),
    told: { 'check-in': 'wes' },
  },
  {
    covers: 'notifyTooFewPlayers',
    what: 'too few play the next round: it waits',
    before: justBefore('open-round'),
    act: at('open-round'),
    told: { season: 'olga otto' },
  },
  {
    covers: 'notifyCancelledSeason',
    what: 'the season is cancelled while it runs: its boards stop',
    before: async (scene) => {
      await announced()(scene);
      await started(scene);
    },
    act: async (scene) => done(await (await olga(scene)).post(path(scene, '/cancel'), { reason: REASON })),
    told: { ruling: 'ann ben cat dan', season: 'aida ann ben cat dan ina wes' },
  },
  {
    covers: 'season-changed/restored',
    what: 'and restored: its boards go on',
    act: async (scene) => done(await (await olga(scene)).post(path(scene, '/restore'))),
    told: { ruling: 'ann ben cat dan', season: 'aida ann ben cat dan ina wes' },
  },
  {
    covers: 'notifyNextSeason',
    what: 'the next season asks those of the last, but nobody whom the league has banned since',
    before: async (scene) => {
      await announced(() => ({ format: { kind: 'rounds', rounds: 1 } }))(scene);
      await started(scene);
      await playOn(scene);
      await scene.becomes.banned('ben');
    },
    act: async (scene) => {
      const draft = done(await (await olga(scene)).post<SeasonDraft>(path(scene, '/next')));
      done(await (await olga(scene)).post(`/leagues/${scene.league}/drafts/${draft.id}/announcement`));
    },
    told: { registration: 'aida ann cat dan ina wes' },
  },
  {
    covers: 'announced',
    what: 'to a season that is over',
    act: async (scene) =>
      done(
        await (await olga(scene)).post(`/leagues/${scene.league}/announcements`, {
          ...{ text: 'Thank you.', season: scene.current },
        }),
      ),
    told: { announcement: 'LEAGUE ann cat dan' },
  },
];
