import type { LucideIcon } from 'lucide-react';

/** What kind of thing it is, at a glance; decoration beside its name. */
export function IconMark({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span
      aria-hidden
      className="inline-grid size-7 shrink-0 place-items-center rounded-md bg-accent-tint text-accent-ink"
    >
      <Icon className="size-4" />
    </span>
  );
}
