import { useTranslations } from 'next-intl';
import type { AlwaysOpen } from '../../../engine/tournament/formats';
import { formReader } from '../../lib/form-reader';
import { NumberField, SelectField } from '../forms/field';

const FILLS = ['none', 'bots', 'fewer'] as const;

/** How the boards of an always-open season start. */
export function AlwaysOpenFields({ open }: { readonly open: AlwaysOpen | undefined }) {
  const t = useTranslations('season-form');
  return (
    <div className="field-pair">
      <NumberField
        name="boardsAtATime"
        label={t('open.atATime')}
        min={1}
        max={10}
        defaultValue={open?.boardsAtATime ?? 1}
      />
      <NumberField
        name="endsAfter"
        label={t('open.endsAfter')}
        min={1}
        max={1000}
        defaultValue={open?.endsAfter ?? 1000}
      />
      <SelectField
        name="fillWith"
        label={t('open.tooFew')}
        defaultValue={open?.fill?.with ?? 'none'}
        options={[
          ['none', t('open.waits')],
          ['bots', t('open.bots')],
          ['fewer', t('open.fewer')],
        ]}
      />
      <NumberField
        name="fillAfter"
        label={t('open.after')}
        min={0}
        max={20_160}
        defaultValue={open?.fill?.afterMinutes ?? 60}
        help={t('open.afterHelp')}
      />
    </div>
  );
}

/** Reads them from the form. */
export function alwaysOpenFrom(form: FormData): AlwaysOpen {
  const { number, oneOf } = formReader(form);
  const fill = oneOf('fillWith', FILLS);
  return {
    boardsAtATime: number('boardsAtATime') ?? 1,
    endsAfter: number('endsAfter') ?? 1000,
    ...(fill === 'none' ? {} : { fill: { afterMinutes: number('fillAfter') ?? 0, with: fill } }),
  };
}
