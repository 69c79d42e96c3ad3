import { NextIntlClientProvider } from 'next-intl';
import { createElement, type ReactNode } from 'react';
import messages from '../../messages/en';
import type { ShownPage, Tab } from './browser-tab';

/** A part of a page with the English texts that it asks next-intl for. */
export function inIntl(children: ReactNode): ReactNode {
  return createElement(NextIntlClientProvider, { locale: 'en', messages, timeZone: 'UTC', children });
}

/** A shown form as its reader uses it: fields and buttons, by the text they have. */
export function filledForm(tab: Tab, { container }: ShownPage) {
  const field = (wanted = 'textarea') => {
    const element = container.querySelector<HTMLTextAreaElement>(wanted);
    if (element === null) throw new Error(`no ${wanted} in this form`);
    return element;
  };
  const button = (label: string) =>
    [...container.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  return {
    text: () => container.textContent,
    status: () => container.querySelector('[role="status"]')?.textContent ?? '',
    /** The texts of all buttons, in order. */
    buttons: () => [...container.querySelectorAll('button')].map(({ textContent }) => textContent),
    written: (wanted?: string) => field(wanted).value,
    /** Undefined if the form has no such button. */
    isOpen: (label: string) => {
      const one = button(label);
      return one === undefined ? undefined : !one.disabled;
    },
    type: (text: string, wanted?: string) =>
      tab.does(() => {
        const element = field(wanted);
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text);
        element.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    /** Chooses in the menu at this place, from 0. */
    choose: (value: string, at = 0) =>
      tab.does(() => {
        const menu = container.querySelectorAll('select')[at];
        if (menu === undefined) throw new Error(`no menu ${at} in this form`);
        menu.value = value;
        menu.dispatchEvent(new Event('change', { bubbles: true }));
      }),
    press: (label: string) =>
      tab.does(() => {
        const one = button(label);
        if (one === undefined) throw new Error(`no button says “${label}”`);
        // The document of these tests does not submit forms by their buttons.
        if (one.type === 'submit' && !one.disabled)
          one.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
        else one.click();
      }),
  };
}
