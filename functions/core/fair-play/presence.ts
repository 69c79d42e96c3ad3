import type { PersonRecord } from '../platform/common.records';
import type { PresenceRecord } from './fair-play.records';

/** Two players who submitted orders from one device or one network. */
export interface SharedPresence {
  readonly players: readonly [PersonRecord, PersonRecord];
  readonly devices: number;
  readonly networks: number;
  /** When the later of the two was last seen there, in milliseconds since 1970 in UTC. */
  readonly lastAt: number;
}

/** A player with all their presences. */
export interface Present {
  readonly player: PersonRecord;
  readonly presences: readonly PresenceRecord[];
}

/** All pairs of players who share a device or a network, those with shared devices first. */
export function sharedPresences(people: readonly Present[]): readonly SharedPresence[] {
  return people
    .flatMap((one, at) => people.slice(at + 1).flatMap((other) => sharedBy(one, other)))
    .sort((one, other) => other.devices - one.devices || other.lastAt - one.lastAt);
}

function sharedBy(one: Present, other: Present): SharedPresence[] {
  const devices = sharedMarks(one, other, 'device');
  const networks = sharedMarks(one, other, 'network');
  const marks = new Set([...devices, ...networks]);
  if (marks.size === 0) return [];
  const times = [...one.presences, ...other.presences]
    .filter(({ device, network }) => marks.has(device) || marks.has(network))
    .map(({ lastAt }) => lastAt);
  return [
    {
      players: [one.player, other.player],
      devices: devices.size,
      networks: networks.size,
      lastAt: Math.max(...times),
    },
  ];
}

function sharedMarks(one: Present, other: Present, kind: 'device' | 'network'): ReadonlySet<string> {
  const theirs = new Set(other.presences.map((presence) => presence[kind]));
  return new Set(
    one.presences.map((presence) => presence[kind]).filter((mark) => mark !== '' && theirs.has(mark)),
  );
}
