import { Suspense, use, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';

import { createGate, type Gate } from '#boot/hydrationGate.ts';
import { BelowFold } from './BelowFold.tsx';

type HydrationBoundaryProps = {
  readonly name: string;
  readonly rises?: boolean;
  /** A component without props: React renders a section again instead of hydrating it if its props change. */
  readonly part: ComponentType;
};

/**
 * A section below the first screen that keeps its prerendered HTML until it is near the viewport or is used, or until the
 * browser is idle after the first input (boot/hydrationGate.ts, boot/idleQueue.ts). No click is lost: React hydrates the
 * section first.
 */
export function HydrationBoundary({ name, rises, part: Part }: HydrationBoundaryProps) {
  const [gate] = useState(() => createGate(name));
  const [isOpen, setOpen] = useState(gate.isOpen);
  // Unconditional: after one call of `use`, React expects it in every render.
  const [isHeldBack] = useState(!isOpen);
  const openGate = (): void => {
    gate.open();
    setOpen(true);
  };
  const content = useMemo(
    () => (
      <Suspense fallback={<OpensGate gate={gate} />}>
        {isHeldBack ? (
          <Gated gate={gate}>
            <Part />
          </Gated>
        ) : (
          <Part />
        )}
      </Suspense>
    ),
    [Part, gate, isHeldBack],
  );
  return (
    <BelowFold name={name} rises={rises} onNeeded={isOpen ? undefined : openGate}>
      {content}
    </BelowFold>
  );
}

function Gated({ gate, children }: { readonly gate: Gate; readonly children: ReactNode }): ReactNode {
  use(gate.promise);
  return children;
}

/**
 * React shows this fallback if an update above renders the section instead of hydrating it; then nothing is deferred.
 */
function OpensGate({ gate }: { readonly gate: Gate }): ReactNode {
  useEffect(() => gate.open(), [gate]);
  return null;
}
