import { PickMenu } from '../../../components/table/fields/pick-menu';
import { hoodName } from '../names';

interface HoodMenuProps {
  readonly label: string;
  readonly hoods: readonly string[];
  readonly onPick: (hood: string) => void;
}

/** A menu of hoods to add one of. */
export function HoodMenu({ label, hoods, onPick }: HoodMenuProps) {
  if (hoods.length === 0) return null;
  const options = hoods.map((hood) => [hood, hoodName(hood)] as const);
  return <PickMenu className="hood-menu" {...{ label, options, onPick }} />;
}
