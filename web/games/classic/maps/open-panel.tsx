import { useState } from 'react';
import { useTexts, useTranslate } from '#texts';
import type { Candidate } from '../../../../engine/classic/conversion/candidates';
import { CLASSIC } from '../../../../engine/classic/data/standard';
import type { Definition } from '../../../../engine/classic/variant/definition';
import type { SvgFault } from '../../../../engine/classic/variant/edits/from-svg';
import { SHIPPED } from '../../../../engine/classic/variant/shipped';
import { parseJson } from '../../../../engine/core/parse-json';
import type { Message } from '../../../../engine/game/message';
import { readEarlyFiles } from '../../../components/forms/early-files';
import { SelectField, TextField } from '../../../components/forms/field';
import { fetchScript } from '../../../lib/fetch-script';
import { withOwnMap } from './classic-drawing';
import { type DraftProblem, formProblems } from './device-draft';
import { EXAMPLE } from './example';

/** The variants that come with Turreton, Classic itself among them. */
const CLASSIC_ITSELF: Definition = withOwnMap({ ...CLASSIC, map: 'classic' });
const KNOWN: readonly Definition[] = [EXAMPLE, CLASSIC_ITSELF, ...SHIPPED];

/** No file that a reader chooses is larger, in bytes. */
const MOST = 5_000_000;

interface OpenPanelProps {
  readonly onOpen: (definition: Definition) => void;
}

/** Puts a variant on the drawing board: one that comes with Turreton, a file of ours or of others, the shapes of an SVG. */
export function OpenPanel({ onOpen }: OpenPanelProps) {
  const t = useTexts('maps');
  const say = useTranslate('classic');
  const [found, setFound] = useState<readonly (readonly [at: string, says: string])[]>([]);
  const [note, setNote] = useState<string | null>(null);
  const [left, setLeft] = useState<readonly Message[]>([]);
  const [candidates, setCandidates] = useState<readonly Candidate[]>([]);
  const [isBusy, setBusy] = useState(false);
  const shown = ({ path, message }: DraftProblem) => [path.join('.'), say(message)] as const;
  const open = (written: unknown) => {
    const wrong = formProblems(written);
    if (wrong.length > 0) return setFound(wrong.map(shown));
    onOpen(written as Definition);
  };
  const readSvg = async (text: string, name: string) => {
    const { variantFromSvg } = await fetchScript(
      () => import('../../../../engine/classic/variant/edits/from-svg'),
    );
    const answer = variantFromSvg(text, name);
    if (!answer.ok) return setFound([['', t(`svg.${answer.fault satisfies SvgFault}`)]]);
    const { variant, unnamed } = answer.value;
    setNote(t('svgRead', { spaces: variant.spaces.length, unnamed }));
    onOpen(variant);
  };
  const convert = (candidate: Candidate) => {
    setFound([]);
    const answer = candidate.convert();
    if (!answer.ok) return setFound([['', say(answer.fault)]]);
    setNote(t('converted', { title: answer.value.variant.title }));
    setLeft(answer.value.left);
    open(answer.value.variant);
  };
  /** Files of other programs: several together, an archive, or JSON that is no variant of ours. */
  const readForeign = async (files: readonly File[]) => {
    const [{ unpacked }, { candidatesIn }] = await fetchScript(() =>
      Promise.all([
        import('../../../../engine/classic/conversion/unpack'),
        import('../../../../engine/classic/conversion/candidates'),
      ]),
    );
    const bytes = files.map(async (file) => ({
      name: file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    }));
    const texts = unpacked(await Promise.all(bytes));
    const answer = texts.ok ? candidatesIn(texts.value) : texts;
    if (!answer.ok) return setFound([['', say(answer.fault)]]);
    const [only] = answer.value;
    if (only !== undefined && answer.value.length === 1) return convert(only);
    setCandidates(answer.value);
  };
  const read = async (files: readonly File[]) => {
    if (files.some(({ size }) => size > MOST)) return setFound([['', t('svg.too-much')]]);
    const [file] = files;
    if (file === undefined || files.length > 1 || /\.(?:xml|zip|jar)$/i.test(file.name))
      return readForeign(files);
    const text = await file.text();
    if (file.name.toLowerCase().endsWith('.svg') || text.trimStart().startsWith('<'))
      return readSvg(text, file.name);
    const written = parseJson(text);
    if (written === undefined) return setFound([['', t('noJson')]]);
    return isOfOthers(written) ? readForeign(files) : open(written);
  };
  const choose = async (files: readonly File[]) => {
    setFound([]);
    setNote(null);
    setLeft([]);
    setCandidates([]);
    setBusy(true);
    // The page says that it is busy before a large file keeps it so.
    await new Promise((shownNow) => setTimeout(shownNow, 30));
    try {
      await read(files);
    } finally {
      setBusy(false);
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
        ref={readEarlyFiles}
        accept=".json,.svg,.xml,.zip,.jar,application/json,image/svg+xml,application/xml,application/zip"
        multiple
        disabled={isBusy}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (files.length > 0) void choose(files);
          currentTarget.value = '';
        }}
      />
      {isBusy ? (
        <p className="map-note" role="status">
          {t('reading')}
        </p>
      ) : null}
      {candidates.length === 0 ? null : (
        <SelectField
          label={t('severalVariants')}
          value=""
          options={candidates.map(({ title }, at) => [at, title] as const)}
          onChange={({ currentTarget }) => {
            const chosen = candidates[Number(currentTarget.value)];
            if (chosen !== undefined) convert(chosen);
          }}
        >
          <option value="">{t('choose')}</option>
        </SelectField>
      )}
      {note === null ? null : (
        <p className="map-note" role="status">
          {note}
        </p>
      )}
      {left.length === 0 ? null : (
        <details className="map-note" open>
          <summary>{t('leftOut')}</summary>
          <ul>
            {left.map((one) => (
              <li key={say(one)}>{say(one)}</li>
            ))}
          </ul>
        </details>
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

/** Whether JSON is of another program: a variant of ours has no field of that name. */
function isOfOthers(written: unknown): boolean {
  return typeof written === 'object' && written !== null && ('Properties' in written || 'Graph' in written);
}
