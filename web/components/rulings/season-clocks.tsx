import { useTranslations } from 'next-intl';
import type { SeasonBoards } from '../../../functions/core/season/season-pages.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { FormPart } from '../forms/form-part';
import { ClientTexts } from '../frame/client-texts';
import { ClocksRuling } from './clocks-ruling';

interface SeasonClocksProps {
  readonly season: Season;
  readonly rounds: SeasonBoards['rounds'];
}

/** The clocks of all running games of a season, for its organizers and moderators; nothing if none runs. */
export function SeasonClocks({ season: { id, myRoles }, rounds }: SeasonClocksProps) {
  const t = useTranslations('rule-clocks');
  const running = rounds.filter((one) => one.running > 0).map(({ round }) => round);
  if (running.length === 0 || !myRoles.some((role) => role !== 'player')) return null;
  return (
    <section className="section reading" aria-labelledby="clocks">
      <h2 id="clocks">{t('title')}</h2>
      <FormPart title={t('summary')} hint={t('hint')}>
        <ClientTexts of={['ruling-form', 'rule-clocks']}>
          <ClocksRuling season={{ id }} rounds={running} />
        </ClientTexts>
      </FormPart>
    </section>
  );
}
