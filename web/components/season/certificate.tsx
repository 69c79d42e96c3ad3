import { useLocale, useTranslations } from 'next-intl';
import type { Round } from '../../../functions/core/round/draws.schema';
import { pointsInColumn } from '../../lib/figures';
import type { Texts } from '../../lib/texts';
import { Card } from '../forms/card';
import { seatFullName } from '../frame/seats';

const methods = (t: Texts<'draw'>) => ({
  'exact-design': t('method.exactDesign'),
  'cheapest-pairs': t('method.cheapestPairs'),
  'all-compared': t('method.allCompared'),
  search: t('method.search'),
  'by-hand': t('method.byHand'),
});

interface CertificateProps {
  readonly round: Round;
  readonly names: ReadonlyMap<string, string>;
}

/** The faults of a draw: the meetings it repeats, and the wishes it breaks. */
export function Certificate({ round: { certificate }, names }: CertificateProps) {
  const t = useTranslations('draw');
  return (
    <Card title={t('certificate')}>
      <p className="muted">{methods(t)[certificate.method]}</p>
      <Counts certificate={certificate} names={names} />
      <p className="small muted">
        {t.rich('seed', {
          seed: certificate.seed,
          mono: (words) => <span className="mono break-all">{words}</span>,
        })}
      </p>
    </Card>
  );
}

type CountsProps = Pick<Round, 'certificate'> & Pick<CertificateProps, 'names'>;

function Counts({ certificate, names }: CountsProps) {
  const t = useTranslations('draw');
  const language = useLocale();
  const { meetAgain, fewestMeetings, seatAgain, apart, firstChoices, hoursApart } = certificate;
  const name = (player: string) => names.get(player) ?? player;
  return (
    <ul className="plain-list small">
      <li>
        {fewestMeetings > 0
          ? t('metBeforeLeast', { pairs: meetAgain.length, least: fewestMeetings })
          : t('metBefore', { pairs: meetAgain.length })}
        {meetAgain.map(({ pair: [one, other], times }) => (
          <span className="block-line muted" key={`${one} ${other}`}>
            {t('pair', { one: name(one), other: name(other), times })}
          </span>
        ))}
      </li>
      <li>
        {t('seatAgain', { players: seatAgain.length })}
        {seatAgain.map(({ player, seat, times }) => (
          <span className="block-line muted" key={`${player} ${seat}`}>
            {t('seatOf', { player: name(player), seat: seatFullName(seat), times })}
          </span>
        ))}
      </li>
      <li>{t('apart', { pairs: apart })}</li>
      {hoursApart === null ? null : (
        <li>{t('hoursApart', { hours: pointsInColumn(hoursApart, language) })}</li>
      )}
      {firstChoices.of === 0 ? null : (
        <li>{t('firstChoices', { met: firstChoices.met, of: firstChoices.of })}</li>
      )}
    </ul>
  );
}
