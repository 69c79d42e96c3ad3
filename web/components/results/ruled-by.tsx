import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { LogEntry } from '../../../functions/core/result/results.schema';
import { When } from '../frame/when';

interface RuledByProps {
  readonly ruling: Pick<LogEntry, 'by' | 'confirmedBy' | 'at'>;
  /** The season of the ruling, if it is to be named. */
  readonly season?: ReactNode;
}

/** Who ruled, who confirmed it, when, and in which season. */
export function RuledBy({ ruling: { by, confirmedBy, at }, season }: RuledByProps) {
  const t = useTranslations('ruling');
  const said = { player: by.name, time: () => <When at={at} as="long" /> };
  const within = { ...said, season: () => season };
  if (confirmedBy === undefined)
    return season === undefined ? t.rich('by', said) : t.rich('byIn', { ...within });
  const other = confirmedBy.name;
  return season === undefined
    ? t.rich('byConfirmed', { ...said, other })
    : t.rich('byConfirmedIn', { ...within, other });
}
