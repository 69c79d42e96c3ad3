import { fault } from '../../../engine/fault';
import { type Caller, PLATFORM_CALLER } from '../access/caller';
import { organizerOf } from '../access/guards';
import { seasonAct } from '../league/log-act';
import { notifyRefusedDraft } from '../notification/notify-season';
import type { Deps } from '../platform/deps';
import { andThen, done, type Outcome, type Refusal, refuse } from '../platform/errors';
import type { StoredText } from '../platform/message.records';
import { textsToCopy } from '../template/settings-to-copy';
import { checkedSeason, isStale, type NewSeason } from './manage-seasons';
import { saveNextRun } from './next-run';
import { reconcileSeason } from './reconcile-season';
import { seasonChanged } from './season-changed';
import { inputOf, type SeasonWish } from './season-settings';
import type { SeasonRecord } from './seasons.records';

/** Stores a season as a draft that only the organizers of its league see. */
export async function keepDraft(
  deps: Deps,
  caller: Caller,
  league: string,
  input: SeasonWish,
  more: NewSeason = {},
): Promise<Outcome<SeasonRecord>> {
  return andThen(checkedSeason(deps, caller, league, input, more), async (draft) => {
    await deps.store.keepDraft(draft, draftChanged(deps, draft));
    await saveNextRun(deps, { season: draft.id, draftOf: league });
    return done((await deps.store.draft(league, draft.id)) ?? draft);
  });
}

function draftChanged(deps: Deps, { id, league }: SeasonRecord) {
  return seasonChanged(deps, id, { draftOf: league.id });
}

/** The drafts of a league for its organizers. */
export async function draftsFor(
  deps: Deps,
  caller: Caller,
  league: string,
): Promise<Outcome<readonly SeasonRecord[]>> {
  const organizer = await organizerOf(deps, caller, league, 'organizerSeesDrafts');
  return organizer.ok ? done(await deps.store.draftsOf(league)) : organizer;
}

/** A draft for an organizer of its league; it is not disclosed to anyone else. */
export async function draftFor(
  deps: Deps,
  caller: Caller,
  league: string,
  id: string,
): Promise<Outcome<SeasonRecord>> {
  const organizer = await organizerOf(deps, caller, league, 'organizerSeesDrafts');
  const draft = organizer.ok ? await deps.store.draft(league, id) : undefined;
  return draft === undefined ? refuse({ code: 'not-found', what: 'draft' }) : done(draft);
}

/** Changes a draft; every setting may change. */
export async function changeDraft(
  deps: Deps,
  caller: Caller,
  league: string,
  id: string,
  input: SeasonWish,
): Promise<Outcome<SeasonRecord>> {
  return andThen(draftFor(deps, caller, league, id), async (draft) => {
    const { after } = draft;
    if (isStale(input, draft)) return refuse({ code: 'changed-meanwhile' });
    const texts = textsToCopy(draft);
    const checked = await checkedSeason(deps, caller, league, input, { id, after, texts });
    if (!checked.ok) return checked;
    const changed = { ...checked.value, version: draft.version };
    if ((await deps.store.changeDraft(draft, changed, draftChanged(deps, draft))) !== 'changed')
      return refuse({ code: 'changed-meanwhile' });
    await saveNextRun(deps, { season: id, draftOf: league });
    return done(changed);
  });
}

export async function deleteDraft(
  deps: Deps,
  caller: Caller,
  league: string,
  id: string,
): Promise<Outcome<null>> {
  return andThen(draftFor(deps, caller, league, id), async (draft) =>
    (await deps.store.deleteDraft(draft)) === 'deleted' ? done(null) : refuse({ code: 'changed-meanwhile' }),
  );
}

/** Turns a draft into a season, which is public from now on. Its dates must be in the future. */
export async function announceDraft(
  deps: Deps,
  caller: Caller,
  league: string,
  id: string,
): Promise<Outcome<SeasonRecord>> {
  return andThen(draftFor(deps, caller, league, id), async (draft) => {
    const { after } = draft;
    const input = {
      ...inputOf(draft),
      ...(draft.schedule && { schedule: { ...draft.schedule, announcesAt: null } }),
    };
    const checked = await checkedSeason(deps, caller, league, input, {
      id,
      after,
      texts: textsToCopy(draft),
    });
    if (!checked.ok) return checked;
    const season = checked.value;
    const entry = await seasonAct(deps, caller, season, { kind: 'open-season' });
    const event = seasonChanged(deps, id);
    if ((await deps.store.announceDraft(draft, season, entry, event)) !== 'announced')
      return refuse({ code: 'changed-meanwhile' });
    await reconcileSeason(deps, id);
    return done(season);
  });
}

/** Announces a draft whose date has come, and records the next date of one that waits. */
export async function followDraft(deps: Deps, league: string, id: string): Promise<void> {
  const draft = await deps.store.draft(league, id);
  if (draft === undefined) return void (await reconcileSeason(deps, id));
  if (draft.after !== undefined) await deps.store.noteNextSeason(draft.after, id);
  const announcesAt = draft.schedule?.announcesAt ?? null;
  const isDue = announcesAt !== null && Date.parse(announcesAt) <= deps.clock();
  if (!isDue) return saveNextRun(deps, { season: id, draftOf: league });
  const announced = await announceDraft(deps, PLATFORM_CALLER, league, id);
  if (announced.ok || announced.refusal.code === 'changed-meanwhile') return;
  await notifyRefusedDraft(deps, draft, whyRefused(announced.refusal));
}

/** The problems of a draft, one line each. */
function whyRefused(refusal: Refusal): readonly StoredText[] {
  return refusal.code === 'invalid'
    ? refusal.problems.map(({ message }) => message)
    : [fault('send.refused')];
}
