import type { Language } from '../../../messages/languages';
import { sayIn } from '../../../messages/say-in';
import type { Caller } from '../../services/caller';
import type { Deps } from '../../services/deps';
import { andThen, done, type Outcome } from '../../services/errors';
import { proposalsFor } from '../../services/proposals/decide';
import { operationInWords } from '../../services/proposals/operation-in-words';
import type { ProposalRecord } from '../../store/records';
import type { Proposals } from '../schemas/proposals';
import { iso } from './game';

/** The proposals of a season that wait for a second person. */
export async function proposalsView(
  deps: Deps,
  language: Language,
  caller: Caller,
  season: string,
): Promise<Outcome<Proposals>> {
  return andThen(proposalsFor(deps, caller, season), async (found) => {
    if (found.length === 0) return done({ proposals: [] });
    const [names, say] = await Promise.all([namesIn(deps, season), sayIn(language, ['platform'])]);
    return done({
      proposals: found.map(({ proposal, mayConfirm }) => ({
        ...{ id: proposal.id, by: proposal.by, mayConfirm, mine: proposal.by.id === caller.id },
        what: say(operationInWords(proposal.operation)),
        details: detailsOf(proposal, names),
        at: iso(proposal.at),
        until: iso(proposal.until),
        cutOff: proposal.state === 'confirmed',
      })),
    });
  });
}

async function namesIn(deps: Deps, season: string): Promise<ReadonlyMap<string, string>> {
  return new Map((await deps.store.entries(season)).map(({ player }) => [player.id, player.name]));
}

/** The fields of a request, without the id that everything in the list shares. */
function detailsOf({ operation, params, body }: ProposalRecord, names: ReadonlyMap<string, string>) {
  const { id, ...rest } = params;
  const game = operation.includes('/games/') ? { game: id } : {};
  const fields = { ...game, ...rest, ...(typeof body === 'object' && body !== null ? body : {}) };
  return Object.entries(fields)
    .filter(([field, value]) => value !== null && field !== 'version')
    .map(([field, value]) => ({ field: fieldInWords(field), value: inWords(value, names) }));
}

/** "seatPoints" as "Seat points". */
function fieldInWords(field: string): string {
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function inWords(value: unknown, names: ReadonlyMap<string, string>): string {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return value.map((one) => inWords(one, names)).join(', ');
  const named = (_: string, part: unknown) => (typeof part === 'string' ? (names.get(part) ?? part) : part);
  return JSON.stringify(value, named) ?? '';
}
