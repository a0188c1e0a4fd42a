import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { BRAND } from '#kernel/brand.ts';
import { ThemeToggle } from '#ui/theme-toggle.tsx';

/** Who may enter. Sign-in to the portal is not open to anyone yet, so nobody is let through. */
export function Portal({ onAdminHost }: { onAdminHost: boolean }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex items-center justify-between border-b border-line px-5 py-3">
        <p className="text-sm font-medium text-soft">{BRAND.name}</p>
        <ThemeToggle />
      </header>
      <main className="grid flex-1 place-items-center px-5 py-12">
        <div className="card w-full max-w-md p-8 text-center">{onAdminHost ? <Refusal /> : <WrongDomain />}</div>
      </main>
    </div>
  );
}

function Refusal() {
  return (
    <>
      <span className="mx-auto mb-5 grid size-12 place-items-center rounded-full bg-accent-tint text-accent-ink">
        <ShieldCheck className="size-6" aria-hidden />
      </span>
      <h1 className="text-xl">Secure Admin Portal</h1>
      <p
        role="alert"
        className="mt-3 rounded-control bg-attention-tint px-4 py-3 text-sm font-medium text-attention-ink"
      >
        Access Denied. Administrator privileges required.
      </p>
      <p className="mt-4 text-sm text-soft">
        Administrators and superusers of this installation may enter. Everyone else keeps their books on the main site;
        nothing of theirs is shown here.
      </p>
    </>
  );
}

function WrongDomain() {
  return (
    <>
      <span className="mx-auto mb-5 grid size-12 place-items-center rounded-full bg-attention-tint text-attention-ink">
        <ShieldAlert className="size-6" aria-hidden />
      </span>
      <h1 className="text-xl">Secure Admin Portal</h1>
      <p role="alert" className="mt-3 text-sm text-soft">
        Invalid domain access. Please use the correct admin domain.
      </p>
    </>
  );
}
