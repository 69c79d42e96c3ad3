import { expect, test } from 'vitest';
import { edgeDoor } from './edge-door';

const OLD = 'o'.repeat(64);
const NEW = 'n'.repeat(64);

/** A door over a secret and a clock that the test can change. */
function door(secret: { sent: string; also?: string }) {
  const world = { now: 0, reads: 0, broken: false, secret };
  const isOpenTo = edgeDoor(
    async () => {
      world.reads += 1;
      if (world.broken) throw new Error('Secrets Manager does not answer');
      return JSON.stringify(world.secret);
    },
    () => world.now,
  );
  return { world, isOpenTo };
}

test('who shows the value gets in; who shows none, or another, does not', async () => {
  const { isOpenTo } = door({ sent: OLD });
  for (const [shown, isOpen] of [
    [OLD, true],
    [NEW, false],
    ['', false],
    [undefined, false],
    [null, false],
    [OLD.slice(1), false],
  ] as const)
    expect(await isOpenTo(shown)).toBe(isOpen);
});

test('the secret is read once for many requests, and strangers do not make it be read each time', async () => {
  const { world, isOpenTo } = door({ sent: OLD });
  for (let times = 0; times < 50; times += 1) {
    await isOpenTo(OLD);
    await isOpenTo(NEW);
  }
  expect(world.reads).toBe(1);
});

test('during a rotation both values count, also where the old one was read before', async () => {
  const { world, isOpenTo } = door({ sent: OLD });
  await isOpenTo(OLD);
  world.secret = { sent: NEW, also: OLD };
  world.now = 16_000;
  expect(await isOpenTo(NEW)).toBe(true);
  expect(await isOpenTo(OLD)).toBe(true);
});

test('an hour after a rotation the old value counts nowhere', async () => {
  const { world, isOpenTo } = door({ sent: NEW, also: OLD });
  expect(await isOpenTo(OLD)).toBe(true);
  world.secret = { sent: NEW };
  world.now = 3_600_000;
  expect(await isOpenTo(OLD)).toBe(false);
  expect(await isOpenTo(NEW)).toBe(true);
});

test('what was valid stays so while the secret cannot be read', async () => {
  const { world, isOpenTo } = door({ sent: OLD });
  await isOpenTo(OLD);
  world.broken = true;
  world.now = 4_000_000;
  expect(await isOpenTo(OLD)).toBe(true);
  expect(await isOpenTo(NEW)).toBe(false);
});

test('a process that could never read the secret lets nobody in', async () => {
  const { world, isOpenTo } = door({ sent: OLD });
  world.broken = true;
  await expect(isOpenTo(OLD)).rejects.toThrow('does not answer');
  world.broken = false;
  expect(await isOpenTo(OLD)).toBe(true);
});
