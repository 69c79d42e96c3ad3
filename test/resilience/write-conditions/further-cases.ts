import { newEntry } from '../../../functions/core/entry/new-entry';
import { invitationPath } from '../../../functions/core/invitation/invitation-link';
import { refusalToken } from '../../../functions/core/notification/unsubscribe';
import { beat } from '../../../functions/core/platform/heartbeat';
import type { Roster } from '../../../functions/core/roster/roster.schema';
import { seasonChanged } from '../../../functions/core/season/season-changed';
import type { CreateSeason } from '../../../functions/core/season/season-settings.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import type { SiteMeasures } from '../../../functions/core/site/site.schema';
import { playSeason } from '../../../functions/host/play-season';
import { sweep } from '../../../functions/sweep/sweep';
import { startNotifying } from '../../support/notifying';
import { SITE_ADMIN } from '../../support/world';
import type { Hunt } from '../crash/hunt';
import { board, done, passDeadline, person, season, seatAt, seatsOf } from '../crash/scene';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Writes that neither the authorization matrix nor crash injection reaches. */
export const FURTHER_CASES: Readonly<Record<string, (hunt: Hunt) => Promise<unknown>>> = {
  'the platform is there, minute after minute': async ({ world, clock }) => {
    for (let minute = 0; minute < 3; minute += 1) {
      await beat(world.deps);
      clock.set(clock.now() + MINUTE_MS);
    }
  },

  'somebody is invited by mail, declines, is invited again, agrees to mails and refuses them': async ({
    world,
  }) => {
    const olga = await world.person('olga', 'Olga');
    const league = done(await olga.post<{ id: string }>('/leagues', { name: 'A league' })).id;
    const deadlines = { orders: 60, adjustment: 60, earlyClose: true };
    const settings = { name: 'Season 1', system: 'nyc-risk', boardSize: 3, deadlines };
    const season = done(await olga.post<{ id: string }>(`/leagues/${league}/seasons`, settings)).id;
    const path = `/seasons/${season}/roster`;
    const list = { text: 'Sam, sam@example.org' };
    const invite = async () => {
      const { players } = done(await olga.post<Roster>(path, list));
      await world.deliver();
      return players[0]?.id ?? '';
    };
    await invite();
    const sam = (await world.store.accountWith('sam@example.org')) ?? '';
    const visitor = world.visitor();
    done(await visitor.post(`${await invitationPath(world.deps, season, sam)}/consent`));
    done(await visitor.post(`/unsubscribe/${await refusalToken(world.deps, sam, 'sam@example.org')}`));
    done(await (await world.person(sam, 'Sam')).remove(`/seasons/${season}/entries/me`));
    done(await olga.remove(`${path}/${await invite()}`));
  },

  'somebody is asked about results, declines them, and is asked about the corrected ones': async ({
    world,
  }) => {
    const named = (id: string) => ({ id, name: 'A name' });
    const asked = { player: 'zoe', season: named('s'), league: named('l'), at: world.deps.clock() };
    await world.store.askConfirmation(asked);
    const declined = { ...asked, state: 'declined', boards: { g: 0 } } as const;
    await world.store.saveConfirmation(declined, seasonChanged(world.deps, 's'));
    await world.store.askConfirmation(asked);
  },

  'a season says something else twice, and a long list of results comes in two parts': async ({ world }) => {
    const olga = await world.person('olga', 'Olga');
    const league = done(await olga.post<{ id: string }>('/leagues', { name: 'A league' })).id;
    const deadlines = { orders: 60, adjustment: 60, earlyClose: true };
    const settings = { name: 'Season 1', system: 'nyc-risk', boardSize: 3, deadlines };
    const season = done(await olga.post<{ id: string }>(`/leagues/${league}/seasons`, settings)).id;
    for (const about of ['Tuesdays.', 'Wednesdays.'])
      done(await olga.put(`/seasons/${season}/texts`, { about, venue: '', links: [] }));
    const now = world.deps.clock();
    const until = now + MINUTE_MS;
    await world.store.ruleOnResults(season, [], { now, since: null, until });
    await world.store.ruleOnResults(season, [], { now, since: until, until: null });
  },

  'a season invites the first of an earlier one: one declines, one does not answer, and it invites more':
    async (hunt) => {
      const { world, clock } = hunt;
      const { olga, league, path, season: first } = await season(hunt, 3);
      done(await olga.post(`${path}/start`));
      await world.deliver();
      await playSeason(world.deps, clock, first);
      await world.deliver();
      const deadlines = { orders: 60, adjustment: 60 };
      const settings = { name: 'Season 2', system: 'nyc-risk', boardSize: 3, deadlines };
      const { id } = done(await olga.post<{ id: string }>(`/leagues/${league}/seasons`, settings));
      const created = await world.store.season(id);
      if (created === undefined) throw new Error('there is no season');
      const asks = { games: null, rating: null, memberDays: null };
      const invite = (version: number, places: number) => {
        const invites = { from: { kind: 'season', id: first }, places, answerDays: 1 };
        return olga.put(`/seasons/${id}/qualification`, { invites, asks, version });
      };
      done(await invite(0, 1));
      await world.deliver();
      const invited = async () =>
        (await world.store.entries(id))
          .filter(({ state }) => state === 'invited')
          .map(({ player }) => player.id);
      const [one = ''] = await invited();
      done(await (await world.person(one)).remove(`/seasons/${id}/entries/me`));
      await world.deliver();
      // The last of them was invited by mail before.
      const [two = ''] = await invited();
      const last = ['p1', 'p2', 'p3'].find((player) => player !== one && player !== two) ?? '';
      const mailed = newEntry(created, { id: last, name: last, kind: 'human' }, clock.now(), 'invited');
      await world.store.enter(mailed, null, { replaces: [] });
      clock.set(clock.now() + 2 * DAY_MS);
      await sweep(world.deps);
      await world.deliver();
      done(await invite(1, 2));
    },

  'a chair at a real table changes hands twice before its result is entered, and once in a full season':
    async ({ world }) => {
      const olga = await world.person('olga', 'Olga');
      const league = done(await olga.post<{ id: string }>('/leagues', { name: 'A league' })).id;
      const { id } = done(
        await olga.post<Season>(`/leagues/${league}/seasons`, {
          ...{ name: 'Evening', system: 'new-era', boardSize: 3, atTheTable: { rated: true } },
          deadlines: { orders: 60, adjustment: 60, earlyClose: true },
          ...{ format: { kind: 'rounds', rounds: 1 }, registration: { capacity: 4 } },
        }),
      );
      const path = `/seasons/${id}`;
      done(await olga.post(`${path}/roster`, { text: 'Ana\nBen\nCem' }));
      done(await olga.post(`${path}/start`));
      await world.deliver();
      const [board] = done(await olga.get<Season>(path)).boards;
      const [one] = board?.seats ?? [];
      const chair = { game: board?.game, seat: one?.seat };
      const taken = [{ ...chair, holder: one?.player.id, name: 'Dan' }];
      done(await olga.post(`${path}/chairs`, { changes: taken }));
      const dan = done(await olga.get<Season>(path)).boards[0]?.seats[0]?.player.id;
      const givenBack = [{ ...chair, holder: dan, player: one?.player.id }];
      done(await olga.post(`${path}/chairs`, { changes: givenBack }));
      await world.deliver();
      const lines = (board?.seats ?? []).map(({ seat }, at) => `1,1,${seat},${20 - at}`);
      done(
        await olga.post(`${path}/table-results`, { text: ['round,board,seat,points', ...lines].join('\n') }),
      );
    },

  'players are told by mail and in their digest': async (hunt) => {
    const telling = startNotifying(hunt.world);
    const { players } = await board(hunt);
    for (const player of Object.values(players))
      done(await player.put('/me/notifications', { choices: { 'game-started': ['mail', 'digest'] } }));
    await telling.send();
  },

  'a turn that closes early is taken back': async (hunt) => {
    const one = await board(hunt, { deadlines: { undoSeconds: 60 } });
    const path = `${one.path}/steps/1/orders`;
    for (const [, player] of seatsOf(one)) done(await player.put(path, { orders: [], ready: true }));
    const [, player] = seatAt(one);
    done(await player.put(path, { orders: [], ready: false, version: 1 }));
  },

  'programs send orders': async (hunt) => {
    const choices = { programs: 'allowed' };
    const one = await board(hunt, { choices });
    // A step's first write of this kind includes its list of programs; the next finds it.
    for (const [, player] of seatsOf(one).slice(0, 2)) {
      const program = await hunt.world.programOf(player);
      done(await program.put(`${one.path}/steps/1/orders`, { orders: [], ready: false }));
    }
  },

  'a turn is missed with a grace': async (hunt) => {
    const absence = { grace: { minutes: 60, times: 1, freezes: true } };
    const one = await board(hunt, { choices: { absence } });
    await passDeadline(hunt, one.game);
  },

  'a cancelled season forgets the answers of its players a day later': async (hunt) => {
    const { world, clock } = hunt;
    const questions = [{ id: 'size', text: 'T-shirt size' }];
    const { olga, path } = await season(hunt, 1, { questions });
    const answers = [{ question: 'size', answer: 'XL' }];
    done(await (await world.person('p1')).put(`${path}/entries/me`, { answers }));
    done(await olga.post(`${path}/cancel`, { reason: 'Too much snow.' }));
    await world.deliver();
    clock.set(clock.now() + DAY_MS);
    await sweep(world.deps);
    await world.deliver();
  },

  'a season gets a round more, and then ends before the one that is planned': async (hunt) => {
    const format = { kind: 'swiss', rounds: 2 };
    const registration = { review: true };
    const { olga, path } = await season(hunt, 3, {
      ...{ system: 'new-era', options: {}, format, registration, atTheTable: { rated: false } },
    });
    done(await olga.post(`${path}/start`));
    await hunt.world.deliver();
    const lasting = async (rounds: number) => {
      const settings = done(await olga.get<CreateSeason>(`${path}/settings`));
      done(await olga.put(`${path}/settings`, { ...settings, format: { ...settings.format, rounds } }));
    };
    await lasting(3);
    done(await olga.post(`${path}/rounds/1/release`));
    await hunt.world.deliver();
    const { boards } = done(await olga.get<Season>(path));
    const lines = boards.flatMap(({ board: number, seats }) =>
      seats.map(({ seat }, at) => `1,${number},${seat},${30 - at}`),
    );
    done(
      await olga.post(`${path}/table-results`, { text: ['round,board,seat,points', ...lines].join('\n') }),
    );
    await hunt.world.deliver();
    await lasting(1);
  },

  'a turn without a deadline counts who is absent, twice': async (hunt) => {
    const absence = { disorder: { after: 3 } };
    const one = await board(hunt, { choices: { absence }, deadlines: { waits: { absent: 60 } } });
    const [, player] = seatAt(one);
    done(await player.put(`${one.path}/steps/1/orders`, { orders: [], ready: true }));
    for (let time = 0; time < 2; time += 1) {
      hunt.clock.set(hunt.clock.now() + 61 * MINUTE_MS);
      await sweep(hunt.world.deps);
    }
  },

  'a seat goes at once to somebody who accepted in advance': async (hunt) => {
    const absence = { substitutes: 'first', disorder: { after: 1 } };
    const one = await board(hunt, { choices: { absence } });
    const quick = await person(hunt, 'quick');
    for (const atOnce of [true, false, true])
      done(await quick.post(`/seasons/${one.season}/substitutes`, { atOnce }));
    await passDeadline(hunt, one.game);
    await hunt.world.deliver();
  },

  'what fails is put off': async (hunt) => {
    const { store } = hunt.world;
    const { game } = await board(hunt);
    await store.putOff({ kind: 'step', game }, hunt.clock.now() + MINUTE_MS);
  },

  'a run hands on what it has no time for': async ({ world: { store, deps }, clock }) => {
    const changed = () => ({ id: deps.newId(), kind: 'record-changed', at: clock.now() }) as const;
    const first = changed();
    await store.post(first);
    await store.handOn(first, changed());
  },

  'practice boards of a guest are kept, and removed': async ({ world, clock }) => {
    const guest = await world.person('guest-who-leaves', 'Guest');
    done(await guest.post('/me/practice', { system: 'ny2047' }));
    for (const days of [20, 15, 30]) {
      clock.set(clock.now() + days * DAY_MS);
      if (days === 20) done(await guest.get('/me/practice'));
      await sweep(world.deps);
    }
  },

  'players who are rated are rated again': async (hunt) => {
    const {
      olga,
      season: id,
      path,
    } = await season(hunt, 3, {
      format: { kind: 'rounds', rounds: 2 },
      options: { lastYear: 2048 },
    });
    done(await olga.post(`${path}/start`));
    await playSeason(hunt.world.deps, hunt.clock, id);
    await hunt.world.deliver();
  },

  'texts of a league, a season and a player are hidden and shown again': async (hunt) => {
    const admin = await person(hunt, SITE_ADMIN);
    const { olga, league, season: id, path } = await season(hunt, 1);
    const texts = { about: 'A text about a season.', venue: '', links: [] };
    done(await olga.put(`${path}/texts`, texts));
    const targets = [
      { kind: 'season-about', season: id },
      { kind: 'season-name', season: id },
      { kind: 'league-name', league },
      { kind: 'player-name', player: 'p1' },
    ];
    const why = 'It insults other players.';
    for (const target of targets) {
      done(await admin.post('/site/hidden', { target, why }));
      const { measures } = done(await admin.get<SiteMeasures>('/site/measures'));
      const [measure] = measures;
      done(await admin.remove(`/site/measures/${measure?.concerned.id}/${measure?.id}`, { why }));
      await hunt.world.deliver();
    }
  },
};
