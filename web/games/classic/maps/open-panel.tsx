import { useState } from 'react';
import { useTexts, useTranslate } from '#texts';
import { CLASSIC } from '../../../../engine/classic/data/standard';
import type { Definition } from '../../../../engine/classic/variant/definition';
import type { SvgFault } from '../../../../engine/classic/variant/edits/from-svg';
import { SHIPPED } from '../../../../engine/classic/variant/shipped';
import { SelectField, TextField } from '../../../components/forms/field';
import { fetchScript } from '../../../lib/fetch-script';
import { withOwnMap } from './classic-drawing';
import { EXAMPLE } from './example';
import { type Found, formProblems } from './use-draft';

/** The variants that come with Turreton, Classic itself among them. */
const CLASSIC_ITSELF: Definition = withOwnMap({ ...CLASSIC, map: 'classic' });
const KNOWN: readonly Definition[] = [EXAMPLE, CLASSIC_ITSELF, ...SHIPPED];

/** No file that a reader chooses is larger, in bytes. */
const MOST = 5_000_000;

interface OpenPanelProps {
  readonly onOpen: (definition: Definition) => void;
}

/** Puts a variant on the drawing board: one that comes with Turreton, a file, or the shapes of an SVG. */
export function OpenPanel({ onOpen }: OpenPanelProps) {
  const t = useTexts('maps');
  const say = useTranslate('classic');
  const [found, setFound] = useState<readonly (readonly [at: string, says: string])[]>([]);
  const [note, setNote] = useState<string | null>(null);
  const shown = ({ path, message }: Found) => [path.join('.'), say(message)] as const;
  const read = async (file: File) => {
    setFound([]);
    setNote(null);
    if (file.size > MOST) return setFound([['', t('svg.too-much')]]);
    const text = await file.text();
    if (file.name.toLowerCase().endsWith('.svg') || text.trimStart().startsWith('<')) {
      const { variantFromSvg } = await fetchScript(
        () => import('../../../../engine/classic/variant/edits/from-svg'),
      );
      const answer = variantFromSvg(text, file.name);
      if (!answer.ok) return setFound([['', t(`svg.${answer.fault satisfies SvgFault}`)]]);
      const { variant, unnamed } = answer.value;
      setNote(t('svgRead', { spaces: variant.spaces.length, unnamed }));
      return onOpen(variant);
    }
    try {
      const written: unknown = JSON.parse(text);
      const wrong = formProblems(written);
      if (wrong.length > 0) return setFound(wrong.map(shown));
      onOpen(written as Definition);
    } catch {
      setFound([['', t('noJson')]]);
    }
  };
  return (
    <div className="map-open">
      <SelectField
        label={t('shipped')}
        value=""
        options={KNOWN.map(({ title }, at) => [at, title] as const)}
        onChange={({ currentTarget }) => {
          const chosen = KNOWN[Number(currentTarget.value)];
          if (chosen !== undefined) onOpen(chosen);
        }}
      >
        <option value="">{t('choose')}</option>
      </SelectField>
      <TextField
        label={t('file')}
        help={t('fileHelp')}
        type="file"
        accept=".json,.svg,application/json,image/svg+xml"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) void read(file);
          currentTarget.value = '';
        }}
      />
      {note === null ? null : (
        <p className="map-note" role="status">
          {note}
        </p>
      )}
      {found.length === 0 ? null : (
        <div className="call" role="alert">
          <ul>
            {found.slice(0, 30).map(([at, says]) => (
              <li key={`${at} ${says}`}>
                {at === '' ? null : <code>{at}</code>} {says}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
