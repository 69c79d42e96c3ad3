import { useTexts } from '#texts';
/** Beside the name of a player who has sent orders by a program. The platform's own bots are none. */
export function ProgramMark() {
  const t = useTexts('table');
  return (
    <span className="program-mark" title={t('program.about')}>
      {t('program.mark')}
    </span>
  );
}
