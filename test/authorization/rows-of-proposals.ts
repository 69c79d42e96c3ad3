import type { Inbox } from '../../functions/core/inbox/inbox.schema';
import type { Proposals, Proposed } from '../../functions/core/proposal/proposals.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { done, REASON } from '../resilience/crash/scene';
import { type Row, words } from './row';
import { asked } from './rows-of-leagues';
import type { Scene } from './scene';

const PAIR = { pairs: [['filler-1', 'filler-2']] };

/** The playing organizer proposes to merge two entries of the season into one person. */
async function proposed({ people, open }: Scene): Promise<string> {
  const wanted = { keep: 'filler-1', remove: 'filler-2', reason: REASON };
  const { body } = await people['playing-organizer'].post<Proposed>(`/seasons/${open}/one-person`, wanted);
  return body.proposal;
}

/** The playing organizer proposes, and then withdraws from the season. */
async function proposedBefore(scene: Scene): Promise<string> {
  const proposal = await proposed(scene);
  done(await scene.people['playing-organizer'].remove(`/seasons/${scene.open}/entries/me`));
  return proposal;
}

/** The proposal is confirmed by the moderator, and the process dies before it is carried out. */
async function cutOff(scene: Scene): Promise<string> {
  const { hunt } = scene;
  const proposal = await proposed(scene);
  const by = { id: 'moderator', name: 'moderator', kind: 'human' };
  for (const item of hunt.items())
    if (item.sk === `PROPOSAL#${proposal}`)
      await hunt.write({ ...item, state: 'confirmed', decision: { by, at: hunt.clock.now() } });
  return proposal;
}

/** The playing organizer proposes to keep two players apart in a season in which other moderators also play. */
async function proposedInRunning({ people, running }: Scene): Promise<string> {
  const path = `/seasons/${running.season}/apart`;
  const { body } = await people['playing-organizer'].put<Proposed>(path, PAIR);
  return body.proposal;
}

/** The only members with roles are the playing organizer, two moderators who play, and one who is banned. */
async function withoutConfirmers({ people, league }: Scene): Promise<string> {
  for (const name of ['moderator', 'organizer']) {
    const path = `/leagues/${league}/members/${name}/roles`;
    done(await people['playing-organizer'].put(path, { roles: ['player'] }));
  }
  return '';
}

/** A board of the running season on which no caller with a role sits, and the seat of a caller with a role. */
async function otherBoard({ people, running, seatOf }: Scene): Promise<string> {
  const { boards } = done(await people.organizer.get<Season>(`/seasons/${running.season}`));
  const game = boards.find((board) => board.game !== running.game)?.game ?? '';
  return `${game} ${await seatOf(game, 'other')}`;
}

async function proposedAndAsked(scene: Scene): Promise<string> {
  await asked(scene);
  return proposed(scene);
}

function proposalsSeen({ proposals }: Proposals): string {
  return words({
    [`${proposals.length} proposals`]: true,
    mine: proposals.some(({ mine }) => mine),
    'may confirm': proposals.some(({ mayConfirm }) => mayConfirm),
  });
}

/** Proposals of organizers and moderators who play, and the decisions on them. */
export const PROPOSAL_ROWS: readonly Row[] = [
  {
    operation: 'GET /seasons/{id}/proposals',
    prepare: proposed,
    send: (person, { open }) => person.get(`/seasons/${open}/proposals`),
    look: proposalsSeen,
  },
  {
    operation: 'GET /seasons/{id}/proposals',
    what: 'of one who plays no longer',
    prepare: proposedBefore,
    send: (person, { open }) => person.get(`/seasons/${open}/proposals`),
    look: proposalsSeen,
  },
  {
    operation: 'POST /seasons/{id}/proposals/{proposal}/confirm',
    prepare: proposed,
    send: (person, { open }, proposal) => person.post(`/seasons/${open}/proposals/${proposal}/confirm`),
  },
  {
    operation: 'POST /seasons/{id}/proposals/{proposal}/confirm',
    what: 'of one who plays no longer',
    prepare: proposedBefore,
    send: (person, { open }, proposal) => person.post(`/seasons/${open}/proposals/${proposal}/confirm`),
  },
  {
    operation: 'POST /seasons/{id}/proposals/{proposal}/confirm',
    what: 'that the moderator confirmed and that was cut off',
    prepare: cutOff,
    send: (person, { open }, proposal) => person.post(`/seasons/${open}/proposals/${proposal}/confirm`),
  },
  {
    operation: 'POST /seasons/{id}/proposals/{proposal}/confirm',
    what: 'where other moderators play',
    prepare: proposedInRunning,
    send: (person, { running }, proposal) =>
      person.post(`/seasons/${running.season}/proposals/${proposal}/confirm`),
  },
  {
    operation: 'DELETE /seasons/{id}/proposals/{proposal}',
    prepare: proposed,
    send: (person, { open }, proposal) => person.remove(`/seasons/${open}/proposals/${proposal}`),
  },
  {
    operation: 'DELETE /seasons/{id}/proposals/{proposal}',
    what: 'where other moderators play',
    prepare: proposedInRunning,
    send: (person, { running }, proposal) =>
      person.remove(`/seasons/${running.season}/proposals/${proposal}`),
  },
  {
    operation: 'PUT /seasons/{id}/apart',
    what: 'where nobody is left to confirm it',
    prepare: withoutConfirmers,
    send: (person, { running }) => person.put(`/seasons/${running.season}/apart`, PAIR),
  },
  {
    operation: 'POST /games/{id}/rulings',
    what: 'replace by a bot, on another board of the season',
    prepare: otherBoard,
    send: (person, _, prepared) => {
      const [game, seat] = prepared.split(' ');
      return person.post(`/games/${game}/rulings`, { kind: 'replace', seat, player: null, reason: REASON });
    },
  },
  {
    operation: 'GET /leagues/{id}/inbox',
    what: 'with a proposal of the playing organizer, and a moderator who asks to take over',
    prepare: proposedAndAsked,
    send: (person, { league }) => person.get(`/leagues/${league}/inbox`),
    look: ({ items }: Inbox) => [...new Set(items.map(({ kind }) => kind))].join(' '),
  },
];
