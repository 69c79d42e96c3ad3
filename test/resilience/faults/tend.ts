import type { Played } from './season';

const EVERY_MS = 45_000;

/** The acts of an organizer besides rulings until the season is over, and of players who want to play on. */
export function tendSeason(played: Played): Promise<void> {
  return played.scenario.format.kind === 'ladder' ? tendLadder(played) : tendRounds(played);
}

/** Releases rounds, and starts those that wait for a scheduled time. */
async function tendRounds({ world, oracle, organizer, people, season, scenario }: Played): Promise<void> {
  const chance = world.chance.apart('tending');
  const { confirm } = scenario.settings.registration as { readonly confirm: boolean };
  for (;;) {
    await world.wait(EVERY_MS);
    const now = await oracle.season(season);
    if (now === undefined || now.status !== 'running') return;
    const rounds = await oracle.rounds(season);
    const planned = rounds.find(({ state }) => state === 'planned');
    if (planned !== undefined)
      await organizer.insist('POST', `/seasons/${season}/rounds/${planned.round}/release`);
    if (!confirm || rounds.length >= now.rounds) continue;
    for (const person of people.values())
      if (chance.permille(300))
        await person.insist('PUT', `/seasons/${season}/entries/me`, { confirm: true });
    const boards = await oracle.boards(season);
    if (boards.length > 0 && boards.every(({ status }) => status !== 'running'))
      await organizer.insist('POST', `/seasons/${season}/rounds/${rounds.length + 1}/open`);
  }
}

/** Players ask for one more board of a ladder, until its organizer ends it. */
async function tendLadder({ world, oracle, organizer, people, season, scenario }: Played): Promise<void> {
  const chance = world.chance.apart('tending');
  const endsAt = world.agenda.now() + chance.among(8, scenario.game.isLong ? 10 : 16) * 60_000;
  const isPlayed = async () => (await oracle.boards(season)).length > 0;
  while (world.agenda.now() < endsAt || !(await isPlayed())) {
    await world.wait(EVERY_MS);
    for (const person of people.values())
      if (!scenario.game.isLong && chance.permille(100))
        await person.insist('PUT', `/seasons/${season}/entries/me`, { confirm: true });
  }
  await organizer.insist('POST', `/seasons/${season}/end`);
}
