import { ArrowHead, Outlines } from '../../../components/map/outlines';
import { Patterns } from '../../../components/map/patterns';
import { COAST, DRAWN_HOODS } from './shapes';

/** Outlines, patterns, symbols and arrow heads of the street plan. */
export function Definitions() {
  return (
    <defs>
      <Patterns />
      <Outlines outline="hood" places={DRAWN_HOODS} coast={COAST} />
      <path
        id="plane"
        d="M0-8.5c.9 0 1.5.9 1.5 2.2v3.4l6.7 4v2L1.5 1.3v3.5l2 1.6V8L0 7l-3.5 1V6.4l2-1.6V1.3L-8.2 3.1v-2l6.7-4v-3.4c0-1.3.6-2.2 1.5-2.2z"
      />
      <path id="hat" d="M-12.5-14.5h25v4h-25zM-7.8-28h15.6v14H-7.8z" />
      <ArrowHead size={3.4} />
    </defs>
  );
}
