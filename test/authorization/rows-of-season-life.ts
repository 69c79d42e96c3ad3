import type { SeasonDraft } from '../../functions/core/season/season-settings.schema';
import type { Templates } from '../../functions/core/template/templates.schema';
import { done, REASON } from '../resilience/crash/scene';
import type { Row } from './row';
import type { Scene } from './scene';

const WANTED = { name: 'A draft', system: 'ny2047', deadlines: { orders: 60, adjustment: 60 } };

const DAY = 86_400_000;

/** A draft that is announced in some days. */
const dated = ({ hunt }: Scene, days: number) => ({
  ...WANTED,
  schedule: { announcesAt: new Date(hunt.clock.now() + days * DAY).toISOString() },
});

const draft = async (scene: Scene) =>
  done(await scene.people.organizer.post<SeasonDraft>(`/leagues/${scene.league}/drafts`, dated(scene, 20)))
    .id;

/** A template of the organizer. */
const template = async ({ people, finished }: Scene) => {
  const kept = { season: finished.season, name: 'A template' };
  return done(await people.organizer.post<Templates>('/me/templates', kept)).templates[0]?.id ?? '';
};

/** A running season gets a break between its rounds. */
const withBreak = async ({ people, running }: Scene) => {
  const path = `/seasons/${running.season}/settings`;
  const settings = done(await people.organizer.get<object>(path));
  done(await people.organizer.put(path, { ...settings, schedule: { breakDays: 1 } }));
  return '';
};

/** Drafts of seasons, and operations that move a season on before its scheduled time. */
export const LIFE_ROWS: readonly Row[] = [
  {
    operation: 'GET /me/check-ins',
    send: (person) => person.get('/me/check-ins'),
  },
  {
    operation: 'GET /me/templates',
    send: (person) => person.get('/me/templates'),
  },
  {
    operation: 'POST /me/templates',
    send: (person, { finished }) =>
      person.post('/me/templates', { season: finished.season, name: 'A template' }),
  },
  {
    operation: 'GET /me/templates/{template}',
    what: 'of the organizer',
    prepare: template,
    send: (person, _, id) => person.get(`/me/templates/${id}`),
  },
  {
    operation: 'PUT /me/templates/{template}',
    what: 'of the organizer',
    prepare: template,
    send: (person, _, id) => person.put(`/me/templates/${id}`, { name: 'Another name' }),
  },
  {
    operation: 'DELETE /me/templates/{template}',
    what: 'of the organizer',
    prepare: template,
    send: (person, _, id) => person.remove(`/me/templates/${id}`),
  },
  {
    operation: 'GET /seasons/{id}/check-in',
    send: (person, { running }) => person.get(`/seasons/${running.season}/check-in`),
  },
  {
    operation: 'POST /seasons/{id}/check-in/reminders',
    what: 'while none is open',
    send: (person, { open }) => person.post(`/seasons/${open}/check-in/reminders`),
  },
  {
    operation: 'GET /leagues/{id}/drafts',
    send: (person, { league }) => person.get(`/leagues/${league}/drafts`),
  },
  {
    operation: 'POST /leagues/{id}/drafts',
    send: (person, { league }) => person.post(`/leagues/${league}/drafts`, WANTED),
  },
  {
    operation: 'GET /leagues/{id}/drafts/{draft}',
    prepare: draft,
    send: (person, { league }, id) => person.get(`/leagues/${league}/drafts/${id}`),
  },
  {
    operation: 'PUT /leagues/{id}/drafts/{draft}',
    prepare: draft,
    send: (person, scene, id) => person.put(`/leagues/${scene.league}/drafts/${id}`, dated(scene, 30)),
  },
  {
    operation: 'DELETE /leagues/{id}/drafts/{draft}',
    prepare: draft,
    send: (person, { league }, id) => person.remove(`/leagues/${league}/drafts/${id}`),
  },
  {
    operation: 'POST /leagues/{id}/drafts/{draft}/announcement',
    prepare: draft,
    send: (person, { league }, id) => person.post(`/leagues/${league}/drafts/${id}/announcement`),
  },
  {
    operation: 'POST /seasons/{id}/close-registration',
    send: (person, { open }) => person.post(`/seasons/${open}/close-registration`),
  },
  {
    operation: 'POST /seasons/{id}/cancel',
    what: 'in registration',
    send: (person, { open }) => person.post(`/seasons/${open}/cancel`, { reason: REASON }),
  },
  {
    operation: 'POST /seasons/{id}/cancel',
    what: 'running',
    send: (person, { running }) => person.post(`/seasons/${running.season}/cancel`, { reason: REASON }),
  },
  {
    operation: 'POST /seasons/{id}/restore',
    what: 'cancelled in registration',
    prepare: async ({ people, open }) => {
      done(await people.organizer.post(`/seasons/${open}/cancel`, { reason: REASON }));
      return '';
    },
    send: (person, { open }) => person.post(`/seasons/${open}/restore`),
  },
  {
    operation: 'POST /seasons/{id}/next',
    send: (person, { open }) => person.post(`/seasons/${open}/next`),
  },
  {
    operation: 'POST /seasons/{id}/next',
    what: 'whose draft is kept already',
    prepare: async ({ people, open }) => {
      done(await people.organizer.post(`/seasons/${open}/next`));
      return '';
    },
    send: (person, { open }) => person.post(`/seasons/${open}/next`),
  },
  {
    operation: 'POST /seasons/{id}/rounds/{round}/open',
    send: (person, { running }) => person.post(`/seasons/${running.season}/rounds/2/open`),
  },
  {
    operation: 'POST /seasons/{id}/rounds/{round}/end',
    prepare: withBreak,
    send: (person, { running }) => person.post(`/seasons/${running.season}/rounds/1/end`, { as: 'stands' }),
  },
];
