import { Fragment, isValidElement, type ReactNode } from 'react';

/** Attributes of SVG that are written in camel case in SVG itself. */
const AS_THEY_ARE = new Set([
  ...['viewBox', 'patternUnits', 'clipPathUnits', 'markerWidth', 'markerHeight', 'refX', 'refY'],
  ...['gradientUnits', 'gradientTransform', 'preserveAspectRatio', 'patternTransform'],
]);

type Props = Readonly<Record<string, unknown>>;

/**
 * The SVG markup of a drawing, for pictures that are made outside a page: calls components without state. Leaves out
 * texts, because the picture has no fonts for them, and `lettered` parts, which are made to hold texts.
 */
export function svgMarkup(node: ReactNode): string {
  return textOf(node, false);
}

/** The SVG markup of a drawing with its texts, and with the classes that style sheets set them by. */
export function svgMarkupWithTexts(node: ReactNode): string {
  return textOf(node, true);
}

function textOf(node: ReactNode, letters: boolean): string {
  if (Array.isArray(node)) return node.map((one) => textOf(one, letters)).join('');
  if (letters && (typeof node === 'string' || typeof node === 'number')) return escaped(String(node));
  if (!isValidElement<Props>(node)) return '';
  const { type, props } = node;
  if (type === Fragment) return textOf(props.children as ReactNode, letters);
  const component = componentIn(type);
  if (component !== undefined) return textOf(component(props), letters);
  if (typeof type !== 'string' || type === 'title') return '';
  if (!letters && (type === 'text' || props.className === 'lettered')) return '';
  const name = letters && typeof props.className === 'string' ? ` class="${escaped(props.className)}"` : '';
  return `<${type}${name}${attributesOf(props)}>${textOf(props.children as ReactNode, letters)}</${type}>`;
}

/** The function of a component, also of one that React only calls again for other props (`memo`). */
function componentIn(type: unknown): ((given: Props) => ReactNode) | undefined {
  if (typeof type === 'function') return type as (given: Props) => ReactNode;
  return typeof type === 'object' && type !== null && 'type' in type ? componentIn(type.type) : undefined;
}

function attributesOf(props: Props): string {
  return Object.entries(props)
    .flatMap(([name, value]) => {
      if (name === 'children' || name === 'className' || value === undefined || value === null) return [];
      if (name === 'style') return [` style="${escaped(styleText(value as Props))}"`];
      if (typeof value !== 'string' && typeof value !== 'number') return [];
      return [` ${AS_THEY_ARE.has(name) ? name : kebab(name)}="${escaped(String(value))}"`];
    })
    .join('');
}

function styleText(style: Props): string {
  return Object.entries(style)
    .map(([name, value]) => `${name.startsWith('--') ? name : kebab(name)}:${value}${unitOf(name, value)}`)
    .join(';');
}

/** The unit that React adds to the sizes of letters. */
function unitOf(name: string, value: unknown): string {
  return name === 'fontSize' && typeof value === 'number' ? 'px' : '';
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
