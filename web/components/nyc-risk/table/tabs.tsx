'use client';

export const TABS = ['turn', 'log', 'cards', 'defence', 'press'] as const;
export type Tab = (typeof TABS)[number];

interface TabsProps {
  readonly tab: Tab;
  readonly names: Readonly<Partial<Record<Tab, string>>>;
  readonly unread: number;
  readonly onTab: (tab: Tab) => void;
}

/** The sheet's tabs on narrow screens. Wide ones show all panels at once. */
export function Tabs({ tab, names, unread, onTab }: TabsProps) {
  return (
    <div className="sheet-tabs many" role="tablist" aria-label="Panels">
      {TABS.map((one) =>
        names[one] === undefined ? null : (
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
        ),
      )}
    </div>
  );
}
