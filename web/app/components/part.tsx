import type { ReactNode } from 'react';

interface PartProps {
  /** The component's name in the code; also the anchor. */
  readonly name: string;
  /** The component's purpose. */
  readonly about: ReactNode;
  readonly children: ReactNode;
}

/** One component in all its states. */
export function Part({ name, about, children }: PartProps) {
  return (
    <section className="part" id={name} aria-labelledby={`${name}-name`}>
      <h3 id={`${name}-name`}>
        <a href={`#${name}`} className="mono">
          {name}
        </a>
      </h3>
      <p className="small muted">{about}</p>
      <div className="part-states">{children}</div>
    </section>
  );
}

interface StateProps {
  readonly name: string;
  /** Whether it takes the whole width. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A state of a component, with its name above it. */
export function Shown({ name, wide = false, children }: StateProps) {
  return (
    <div className={wide ? 'part-state wide' : 'part-state'}>
      <p className="tiny dim">{name}</p>
      {children}
    </div>
  );
}

interface GroupProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Components that belong together. */
export function Group({ id, title, children }: GroupProps) {
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
