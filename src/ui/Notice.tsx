import type { ReactNode } from 'react';

import { langAttributeOf } from '#domain/text/langAttribute.ts';
import { cx } from '#lib/cx.ts';
import { Icon } from './Icon.tsx';

type NoticeProps = { readonly tone?: 'info' | 'error'; readonly title: string; readonly children?: ReactNode };

/** A message that must be read; it stays until it is settled. */
export function Notice({ tone = 'info', title, children }: NoticeProps) {
  return (
    <div
      role="alert"
      className={cx(
        'grid grid-cols-[24px_1fr] gap-x-3 gap-y-2 rounded-sm border px-4 py-3.5',
        tone === 'error' ? 'border-error bg-error-tint' : 'border-gold-soft bg-ivory',
      )}
    >
      <Icon
        name={tone === 'error' ? 'alert' : 'info'}
        size="large"
        className={tone === 'error' ? 'text-error' : 'text-gold-text'}
      />
      <p lang={langAttributeOf(title)} className="font-semibold">
        {title}
      </p>
      {children && <div className="col-start-2 grid justify-items-start gap-2 text-small text-ink-2">{children}</div>}
    </div>
  );
}
