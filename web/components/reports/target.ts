import type { SiteTarget } from '../../../functions/core/site/site.schema';
import type { Texts } from '../../lib/texts';

/** The address of the page for reporting a target. */
export function reportAddress(target: SiteTarget): string {
  return `/report?about=${encodeURIComponent(JSON.stringify(target))}`;
}

/** The kind of a target (text, league or account) in words. */
export function kindInWords({ kind }: SiteTarget, t: Texts<'report'>): string {
  const words: Readonly<Record<SiteTarget['kind'], string>> = {
    account: t('kind.account'),
    announcement: t('kind.announcement'),
    case: t('kind.case'),
    'case-answer': t('kind.caseAnswer'),
    'circuit-name': t('kind.circuitName'),
    'team-name': t('kind.teamName'),
    'division-name': t('kind.divisionName'),
    league: t('kind.league'),
    'league-about': t('kind.leagueAbout'),
    'league-details': t('kind.leagueDetails'),
    'league-name': t('kind.leagueName'),
    'league-rules': t('kind.leagueRules'),
    'log-entry': t('kind.logEntry'),
    'member-note': t('kind.memberNote'),
    notice: t('kind.notice'),
    'player-name': t('kind.playerName'),
    'point-reasons': t('kind.pointReasons'),
    press: t('kind.press'),
    results: t('kind.results'),
    ruling: t('kind.ruling'),
    'season-about': t('kind.seasonAbout'),
    'season-cancelled': t('kind.seasonCancelled'),
    'season-details': t('kind.seasonDetails'),
    'season-name': t('kind.seasonName'),
    statement: t('kind.statement'),
    'statement-hidden': t('kind.statementHidden'),
    'team-names': t('kind.teamNames'),
  };
  return words[kind];
}

/** The page of a target, if everyone can open it. */
export function pageOfTarget(target: SiteTarget): string | null {
  switch (target.kind) {
    case 'account':
    case 'player-name':
      return `/players/${encodeURIComponent(target.player)}`;
    case 'results':
      return `/seasons/${target.season}/confirm`;
    case 'point-reasons':
      return `/seasons/${target.season}/standing`;
    case 'circuit-name':
      return `/leagues/${target.league}/circuits/${target.circuit}`;
    case 'team-name':
      return `/leagues/${target.league}/teams/${target.team}`;
    case 'log-entry':
      return `/leagues/${target.league}/log`;
    case 'statement':
    case 'statement-hidden':
      return `/games/${target.game}/end`;
    case 'press':
    case 'case':
    case 'case-answer':
    case 'notice':
    case 'member-note':
      return null;
    case 'ruling':
      return `/games/${target.game}/rulings`;
    default:
      return 'league' in target ? `/leagues/${target.league}` : `/seasons/${target.season}`;
  }
}

/** The other parts of the same league, season or player that can be reported, the target itself first. */
export function partsOf(target: SiteTarget): readonly SiteTarget[] {
  switch (target.kind) {
    case 'league': {
      const { league } = target;
      const kinds = ['league', 'league-name', 'league-about', 'league-rules', 'league-details'] as const;
      return kinds.map((kind) => ({ kind, league }));
    }
    case 'season-about': {
      const { season } = target;
      const kinds = [
        ...(['season-about', 'season-name', 'season-details'] as const),
        ...(['team-names', 'division-name', 'season-cancelled'] as const),
      ];
      return kinds.map((kind) => ({ kind, season }));
    }
    case 'account':
      return [target, { kind: 'player-name', player: target.player }];
    default:
      return [target];
  }
}
