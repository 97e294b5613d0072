import type { ReactNode } from 'react';

import { langAttributeOf } from '#domain/text/langAttribute.ts';
import { Icon } from './Icon.tsx';
import knot from '#styles/brand/kolam-knot-gold.svg';

type EmptyStateProps = {
  readonly title: string;
  readonly text?: string;
  /** 'failed' draws a warning and is announced as an alert. */
  readonly tone?: 'empty' | 'failed';
  readonly level?: 2 | 3;
  /** The next step. */
  readonly children?: ReactNode;
};

/** Says that there is nothing to show and offers the next step. */
export function EmptyState({ title, text, tone = 'empty', level = 2, children }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div
      role={tone === 'failed' ? 'alert' : undefined}
      className="grid justify-items-center gap-2 px-6 py-10 text-center"
    >
      {tone === 'failed' ? (
        <Icon name="alert" size="huge" className="text-error" />
      ) : (
        <img src={knot} alt="" width={56} height={56} />
      )}
      <Heading lang={langAttributeOf(title)} className="mt-3 text-h3">
        {title}
      </Heading>
      {text && (
        <p lang={langAttributeOf(text)} className="text-ink-2">
          {text}
        </p>
      )}
      {children && <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
