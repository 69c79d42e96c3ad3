import type { Played } from './season';

const EVERY_MS = 45_000;

/** What an organizer does beside rulings until the season is over: releases rounds, and opens those that wait for an hour. */
export async function tendSeason(played: Played): Promise<void> {
  const { world, oracle, organizer, people, season, scenario } = played;
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
