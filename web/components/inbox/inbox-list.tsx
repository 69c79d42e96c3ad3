import { useTranslations } from 'next-intl';
import type { Inbox } from '../../../functions/core/inbox/inbox.schema';
import type { Texts } from '../../lib/texts';
import { type Reading, State } from '../frame/game-thumbnail';
import { Link } from '../frame/link';
import { When } from '../frame/when';

type Item = Inbox['items'][number];

const READINGS: Readonly<Record<Item['kind'], Reading>> = {
  stuck: 'late',
  abandoned: 'late',
  'hand-over': 'late',
  dispute: 'late',
  appeal: 'late',
  report: 'late',
  result: 'stored',
  request: 'stored',
  round: 'stored',
  proposal: 'stored',
  disorder: 'late',
  seeking: 'nothing',
  missed: 'nothing',
  paused: 'nothing',
  'team-invitation': 'stored',
};

interface InboxListProps extends Pick<Inbox, 'items'> {
  /** Whether to name the league of each, if they come from several. */
  readonly leagues: boolean;
}

/** The waiting items, each with a link to the one page on which it is settled. */
export function InboxList({ items, leagues }: InboxListProps) {
  const t = useTranslations('inbox');
  const kinds = kindsIn(t);
  return (
    <ul className="rows card">
      {items.map((item) => (
        <li key={item.id}>
          <div className="grow">
            <p className="title-3">
              <Link href={item.path}>{item.text}</Link>
            </p>
            <p className="small muted">
              <Since item={item} leagues={leagues} />
            </p>
          </div>
          <State reading={READINGS[item.kind]}>{kinds[item.kind]}</State>
        </li>
      ))}
    </ul>
  );
}

/** Since when it has waited, in which league, and whether the reader can settle it. */
function Since({ item, leagues }: { readonly item: Item; readonly leagues: boolean }) {
  const t = useTranslations('inbox');
  const time = () => <When at={item.since} as="short" />;
  if (!leagues) return t.rich(item.settles ? 'since' : 'sinceOther', { time });
  return t.rich(item.settles ? 'sinceIn' : 'sinceInOther', { league: item.league.name, time });
}

function kindsIn(t: Texts<'inbox'>): Readonly<Record<Item['kind'], string>> {
  return {
    stuck: t('kind.stuck'),
    abandoned: t('kind.abandoned'),
    'hand-over': t('kind.handOver'),
    dispute: t('kind.dispute'),
    appeal: t('kind.appeal'),
    report: t('kind.report'),
    result: t('kind.result'),
    request: t('kind.request'),
    round: t('kind.round'),
    proposal: t('kind.proposal'),
    disorder: t('kind.disorder'),
    seeking: t('kind.seeking'),
    missed: t('kind.missed'),
    paused: t('kind.paused'),
    'team-invitation': t('kind.invitation'),
  };
}
