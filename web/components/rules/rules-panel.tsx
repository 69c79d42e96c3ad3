import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#texts';
import type { Answer } from '../../lib/ask';
import { askUntilAnswered } from '../../lib/ask-until-answered';

interface RulesPanelProps {
  /** The rules page. */
  readonly page: string;
  /** The anchor of the rule to show: "r-6.5". */
  readonly anchor: string;
  readonly onClose: () => void;
}

/** The rules of a game beside its board, at one rule. */
export function RulesPanel({ page, anchor, onClose }: RulesPanelProps) {
  const t = useTexts('table');
  const html = useRules(page);
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rule takes the focus again
  useEffect(() => panel.current?.focus(), [anchor]);
  useEffect(() => {
    if (panel.current !== null && typeof html === 'string') showRule(panel.current, anchor);
  }, [html, anchor]);
  return (
    <aside
      ref={panel}
      className="rules-panel"
      aria-label={t('rules.title')}
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <header className="panel-head">
        <h2>{t('rules.title')}</h2>
        <span className="rules-panel-ways">
          <a className="small" href={`${page}#${anchor}`}>
            {t('rules.asPage')}
          </a>
          <button type="button" className="icon-button" aria-label={t('rules.close')} onClick={onClose}>
            <X size={20} />
          </button>
        </span>
      </header>
      {html === undefined ? <p className="empty">{t('rules.failed')}</p> : null}
      {typeof html === 'string' ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the document is part of this repository
        <article className="document" dangerouslySetInnerHTML={{ __html: html }} />
      ) : null}
    </aside>
  );
}

/** The document of a rules page; null while it is loading, undefined if there is none. */
function useRules(page: string): string | null | undefined {
  const [html, setHtml] = useState<string | null | undefined>(null);
  useEffect(
    () =>
      askUntilAnswered(
        () => pageAt(page),
        (answer) => setHtml(answer.ok ? documentIn(answer.value) : undefined),
      ),
    [page],
  );
  return html;
}

/** The source of a page of this site. */
async function pageAt(path: string): Promise<Answer<string>> {
  const answer = await fetch(path).catch(() => null);
  if (answer?.ok === true) return { ok: true, value: await answer.text() };
  const status = answer?.status ?? 0;
  return { ok: false, status, problem: { type: 'about:blank', title: '', status, detail: '', code: 'page' } };
}

function documentIn(page: string): string | undefined {
  return new DOMParser().parseFromString(page, 'text/html').querySelector('article.document')?.innerHTML;
}

/** Scrolls a rule to the top of the panel, which scrolls separately, and marks it. */
function showRule(panel: HTMLElement, anchor: string): void {
  for (const marked of panel.querySelectorAll('.asked-rule')) marked.classList.remove('asked-rule');
  const found = panel.querySelector(`#${CSS.escape(anchor)}`);
  if (found === null) return;
  // Some anchors are empty and placed at the start of their rule.
  const rule = found.closest('li, p') ?? found;
  rule.classList.add('asked-rule');
  const below = rule.getBoundingClientRect().top - panel.getBoundingClientRect().top;
  panel.scrollTop += below - 92;
}
