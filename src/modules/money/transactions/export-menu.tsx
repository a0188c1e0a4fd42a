import { FileSpreadsheet, FileText } from 'lucide-react';
import type { ReactElement } from 'react';
import { AMOUNTS } from '#kernel/permissions.ts';
import { FILE_FORMAT_IDS, FILE_FORMATS } from '#modules/money/export-formats/formats.parts.ts';
import { useMay } from '#ui/caller.tsx';
import { Menu } from '#ui/menu.tsx';
import type { ExportStart } from './export.client.ts';
import { EXPORT_WORDS } from './words.ts';

/** The formats to choose from; where amounts are withheld, CSV alone. */
export function ExportMenu({ trigger, start }: { trigger: ReactElement<Record<string, unknown>>; start: ExportStart }) {
  const files = useMay(AMOUNTS.read) ? FILE_FORMAT_IDS : [];
  return (
    <Menu
      defaultOpen
      trigger={trigger}
      entries={[
        {
          label: EXPORT_WORDS.csv,
          icon: <FileSpreadsheet aria-hidden />,
          keys: EXPORT_WORDS.csvKey,
          perform: () => start('csv'),
        },
        ...files.map((format) => ({
          label: FILE_FORMATS[format].name,
          icon: format === 'xlsx' ? <FileSpreadsheet aria-hidden /> : <FileText aria-hidden />,
          perform: () => start(format),
        })),
      ]}
    />
  );
}
