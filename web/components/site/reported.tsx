import { getTranslations } from 'next-intl/server';
import type { SiteTarget } from '../../../functions/core/site/site.schema';
import { serverApi } from '../../lib/server-api';
import { seatName } from '../frame/seats';

interface ReportedText {
  /** Where it stands, or who wrote it. */
  readonly of: string;
  /** The text itself; null for a league, a season or an account as a whole. */
  readonly text: string | null;
}

/** What a report is about, so that nobody reports the wrong text; nothing if the reader cannot see it here. */
export async function Reported({ target }: { readonly target: SiteTarget }) {
  const t = await getTranslations('report');
  const found = await reportedText(target);
  if (found === null) return null;
  const { of, text } = found;
  return (
    <section className="card reported-text" aria-label={t('shown')}>
      <p className="small muted">{t('shown')}</p>
      <p>
        <b>{of}</b>
      </p>
      {text === null || text === '' ? null : <blockquote>{text}</blockquote>}
    </section>
  );
}

async function reportedText(target: SiteTarget): Promise<ReportedText | null> {
  switch (target.kind) {
    case 'press':
      return messageOf(target);
    case 'statement':
      return statementOf(target);
    case 'announcement':
      return announcementOf(target);
    case 'account':
    case 'player-name':
      return playerOf(target.player);
    case 'league':
    case 'league-name':
    case 'league-about':
    case 'league-rules':
    case 'league-details':
    case 'log-entry':
    case 'circuit-name':
    case 'team-name':
      return leagueOf(target.league, target.kind);
    case 'season-name':
    case 'season-about':
    case 'season-details':
    case 'season-cancelled':
    case 'team-names':
    case 'division-name':
    case 'point-reasons':
    case 'results':
      return seasonOf(target.season, target.kind);
    default:
      return null;
  }
}

async function messageOf({ game, thread, message }: Extract<SiteTarget, { kind: 'press' }>) {
  const answer = await serverApi('GET /games/{id}/press/{thread}', { id: game, thread });
  const found = answer.ok ? answer.value.messages.find(({ id }) => id === message) : undefined;
  return found === undefined ? null : { of: seatName(found.from), text: found.text };
}

async function statementOf({ game, player }: Extract<SiteTarget, { kind: 'statement' }>) {
  const answer = await serverApi('GET /games/{id}/statements', { id: game });
  const found = answer.ok ? answer.value.statements.find((one) => one.player.id === player) : undefined;
  return found === undefined ? null : { of: found.player.name, text: found.text };
}

async function announcementOf({ league, notice }: Extract<SiteTarget, { kind: 'announcement' }>) {
  const answer = await serverApi('GET /leagues/{id}/announcements', { id: league });
  const found = answer.ok ? answer.value.notices.find(({ id }) => id === notice) : undefined;
  return found === undefined ? null : { of: found.by.name, text: found.text };
}

async function playerOf(id: string) {
  const answer = await serverApi('GET /players/{id}', { id });
  return answer.ok ? { of: answer.value.player.name, text: null } : null;
}

async function leagueOf(id: string, kind: SiteTarget['kind']) {
  const answer = await serverApi('GET /leagues/{id}', { id });
  if (!answer.ok) return null;
  const { name, about } = answer.value;
  return { of: name, text: kind === 'league-about' ? about : null };
}

async function seasonOf(id: string, kind: SiteTarget['kind']) {
  const answer = await serverApi('GET /seasons/{id}', { id });
  if (!answer.ok) return null;
  const { name, about, cancelled } = answer.value;
  return { of: name, text: kind === 'season-about' ? about : kind === 'season-cancelled' ? cancelled : null };
}
