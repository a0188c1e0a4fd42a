import { Download, Printer } from 'lucide-react';
import { BRAND } from '#kernel/brand.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/badge.tsx';
import { download } from '#ui/charts/download.client.ts';
import { CopyButton } from '#ui/copy-button.tsx';

/** The codes, shown once. */
export function BackupCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = `Backup codes for ${BRAND.name}. Each works once.\n\n${codes.join('\n')}\n`;
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="attention" title="Save these codes now">
        We show them only once. Use one if you lose your app or passkey; each works once. Store them away from your
        phone.
      </Notice>
      <div data-print-alone>
        <p className="mb-3 hidden font-medium print:block">Backup codes for {BRAND.name}. Each works once.</p>
        <ul aria-label="Backup codes" className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-card bg-sunken px-5 py-4">
          {codes.map((code) => (
            <li key={code}>
              <code className="figures text-base whitespace-nowrap select-all">{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} />
        <Button
          icon={<Download aria-hidden />}
          onClick={() =>
            download(`${BRAND.name.toLowerCase()}-backup-codes.txt`, new Blob([text], { type: 'text/plain' }))
          }
        >
          Download
        </Button>
        <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <Button look="primary" size="large" onClick={onKept}>
        I have saved them
      </Button>
    </div>
  );
}
