import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { BRAND } from '#kernel/brand.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/badge.tsx';
import { download } from '#ui/charts/download.client.ts';

/** The codes, shown once. */
export function BackupCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [copied, setCopied] = useState(false);
  const text = `Backup codes for ${BRAND.name}. Each opens once.\n\n${codes.join('\n')}\n`;
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="attention" title="Keep these codes now">
        They are shown only once. Each lets you in one time when you have neither your app nor your passkey. Keep them
        where you keep important papers, not on the same phone.
      </Notice>
      <ul aria-label="Backup codes" className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-card bg-sunken px-5 py-4">
        {codes.map((code) => (
          <li key={code}>
            <code className="figures text-base select-all">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Copy aria-hidden />}
          onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        >
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <Button
          icon={<Download aria-hidden />}
          onClick={() =>
            download(`${BRAND.name.toLowerCase()}-backup-codes.txt`, new Blob([text], { type: 'text/plain' }))
          }
        >
          Download
        </Button>
      </div>
      <Button look="primary" size="large" onClick={onKept}>
        I have kept them
      </Button>
    </div>
  );
}
