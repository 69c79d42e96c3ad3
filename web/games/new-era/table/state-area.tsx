import { useTexts } from '#texts';
import type { View } from '../../../../engine/new-era/types';
import type { People } from '../../../components/frame/people';
import { factionName } from '../order-text';
import { States } from '../states';
import { Tableau } from '../tableau';

interface StateAreaProps {
  readonly view: View;
  readonly people: People;
  readonly own: View['players'][string] | undefined;
}

/** The reader's state; every state for readers without a seat. */
export function StateArea({ view, people, own }: StateAreaProps) {
  const t = useTexts('new-era');
  if (own === undefined) return <States view={view} people={people} />;
  return (
    <>
      <h2 className="hidden-text">{t('state.yoursOf', { faction: factionName(own.faction) })}</h2>
      <Tableau player={own} people={people} label={t('state.yours')} />
    </>
  );
}
