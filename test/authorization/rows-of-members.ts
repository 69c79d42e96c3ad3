import type { MemberHistory } from '../../functions/core/member/member-history.schema';
import type { Roster } from '../../functions/core/roster/roster.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { done, REASON } from '../resilience/crash/scene';
import type { CallerName } from './callers';
import { type Row, words } from './row';
import { hidden } from './rows-of-leagues';
import type { Scene } from './scene';

/**
 * A caller writes a note about a member.
 * @returns the note's id
 */
const noted =
  (by: CallerName, player: string) =>
  async ({ people, league }: Scene): Promise<string> => {
    const path = `/leagues/${league}/members/${player}/notes`;
    const { file } = done(await people[by].post<MemberHistory>(path, { text: REASON }));
    return file[0]?.id ?? '';
  };

/** A list makes two accounts by names; the id of the second. */
async function namedTwice({ people, league }: Scene): Promise<string> {
  const wanted = {
    name: 'Evening',
    system: 'new-era',
    boardSize: 2,
    deadlines: { orders: 60, adjustment: 60 },
  };
  const ids: string[] = [];
  for (const name of ['Ann Lee', 'Annie']) {
    const { id } = done(await people.organizer.post<Season>(`/leagues/${league}/seasons`, wanted));
    const { players } = done(await people.organizer.post<Roster>(`/seasons/${id}/roster`, { text: name }));
    ids.push(players[0]?.id ?? '');
  }
  return ids[1] ?? '';
}

/** The league becomes private, and one of its players leaves it. */
const leftBy =
  (name: CallerName) =>
  async (scene: Scene): Promise<string> => {
    await hidden(scene);
    done(await scene.people[name].remove(`/leagues/${scene.league}/members/me`));
    return '';
  };

/** Uses of the operations on members: what organizers and moderators see, and what a former member keeps. */
export const MEMBER_ROWS: readonly Row[] = [
  {
    operation: 'GET /leagues/{id}/members/{player}/history',
    what: 'with a note of the moderator',
    prepare: noted('moderator', 'player'),
    send: (person, { league }) => person.get(`/leagues/${league}/members/player/history`),
    look: ({ file, open }: MemberHistory) =>
      words({
        'may delete': file.some(({ mayDelete }) => mayDelete),
        [`${open.length} boards`]: true,
        'may rule': open.some(({ mayRule }) => mayRule),
      }),
  },
  {
    operation: 'GET /leagues/{id}/members/{player}/history',
    what: 'of the moderator',
    send: (person, { league }) => person.get(`/leagues/${league}/members/moderator/history`),
  },
  {
    operation: 'POST /leagues/{id}/members/{player}/merge',
    prepare: namedTwice,
    send: (person, { league }, player) =>
      person.post(`/leagues/${league}/members/${player}/merge`, { into: 'Ann Lee', reason: REASON }),
  },
  {
    operation: 'POST /leagues/{id}/members/{player}/notes',
    send: (person, { league }) =>
      person.post(`/leagues/${league}/members/member/notes`, { text: 'Plays for two clubs.' }),
  },
  {
    operation: 'DELETE /leagues/{id}/members/{player}/notes/{note}',
    what: 'of the organizer',
    prepare: noted('organizer', 'member'),
    send: (person, { league }, note) => person.remove(`/leagues/${league}/members/member/notes/${note}`),
  },
  {
    operation: 'DELETE /leagues/{id}/members/{player}/notes/{note}',
    what: 'of the moderator',
    prepare: noted('moderator', 'member'),
    send: (person, { league }, note) => person.remove(`/leagues/${league}/members/member/notes/${note}`),
  },
  {
    operation: 'GET /games/{id}',
    what: 'of a private league that the player left',
    prepare: leftBy('player'),
    send: (person, { running }) => person.get(`/games/${running.game}`),
  },
  {
    operation: 'GET /seasons/{id}',
    what: 'of a private league that a player of the season left',
    prepare: leftBy('other'),
    send: (person, { running }) => person.get(`/seasons/${running.season}`),
  },
];
