import type { Part } from '../../../engine/game/message';
import type { Language } from '../../../messages/languages';
import { speakersOf } from '../../../messages/translate';
import { translatorIn } from '../../../messages/translator';
import type { Caller } from '../access/caller';
import type { Deps } from '../platform/deps';
import { andThen, done, type Outcome } from '../platform/errors';
import { iso } from '../platform/instants';
import { message } from '../platform/message';
import { CreateSeason } from '../season/season-settings.schema';
import { proposalsFor } from './decide';
import { type Detail, detailsInWords } from './details-in-words';
import { operationInWords } from './operation-in-words';
import type { ProposalRecord } from './proposals.records';
import type { Proposals } from './proposals.schema';

/** The proposals of a season that wait for a second person. */
export async function proposalsView(
  deps: Deps,
  language: Language,
  caller: Caller,
  season: string,
): Promise<Outcome<Proposals>> {
  return andThen(proposalsFor(deps, caller, season), async (found) => {
    if (found.length === 0) return done({ proposals: [] });
    const nameOf = await namesIn(deps, season);
    const proposed = await Promise.all(
      found.map(async (one) => ({ ...one, details: await detailsOf(deps, caller, one.proposal, nameOf) })),
    );
    const say = await translatorIn(language, ['platform', ...speakersOf(proposed.flatMap(partsIn))]);
    return done({
      proposals: proposed.map(({ proposal, mayConfirm, details }) => ({
        ...{ id: proposal.id, by: proposal.by, mayConfirm, mine: proposal.by.id === caller.id },
        what: say(operationInWords(proposal.operation)),
        details: details.map(({ field, value }) => ({
          field: say(field),
          value: say(message('log.list', { items: [value] })),
        })),
        at: iso(proposal.at),
        until: iso(proposal.until),
        cutOff: proposal.state === 'confirmed',
      })),
    });
  });
}

function partsIn({ details }: { readonly details: readonly Detail[] }): readonly Part[] {
  return details.flatMap(({ field, value }) => [field, value]);
}

/** The names of the season's people, by id. */
async function namesIn(deps: Deps, season: string): Promise<(player: string) => string> {
  const names = new Map((await deps.store.entries(season)).map(({ player }) => [player.id, player.name]));
  return (player) => names.get(player) ?? player;
}

/** Changed settings are described by their effect, everything else field by field. */
async function detailsOf(
  deps: Deps,
  { id: reader }: Caller,
  proposal: ProposalRecord,
  nameOf: (player: string) => string,
) {
  if (proposal.operation !== 'PUT /seasons/{id}/settings')
    return detailsInWords(deps, proposal, nameOf, reader);
  const [season, wish] = [await deps.store.season(proposal.season.id), CreateSeason.safeParse(proposal.body)];
  if (season === undefined || !wish.success) return detailsInWords(deps, proposal, nameOf, reader);
  const { settingsWished } = await import('../season/settings-in-words');
  const settings = await settingsWished(season, wish.data, nameOf);
  return settings.map(({ title, value }) => ({ field: title, value }));
}
