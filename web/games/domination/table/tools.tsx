import { Tools as MapTools } from '../../../components/map/tools';
import { ForceMark } from './force-mark';

export type Showing = 'plan' | 'last' | 'list';

interface ToolsProps {
  readonly showing: Showing;
  readonly hasLast: boolean;
  readonly onShow: (showing: Showing) => void;
}

/** What the map shows: the plan, the board before the last step with what was done then, or the board as text. */
export function Tools({ showing, hasLast, onShow }: ToolsProps) {
  const choices: readonly (readonly [Showing, string])[] = [
    ['plan', 'Now'],
    ...(hasLast ? [['last', 'Last step'] as const] : []),
    ['list', 'List'],
  ];
  return (
    <MapTools choices={choices} showing={showing} onShow={onShow}>
      <ForceMark force={{ seat: 'teal', full: true }} /> Full
      <ForceMark force={{ seat: 'teal', full: false }} /> Struggling
    </MapTools>
  );
}
