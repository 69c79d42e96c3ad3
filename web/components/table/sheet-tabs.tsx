import { useTexts } from '#texts';

interface SheetTabsProps<Tab extends string> {
  readonly tab: Tab;
  /** The panels in their order, with the labels of their tabs. */
  readonly names: Readonly<Partial<Record<Tab, string>>>;
  readonly unread: number;
  readonly onTab: (tab: Tab) => void;
}

/** The sheet's tabs on narrow screens. Wide ones show all panels at once. */
export function SheetTabs<Tab extends string>({ tab, names, unread, onTab }: SheetTabsProps<Tab>) {
  const t = useTexts('table');
  const tabs = Object.keys(names) as Tab[];
  return (
    <div
      className={tabs.length > 3 ? 'sheet-tabs many' : 'sheet-tabs'}
      role="tablist"
      aria-label={t('panels')}
    >
      {tabs.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`tab-${one}`}
          aria-selected={one === tab}
          aria-controls={`panel-${one}`}
          onClick={() => onTab(one)}
        >
          {names[one]}
          {one === 'press' && unread > 0 ? <b className="unread">{unread}</b> : null}
        </button>
      ))}
    </div>
  );
}
