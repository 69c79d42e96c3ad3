import { useTexts } from '#texts';
/** Shown in place of the buttons once a deadline has passed. */
export function Adjudicating({ what = 'turn' }: { readonly what?: 'turn' | 'step' | undefined }) {
  const t = useTexts('table');
  return <p className="empty">{t(what === 'turn' ? 'adjudicating.turn' : 'adjudicating.step')}</p>;
}
