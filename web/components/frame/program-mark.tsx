import { useTexts } from '#texts';
/** Shown beside the name of a player who has sent orders by a program. The platform's own bots are not marked. */
export function ProgramMark() {
  const t = useTexts('table');
  return (
    <span className="program-mark" title={t('program.about')}>
      {t('program.mark')}
    </span>
  );
}
