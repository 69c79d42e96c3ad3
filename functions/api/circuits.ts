import * as z from 'zod';
import { circuitsView, circuitView } from '../core/circuit/circuit.view';
import { changeCircuit, deleteCircuit, openCircuit, removeFromCircuit } from '../core/circuit/circuits';
import { ChangeCircuit, Circuit, Circuits, WantedCircuit } from '../core/circuit/circuits.schema';
import { Id } from '../core/platform/common.schema';
import { andThen } from '../core/platform/errors';
import { changeQualification } from '../core/qualification/change-qualification';
import { ChangeQualification, QualificationView } from '../core/qualification/qualification.schema';
import { qualificationView } from '../core/qualification/qualification.view';
import { LIMITS } from './limits';
import { openOperation, operation } from './operation';

const OneLeague = z.object({ id: Id });
const OneCircuit = OneLeague.extend({ circuit: Id });
const OneEvent = OneCircuit.extend({ season: Id });
const OneSeason = z.object({ id: Id });

/** Points over several seasons, and who qualifies by them. */
export const circuits = [
  openOperation({
    method: 'GET',
    path: '/leagues/{id}/circuits',
    servedBy: 'scoring',
    tag: 'Leagues',
    scope: 'read',
    summary:
      'The circuits of a league, the newest first; after them those of other leagues that count seasons of this one',
    params: OneLeague,
    reply: Circuits,
    handle: ({ deps, caller, params }) => circuitsView(deps, caller, params.id),
  }),
  operation({
    method: 'POST',
    path: '/leagues/{id}/circuits',
    servedBy: 'scoring',
    limit: LIMITS.seasons,
    tag: 'Leagues',
    scope: 'organize',
    access: 'organizer',
    conflict: 'none',
    writes: 'several',
    summary:
      'Open a circuit: points over several seasons of the league, and of others that the caller organizes (organizers)',
    params: OneLeague,
    body: WantedCircuit,
    reply: Circuit,
    location: ({ id, league }) => `/leagues/${league.id}/circuits/${id}`,
    handle: ({ deps, caller, params, body }) =>
      andThen(openCircuit(deps, caller, params.id, body), ({ id }) =>
        circuitView(deps, caller, params.id, id),
      ),
  }),
  openOperation({
    method: 'GET',
    path: '/leagues/{id}/circuits/{circuit}',
    servedBy: 'scoring',
    tag: 'Leagues',
    scope: 'read',
    summary: 'A circuit with its rules, its events and its table, computed from the tables of its seasons',
    params: OneCircuit,
    reply: Circuit,
    handle: ({ deps, caller, params }) => circuitView(deps, caller, params.id, params.circuit),
  }),
  operation({
    method: 'PUT',
    path: '/leagues/{id}/circuits/{circuit}',
    servedBy: 'scoring',
    tag: 'Leagues',
    scope: 'organize',
    access: 'organizer',
    conflict: 'none',
    writes: 'several',
    summary: 'Change the events and rules of a circuit (organizers)',
    params: OneCircuit,
    body: ChangeCircuit,
    reply: Circuit,
    handle: ({ deps, caller, params, body }) =>
      andThen(changeCircuit(deps, caller, params.id, params.circuit, body), () =>
        circuitView(deps, caller, params.id, params.circuit),
      ),
  }),
  operation({
    method: 'DELETE',
    path: '/leagues/{id}/circuits/{circuit}',
    servedBy: 'scoring',
    tag: 'Leagues',
    scope: 'organize',
    access: 'organizer',
    conflict: 'none',
    writes: 'several',
    summary: 'Delete a circuit by which no season invites; its seasons stay as they are (organizers)',
    params: OneCircuit,
    reply: Circuits,
    handle: ({ deps, caller, params }) =>
      andThen(deleteCircuit(deps, caller, params.id, params.circuit), () =>
        circuitsView(deps, caller, params.id),
      ),
  }),
  operation({
    method: 'DELETE',
    path: '/leagues/{id}/circuits/{circuit}/events/{season}',
    servedBy: 'scoring',
    tag: 'Leagues',
    scope: 'organize',
    access: 'organizer',
    conflict: 'none',
    writes: 'several',
    summary: 'Take a season out of a circuit (organizers of the circuit’s league, and of the season’s)',
    params: OneEvent,
    reply: Circuit,
    handle: ({ deps, caller, params }) =>
      andThen(removeFromCircuit(deps, caller, params.id, params.circuit, params.season), () =>
        circuitView(deps, caller, params.id, params.circuit),
      ),
  }),
  openOperation({
    method: 'GET',
    path: '/seasons/{id}/qualification',
    servedBy: 'scoring',
    tag: 'Seasons',
    scope: 'read',
    summary: 'Who may enter a season: what it asks, and whom it invites by an earlier table',
    params: OneSeason,
    reply: QualificationView,
    handle: ({ deps, params }) => qualificationView(deps, params.id),
  }),
  operation({
    method: 'PUT',
    path: '/seasons/{id}/qualification',
    servedBy: 'scoring',
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    conflict: 'confirm',
    writes: 'several',
    summary: 'Change who may enter a season, before it starts (organizers)',
    params: OneSeason,
    body: ChangeQualification,
    reply: QualificationView,
    handle: ({ deps, caller, params, body }) =>
      andThen(changeQualification(deps, caller, params.id, body), () => qualificationView(deps, params.id)),
  }),
];
