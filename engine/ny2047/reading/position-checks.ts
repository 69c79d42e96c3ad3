import type { Message, Problem } from '../../game';
import type { Atlas } from '../data/atlas';
import { fullName } from '../faction-looks';
import { message } from '../message';
import { numberOf } from '../orders/choices';
import { type Faction, type Position, TURRETONS, type Unit } from '../types';

/** The problems of a well-formed position: 3.2 to 3.4, 1.4, units and land of factions that do not play. */
export function problemsOf(
  atlas: Atlas,
  position: Position,
  given: { readonly control: object },
): readonly Problem[] {
  return [
    ...position.units.flatMap((unit, at) => unitProblems(position, unit, at)),
    ...sharedSpaces(atlas, position),
    ...homeProblems(atlas, position),
    ...controlProblems(atlas, position, given.control),
    ...choiceProblems(atlas, position),
  ];
}

function problem(code: string, rule: string, path: Problem['path'], says: Message): Problem {
  return { code, path, rule, message: says };
}

function isOut({ seats, eliminated }: Position, faction: Faction): boolean {
  return !seats.includes(faction) || eliminated.some((entry) => entry.faction === faction);
}

function unitProblems(position: Position, unit: Unit, at: number): readonly Problem[] {
  const path = ['units', at];
  const found: Problem[] = [];
  if (!/^[a-z]+-[1-9]\d{0,8}$/.test(unit.id) || unit.id !== `${unit.faction}-${numberOf(unit.id)}`)
    found.push(
      problem('bad-unit-id', '11.5', [...path, 'id'], message('position.badUnitId', { unit: unit.id })),
    );
  if (isOut(position, unit.faction))
    found.push(
      problem(
        'not-in-play',
        '16.2',
        [...path, 'faction'],
        message('position.notInPlay', { faction: fullName(unit.faction) }),
      ),
    );
  if (position.units[at - 1]?.id === unit.id)
    found.push(
      problem('unit-twice', '11.5', [...path, 'id'], message('position.unitTwice', { unit: unit.id })),
    );
  return found;
}

/** 3.2, 3.4 One faction to a space, one unit to a land space other than one's own home base. */
function sharedSpaces({ seatOf, spaceOf }: Atlas, position: Position): readonly Problem[] {
  const found: Problem[] = [];
  const first = new Map<string, Unit>();
  for (const unit of position.units) {
    const { says: place, land, id } = spaceOf(unit.space);
    const other = first.get(id);
    if (!other) first.set(id, unit);
    else if (other.faction !== unit.faction)
      found.push(problem('shared-space', '3.4', ['units'], message('position.shared', { place })));
    else if (land && position.homes[unit.faction] !== id)
      found.push(problem('crowded-land', '3.2', ['units'], message('position.crowded', { place })));
  }
  for (const name of TURRETONS) {
    const loyal = position.turretons[name];
    const unit = first.get(seatOf(name).id);
    if (unit && loyal !== unit.faction)
      found.push(problem('shared-space', '3.4', ['turretons', name], message('position.loyalty')));
    if (loyal && isOut(position, loyal))
      found.push(
        problem(
          'not-in-play',
          '16.2',
          ['turretons', name],
          message('position.notInPlay', { faction: fullName(loyal) }),
        ),
      );
  }
  return found;
}

/** 1.4 A home base is a land star, and no two factions share it. */
function homeProblems({ spaceOf }: Atlas, position: Position): readonly Problem[] {
  const found: Problem[] = [];
  const bases = new Map<string, Faction>();
  for (const faction of position.seats) {
    const home = position.homes[faction];
    if (!home) continue;
    const { star, land, says: place } = spaceOf(home);
    const path = ['homes', faction];
    if (!star || !land) found.push(problem('bad-home', '1.4', path, message('position.badHome', { place })));
    if (bases.has(home))
      found.push(problem('shared-home', '1.4', path, message('position.sharedHome', { place })));
    if (isOut(position, faction))
      found.push(
        problem('not-in-play', '10.5', path, message('position.out', { faction: fullName(faction) })),
      );
    bases.set(home, faction);
  }
  return found;
}

function controlProblems({ spaceOf }: Atlas, position: Position, given: object): readonly Problem[] {
  const water = Object.keys(given)
    .filter((id) => !spaceOf(id).land)
    .map((id) =>
      problem(
        'water-control',
        '10.2',
        ['control', id],
        message('position.water', { place: spaceOf(id).says }),
      ),
    );
  const absent = Object.entries(position.control)
    .filter(([, faction]) => isOut(position, faction))
    .map(([id, faction]) =>
      problem(
        'not-in-play',
        '16.2',
        ['control', id],
        message('position.notInPlay', { faction: fullName(faction) }),
      ),
    );
  return [...water, ...absent];
}

/** 13.2, 13.3 Only own land stars can be candidates, and only own units can be disbanded. */
function choiceProblems({ spaceOf }: Atlas, position: Position): readonly Problem[] {
  return position.seats.flatMap((faction) => {
    const choice = position.pending?.[faction];
    if (!choice) return [];
    const units = position.units.filter((unit) => unit.faction === faction).length;
    const foreign = choice.relocate?.options.find(
      (id) => !spaceOf(id).star || !spaceOf(id).land || position.control[id] !== faction,
    );
    const path = ['pending', faction];
    return [
      ...(choice.disband > units
        ? [problem('too-many-disbanded', '13.3', [...path, 'disband'], message('position.tooMany'))]
        : []),
      ...(foreign
        ? [
            problem(
              'not-a-candidate',
              '13.2',
              [...path, 'relocate'],
              message('position.noCandidate', { place: spaceOf(foreign).says, faction: fullName(faction) }),
            ),
          ]
        : []),
    ];
  });
}
