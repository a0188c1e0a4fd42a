import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { BRAND } from '#kernel/brand.ts';
import { Logo } from '#ui/logo.tsx';
import { ThemeToggle } from '#ui/theme-toggle.tsx';

/** What stands around a page of the portal that belongs to nobody yet. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex items-center justify-between border-b border-line px-5 py-3">
        <p className="flex items-center gap-2.5 text-sm font-semibold">
          <Logo className="size-7" />
          {BRAND.name}
        </p>
        <ThemeToggle />
      </header>
      <main className="grid flex-1 place-items-center px-5 py-12">{children}</main>
    </div>
  );
}

/** Opened under a name that is not that of the administrators' host (§2). */
export function WrongDomain() {
  return (
    <div className="card w-full max-w-md p-8 text-center">
      <span className="mx-auto mb-5 grid size-12 place-items-center rounded-full bg-attention-tint text-attention-ink">
        <ShieldAlert className="size-6" aria-hidden />
      </span>
      <h1 className="text-xl">Secure Admin Portal</h1>
      <p role="alert" className="mt-3 text-sm text-soft">
        Invalid domain access. Please use the correct admin domain.
      </p>
    </div>
  );
}
