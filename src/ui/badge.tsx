import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { unbroken } from './unbroken.tsx';

export type Tone = 'neutral' | 'accent' | 'attention' | 'danger';

const TONES: Record<Tone, string> = {
  neutral: 'bg-sunken text-soft',
  accent: 'bg-accent-tint text-accent-ink',
  attention: 'bg-attention-tint text-attention-ink',
  danger: 'bg-danger-tint text-danger-ink',
};

/** A word about a row: its state, its kind. The word carries the meaning, the tone only helps. */
export function Badge({ tone = 'neutral', icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex h-5.5 items-center gap-1 rounded-full px-2 text-xs font-medium whitespace-nowrap [&_svg]:size-3',
        TONES[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}

/** A sentence that stands in the page: a warning before a step, news after one. */
export function Notice({
  tone = 'neutral',
  icon,
  title,
  children,
  action,
}: {
  tone?: Tone;
  icon?: ReactNode;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={cx('flex flex-wrap items-start gap-x-3 gap-y-2 rounded-card px-4 py-3 text-sm', TONES[tone])}>
      {/* One line of text stands at the middle of its button. */}
      <div className="flex min-w-0 flex-1 basis-63 gap-x-3 self-center [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
        {icon}
        <div className="min-w-0 flex-1">
          {title !== undefined && <p className="font-semibold">{title}</p>}
          {unbroken(children)}
        </div>
      </div>
      {action}
    </div>
  );
}
