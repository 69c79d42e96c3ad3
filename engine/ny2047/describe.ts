import type { Sentence, StepResult, Verdict } from '../game';
import { inCanonicalOrder, isFaction, shortName } from './factions';
import { spaceOf } from './map';
import { counted } from './pending';
import type { Ending, Event, Faction, GameEnd, Position, SpaceId, TurretonName, UnitId } from './types';

/** The step's story in plain sentences, in the order of its events. */
export function describe(before: Position, result: StepResult<Position>): readonly Sentence[] {
  const story: Story = { before, result, events: result.events as readonly Event[] };
  return [
    ...result.orders.flatMap((verdict) => refusalSentence(verdict)),
    ...story.events.flatMap((event) => eventSentence(story, event)),
  ];
}

interface Story {
  readonly before: Position;
  readonly result: StepResult<Position>;
  readonly events: readonly Event[];
}

function sentence(text: string, rules: readonly string[], seats: readonly (Faction | null)[]): Sentence {
  const ending = rules.length > 0 ? ` (${rules.join(', ')}).` : '.';
  const named = seats.filter((seat) => seat !== null);
  return {
    text: `${text.charAt(0).toUpperCase()}${text.slice(1)}${ending}`,
    rules,
    seats: inCanonicalOrder(named),
  };
}

function place(id: SpaceId): string {
  return spaceOf(id).name;
}

function names(list: readonly string[]): string {
  return list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
}

function turretonName(name: TurretonName): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function refusalSentence({ seat, result, reason }: Verdict): readonly Sentence[] {
  if (result !== 'rejected' || !isFaction(seat)) return [];
  return [sentence(`an order of ${shortName(seat)} was refused`, [reason], [seat])];
}

function eventSentence(story: Story, event: Event): readonly Sentence[] {
  switch (event.type) {
    case 'standoff': {
      const rivals = names(event.factions.map(shortName));
      return [
        sentence(
          `${rivals} went for ${place(event.space)} with equal power and kept each other out`,
          ['7.4'],
          event.factions,
        ),
      ];
    }
    case 'battle':
      return [battleSentence(story, event)];
    case 'moved':
      return [moveSentence(story, event)];
    case 'destroyed': {
      const where = place(event.space);
      return event.cause === 'attack'
        ? [
            sentence(
              `${possessive(event.faction)} unit in ${where} was lost in its own attack`,
              [reasonFor(story, event.unit) ?? '8.3'],
              [event.faction],
            ),
          ]
        : [sentence(`${possessive(event.faction)} unit in ${where} was destroyed`, ['8.1'], [event.faction])];
    }
    default:
      return [turnSentence(event)].filter((one) => one !== null);
  }
}

function possessive(faction: Faction): string {
  return `${shortName(faction)}'s`;
}

function reasonFor({ result }: Story, unit: UnitId): string | undefined {
  return result.orders.find(
    ({ order, result: code }) => code !== 'rejected' && (order as { unit?: unknown } | null)?.unit === unit,
  )?.reason;
}

type Battle = Extract<Event, { type: 'battle' }>;

const BATTLE_WORDS = { won: 'beat', standoff: 'drew with', lost: 'lost against' } as const;

function battleSentence(story: Story, battle: Battle): Sentence {
  const { attacker, defender, space, power, defence, opposing, result } = battle;
  const against = Math.max(defence, opposing);
  const rule =
    opposing > 0 && opposing >= defence ? '8.4' : { won: '8.1', standoff: '8.2', lost: '8.3' }[result];
  const text = `${shortName(attacker)} ${BATTLE_WORDS[result]} ${shortName(defender)} for ${place(space)}, ${power} : ${against}${supportWords(story, space)}`;
  return sentence(text, [rule], [attacker, defender]);
}

/** ", with the support of Mott Haven": the spaces whose supports counted for an attack on a space. */
function supportWords({ before, result }: Story, space: SpaceId): string {
  const spaces = result.orders.flatMap(({ order, result: code }) => {
    const { unit, turreton, to, from } = (order ?? {}) as Readonly<Record<string, unknown>>;
    if (code !== 'given' || to !== space || from === undefined) return [];
    const stand = before.units.find((one) => one.id === unit)?.space;
    if (stand) return [place(stand)];
    return typeof turreton === 'string' ? [turretonName(turreton as TurretonName)] : [];
  });
  return spaces.length > 0 ? `, with the support of ${names(spaces)}` : '';
}

type Moved = Extract<Event, { type: 'moved' }>;

/** "Tower's unit in Washington Heights entered Harlem, 2 : 1, with the support of Mott Haven (7.3)." */
function moveSentence(story: Story, { unit, from, to }: Moved): Sentence {
  const faction = story.before.units.find((one) => one.id === unit)?.faction ?? null;
  const owner = faction ? possessive(faction) : 'A';
  const rivals = rivalPower(story, to, faction);
  const odds = rivals > 0 ? `, ${attackPower(story, to, faction)} : ${rivals}${supportWords(story, to)}` : '';
  const reason = reasonFor(story, unit);
  const rules = rivals > 0 ? ['7.3'] : reason ? [reason] : [];
  return sentence(`${owner} unit in ${place(from)} entered ${place(to)}${odds}`, rules, [faction]);
}

function rivalPower(story: Story, to: SpaceId, winner: Faction | null): number {
  const losers = story.result.orders.filter(
    ({ seat, order, reason }) => reason === '7.3' && seat !== winner && (order as { to?: unknown }).to === to,
  );
  return Math.max(0, ...losers.map(({ seat }) => attackPower(story, to, seat)));
}

/** 7.1 The units of a faction that contest a space and the supports given to them. */
function attackPower({ before, result }: Story, to: SpaceId, seat: string | null): number {
  const spaceOfUnit = (id: unknown) => before.units.find((unit) => unit.id === id)?.space;
  const origins = result.orders.flatMap(({ seat: by, order, result: code, reason }) => {
    const { type, unit, to: goal } = (order ?? {}) as Readonly<Record<string, unknown>>;
    const contests = code !== 'rejected' && !['5.2', '5.3', '5.5', '5.7'].includes(reason);
    const origin = spaceOfUnit(unit);
    const same = origin !== undefined && spaceOf(origin).land === spaceOf(to).land;
    return by === seat && type === 'MOVE' && goal === to && contests && same ? [origin] : [];
  });
  const supports = result.orders.filter(({ order, result: code }) => {
    const { from, to: goal } = (order ?? {}) as Readonly<Record<string, unknown>>;
    return code === 'given' && goal === to && typeof from === 'string' && origins.includes(from);
  });
  return origins.length + supports.length;
}

type TurnEvent = Exclude<Event, { type: 'standoff' | 'battle' | 'moved' | 'destroyed' }>;

function turnSentence(event: TurnEvent): Sentence | null {
  switch (event.type) {
    case 'turreton':
      return event.to
        ? sentence(
            `${turretonName(event.name)} is now loyal to ${shortName(event.to)}`,
            [event.from ? '9.4' : '9.1'],
            [event.from, event.to],
          )
        : sentence(`${turretonName(event.name)} is dormant again`, ['10.7'], [event.from]);
    case 'control':
      return event.to
        ? sentence(
            `${shortName(event.to)} took control of ${place(event.space)}${event.from ? ` from ${shortName(event.from)}` : ''}`,
            ['10.1'],
            [event.from, event.to],
          )
        : sentence(`${place(event.space)} is neutral again`, ['10.7'], [event.from]);
    case 'home-lost':
      return sentence(
        `${shortName(event.faction)} lost the home base in ${place(event.space)} to ${shortName(event.by)}`,
        ['10.4'],
        [event.faction, event.by],
      );
    case 'eliminated':
      return sentence(
        `${shortName(event.faction)} is eliminated${event.by ? ` by ${shortName(event.by)}` : ''}`,
        ['10.5'],
        [event.faction, event.by],
      );
    case 'vanished':
      return sentence(
        `${possessive(event.faction)} unit in ${place(event.space)} vanished`,
        ['10.5'],
        [event.faction],
      );
    case 'spawned':
      return sentence(
        `a new unit of ${shortName(event.faction)} entered at ${place(event.space)}`,
        ['11.2'],
        [event.faction],
      );
    case 'home-moved':
      return sentence(
        `${shortName(event.faction)} moved the home base to ${place(event.to)}`,
        ['13.2'],
        [event.faction],
      );
    case 'adjustment':
      return adjustmentSentence(event);
    case 'disbanded':
      return sentence(
        `${possessive(event.faction)} unit in ${place(event.space)} was disbanded`,
        ['11.4'],
        [event.faction],
      );
    case 'outcome':
      return outcomeSentence(event.outcome);
    case 'turn-end':
      return null;
    default:
      return event satisfies never;
  }
}

function adjustmentSentence({
  faction,
  disband,
  relocate,
}: Extract<Event, { type: 'adjustment' }>): Sentence {
  const tasks = [
    ...(relocate ? ['choose a new home base'] : []),
    ...(disband > 0 ? [`disband ${counted(disband, 'unit')}`] : []),
  ];
  return sentence(`${shortName(faction)} must ${names(tasks)}`, ['13.1'], [faction]);
}

const ENDING_WORDS: Readonly<Record<Ending, readonly [words: string, rule: string]>> = {
  win: ['won with eleven stars or more', '14.1'],
  'last-survivor': ['won as the last survivor', '14.2'],
  concession: ['won because all others conceded', '14.3'],
  draw: ['share a draw', '14.4'],
  'year-limit': ['stood highest at the year limit', '14.5'],
};

function outcomeSentence({ type, winners }: GameEnd): Sentence {
  if (winners.length === 0) return sentence('nobody is left; the game is a draw', ['14.2'], []);
  const [words, rule] = ENDING_WORDS[type];
  return sentence(`${names(winners.map(shortName))} ${words}`, [rule], winners);
}
