import { GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { DELETE_WORDS } from '../../functions/core/account/delete-words.schema';
import * as keys from '../../functions/core/platform/keys';
import type { Key } from '../../functions/core/platform/reads';
import { TABLE } from '../../functions/host/create-tables';
import { sweep } from '../../functions/sweep/sweep';
import { recordSchemas } from '../support/item-shapes';
import { type Board, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

const WILMA = { id: 'player-1', name: 'Wilhelmina Quux', kind: 'human' } as const;
const OTHER = 'player-2';

type Place = (board: Board) => Key;

/** Every kind of item that names people, and where one is stored that another person of the league has written. */
const NAMES: Readonly<Record<string, Place>> = {
  AwardsRecord: ({ season }) => keys.awardsKey(season),
  BlockRecord: () => keys.blockKey(OTHER, WILMA.id),
  BoardRecord: ({ season }) => keys.boardKey(season, 1, 1),
  CaseRecord: ({ game }) => keys.caseKey(game, 'case'),
  EntryRecord: ({ season }) => keys.entryKey(season, OTHER),
  GameRecord: ({ game }) => keys.gameKey(game),
  HallRecord: ({ season }) => keys.hallKey(season, 'league'),
  HandOverRecord: ({ league }) => keys.handOverKey(league),
  ImportRecord: ({ league }) => keys.importKey(league, 'list'),
  InvitationRecord: ({ season }) => keys.invitationKey(season, 'invited'),
  LeagueRecord: ({ league }) => keys.leagueKey(league),
  LogRecord: ({ season }) => keys.logKey(season, 'entry'),
  MemberFileRecord: ({ league }) => keys.memberFileKey(league, OTHER, 'entry'),
  MemberRecord: ({ league }) => keys.memberKey(league, WILMA.id),
  MoveInRecord: ({ season }) => keys.moveInKey(season),
  NoticeRecord: () => keys.noticeKey(OTHER, 'notice'),
  OrdersRecord: ({ game }) => keys.ordersKey(game, 1, 'tower'),
  PastSeasonRecord: ({ season }) => keys.pastSeasonKey(season),
  PlayerRecord: () => keys.playerKey(WILMA.id),
  ProposalRecord: ({ season }) => keys.proposalKey(season, 'proposal'),
  RatingRecord: () => keys.ratingKey(WILMA.id, 'ny2047', 0),
  RebuiltRating: () => keys.ratingKey(WILMA.id, 'ny2047', 1),
  ResultApproval: ({ season }) => keys.approvalKey(season),
  ResultRecord: ({ season }) => keys.seasonResultKey(season, 1, 1),
  RulingRecord: ({ game }) => keys.rulingKey(game, 1),
  SeatSearch: ({ season, game }) => keys.searchKey(season, game, 'tower'),
  SeasonRecord: ({ season }) => keys.seasonKey(season),
  SeatRecord: ({ game }) => keys.seatKey(game, 'tower'),
  SiteAdminRecord: () => keys.siteAdminKey(OTHER),
  SiteLogRecord: () => keys.siteLogKey('act'),
  SiteMeasureRecord: () => keys.measureKey(OTHER, 'measure'),
  SiteReportRecord: () => keys.siteReportKey('report'),
  SubstituteRecord: ({ season }) => keys.substituteKey(season, OTHER),
  TableReportRecord: ({ season }) => keys.tableReportKey(season, 1, 1),
};

/** Where the only name in items of this kind is; in others it may be anywhere. */
const ONLY_AS: Readonly<Record<string, string>> = { OrdersRecord: 'enteredBy' };

/** What the deletion reads of an item to find others. */
const FIELDS: Readonly<Record<string, object>> = {
  ResultRecord: { id: 'result', seats: [{ player: WILMA }] },
  SiteMeasureRecord: keys.listing(keys.MEASURES, 'late'),
  SiteReportRecord: keys.listing(keys.siteReportList('open'), 'late'),
};

/** Schemas of parts of the items above. */
const PARTS = [
  ...['AppealRecord', 'DisputeRecord', 'ReportRecord', 'PastPlayer', 'PersonRecord', 'SiteAppeal'],
  ...['AccountsMerged', 'ClocksRuled', 'GuestJoined', 'OrdersMissed', 'SeatSearched'],
];

/** Events are handled and deleted within a minute; what they write is one of the items above. */
const PASSING = ['PlatformEvent'];

test('the table has every kind of item that names people', async () => {
  const naming = (await recordSchemas()).filter(({ schema }) => namesPeople(schema)).map(({ name }) => name);
  expect([...Object.keys(NAMES), ...PARTS, ...PASSING].sort()).toEqual([...naming].sort());
});

/** What holds a mail address, and why none is left of a deleted account. */
const ADDRESSES: Readonly<Record<string, string>> = {
  PlayerRecord: 'its writes require that the account is open (late-writes.test.ts)',
  PastPlayer: 'part of the next',
  PastSeasonRecord: 'deleted once the past season is complete',
  MoveInRecord: 'deleted once the games have moved in',
  SeasonChanged: 'part of an event',
  PlatformEvent: 'handled and deleted within a minute',
  InvitedByMail: 'handled and deleted within a minute',
};

test('no other kind of item has a mail address', async () => {
  const holding = (await recordSchemas())
    .filter(({ schema }) => hasField(jsonSchemaOf(schema), /^(e?mail|address)$/))
    .map(({ name }) => name);
  expect([...new Set(holding)].sort()).toEqual(Object.keys(ADDRESSES).sort());
});

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly enum?: readonly unknown[];
}

/** Whether values of a schema have people in them, with their names. */
function namesPeople(schema: z.ZodType): boolean {
  return hasPerson(jsonSchemaOf(schema));
}

const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { unrepresentable: 'any', reused: 'inline' });

function hasField(value: unknown, named: RegExp): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { properties = {} } = value as Shape;
  return (
    Object.keys(properties).some((field) => named.test(field)) ||
    Object.values(value).some((part) => hasField(part, named))
  );
}

function hasPerson(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { properties } = value as Shape;
  const isPerson = properties?.name !== undefined && properties.kind?.enum?.includes('human') === true;
  return isPerson || Object.values(value).some(hasPerson);
}

describe('a name that is written after its account has been deleted', () => {
  let world: World;
  let late: readonly (readonly [string, Key])[];
  let left: readonly string[];

  beforeAll(async () => {
    world = await startWorld();
    const wilma = await world.person(WILMA.id, WILMA.name);
    const board = await startBoard(world, { humans: 3 });
    await world.deliver();
    const deleted = await wilma.remove('/me/account', { confirm: DELETE_WORDS });
    expect(deleted.status, deleted.text).toBeLessThan(300);
    await world.deliver();
    late = Object.entries(NAMES).map(([kind, place]) => [kind, place(board)] as const);
    for (const [kind, key] of late) await writeLate(world, kind, key);
    for (let minute = 0; minute < 3; minute += 1) {
      await world.deliver();
      world.clock.set(world.clock.now() + 60_000);
      await world.dynamo.dynamo.catchUp();
      await sweep(world.deps);
    }
    left = await keysOfItemsWith(world, WILMA.name);
  });
  afterAll(() => world.close());

  test.each(Object.keys(NAMES))('%s: is found, and a pseudonym replaces it', (kind) => {
    const key = late.find(([one]) => one === kind)?.[1];
    expect(left).not.toContain(`${key?.pk} ${key?.sk}`);
  });

  test('and no other item has it', () => {
    expect(left).toEqual([]);
  });
});

/** Writes the item again with the name in it, as an act does that began before the deletion. */
async function writeLate(world: World, kind: string, key: Key): Promise<void> {
  const { client } = world.dynamo;
  const { Item } = await client.send(new GetCommand({ TableName: TABLE, Key: key }));
  const named = { ...Item, ...key, ...FIELDS[kind], [ONLY_AS[kind] ?? 'late']: WILMA };
  await client.send(new PutCommand({ TableName: TABLE, Item: named }));
}

async function keysOfItemsWith(world: World, text: string): Promise<readonly string[]> {
  await world.dynamo.dynamo.catchUp();
  const { Items = [] } = await world.dynamo.client.send(new ScanCommand({ TableName: TABLE }));
  return Items.filter((item) => JSON.stringify(item).includes(text)).map(({ pk, sk }) => `${pk} ${sk}`);
}
