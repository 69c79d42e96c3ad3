import { Fragment, isValidElement, type ReactNode } from 'react';

/** Attributes of SVG that are written in camel case in SVG itself. */
const AS_THEY_ARE = new Set([
  ...['viewBox', 'patternUnits', 'clipPathUnits', 'markerWidth', 'markerHeight', 'refX', 'refY'],
  ...['gradientUnits', 'gradientTransform', 'preserveAspectRatio', 'patternTransform'],
]);

type Props = Readonly<Record<string, unknown>>;

/**
 * A drawing as SVG text, for pictures that are made outside a page: calls components without state. Leaves out texts,
 * because the picture has no fonts for them, and `lettered` parts, which are made to hold texts.
 */
export function svgText(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(svgText).join('');
  if (!isValidElement<Props>(node)) return '';
  const { type, props } = node;
  if (type === Fragment) return svgText(props.children as ReactNode);
  const component = componentIn(type);
  if (component !== undefined) return svgText(component(props));
  if (typeof type !== 'string' || type === 'text' || type === 'title') return '';
  if (props.className === 'lettered') return '';
  return `<${type}${attributesOf(props)}>${svgText(props.children as ReactNode)}</${type}>`;
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
    .map(([name, value]) => `${name.startsWith('--') ? name : kebab(name)}:${value}`)
    .join(';');
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
