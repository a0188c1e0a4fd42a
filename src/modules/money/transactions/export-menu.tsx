import { FileSpreadsheet, FileText } from 'lucide-react';
import type { ReactElement } from 'react';
import { AMOUNTS } from '#kernel/permissions.ts';
import { FILE_FORMAT_IDS, FILE_FORMATS, type FileFormat } from '#modules/money/export-formats/formats.parts.ts';
import { useAccounts } from '#modules/money/accounts/parts.tsx';
import { useMay } from '#ui/caller.tsx';
import { Menu } from '#ui/menu.tsx';
import type { ExportStart } from './export.client.ts';
import { EXPORTED_WORDS } from './dialog-words.ts';
import { EXPORT_WORDS } from './words.ts';

/** The formats to choose from, of the currency shown or of all there are; where amounts are withheld, CSV alone. */
export function ExportMenu({ trigger, start }: { trigger: ReactElement<Record<string, unknown>>; start: ExportStart }) {
  const files = useMay(AMOUNTS.read) ? FILE_FORMAT_IDS : [];
  const all = files.filter((format) => FILE_FORMATS[format].hasCurrencies);
  const hasSeveral = new Set(useAccounts().data?.map(({ currency }) => currency)).size > 1;
  return (
    <Menu
      defaultOpen
      trigger={trigger}
      entries={[
        { label: EXPORT_WORDS.csv, icon: iconOf('csv'), keys: EXPORT_WORDS.csvKey, perform: () => start('csv') },
        ...files.map((format) => ({
          label: FILE_FORMATS[format].name,
          icon: iconOf(format),
          perform: () => start(format),
        })),
        ...(hasSeveral ? [{ kind: 'line' } as const] : []),
        ...(hasSeveral ? (['csv', ...all] as const) : []).map((format) => ({
          label: EXPORTED_WORDS.allCurrencies(format === 'csv' ? EXPORT_WORDS.csv : FILE_FORMATS[format].name),
          icon: iconOf(format),
          perform: () => start(format, true),
        })),
      ]}
    />
  );
}

const iconOf = (format: 'csv' | FileFormat) =>
  format === 'csv' || format === 'xlsx' ? <FileSpreadsheet aria-hidden /> : <FileText aria-hidden />;
