import { Download, Printer } from 'lucide-react';
import { BRAND } from '#kernel/brand.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/badge.tsx';
import { download } from '#ui/charts/download.client.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { BACKUP_CODES_WORDS } from './words.ts';

/** The codes, shown once. */
export function BackupCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = BACKUP_CODES_WORDS.backupCodesForEach(BRAND.name, codes.join('\n'));
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="attention" title={BACKUP_CODES_WORDS.saveTheseCodesNow}>
        {BACKUP_CODES_WORDS.weShowThemOnly}
      </Notice>
      <div data-print-alone>
        <p className="mb-3 hidden font-medium print:block">{BACKUP_CODES_WORDS.backupCodesForEachName(BRAND.name)}</p>
        <ul
          aria-label={BACKUP_CODES_WORDS.backupCodes}
          className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-card bg-sunken px-5 py-4"
        >
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
          {BACKUP_CODES_WORDS.download}
        </Button>
        <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
          {BACKUP_CODES_WORDS.print}
        </Button>
      </div>
      <Button look="primary" size="large" onClick={onKept}>
        {BACKUP_CODES_WORDS.iHaveSavedThem}
      </Button>
    </div>
  );
}
