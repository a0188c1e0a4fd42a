import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { folder } from './build-target.ts';

type Way = {
  readonly what: string;
  /** Whether a file does it. */
  readonly does: (text: string, file: string) => boolean;
  /** Where it is done; everywhere else uses these. */
  readonly by: readonly string[];
  /** A second way, which has to be found. */
  readonly second: string;
};

const WAYS: readonly Way[] = [
  {
    what: 'undo, which says whether it was done',
    does: (text) => /label: '(?:Undo|Take back)'/.test(text),
    by: ['src/ui/undoable.client.ts'],
    second: "toast.success('Gone', { action: { label: 'Undo', perform: () => mutate() } });",
  },
  {
    what: 'a dialog',
    does: (text) => /from '@base-ui\/react\/(?:alert-dialog|dialog|drawer)'/.test(text),
    by: ['src/ui/dialog.tsx', 'src/ui/palette.tsx', 'src/ui/sheet.tsx'],
    second: "import { AlertDialog } from '@base-ui/react/alert-dialog';",
  },
  {
    what: 'editing a text where it stands',
    does: (text) =>
      /<\w*input\b/i.test(text) &&
      /onBlur=/.test(text) &&
      /'Escape'/.test(text) &&
      /'Enter'/.test(text) &&
      !/role="combobox"/.test(text),
    by: ['src/ui/edit-in-place.tsx'],
    second: "<input onBlur={save} onKeyDown={({ key }) => key === 'Escape' ? giveUp() : key === 'Enter' && save()} />",
  },
  {
    what: 'a field for a day, in the format of the person',
    does: (text) => /type="(?:date|datetime-local|month)"/.test(text),
    by: ['src/ui/date-input.tsx'],
    second: '<TextInput type="datetime-local" autoComplete="bday" />',
  },
  {
    what: 'a list of the portal over several pages, which is a Queue',
    does: (text, file) => /\/admin\./.test(file) && /from '#ui\/pagination/.test(text),
    by: [],
    second: "import { Pagination } from '#ui/pagination.tsx';",
  },
];

/** The public site runs without React in the browser: its dialog is the browser's own. */
const files = globSync('src/{ui,modules,apps/web,apps/admin,browser}/**/*.{ts,tsx}', { cwd: folder('.') })
  .filter((file) => !/\.test\.tsx?$|apps\/web\/kit-/.test(file))
  .map((file) => ({ file, text: readFileSync(folder(file), 'utf8') }));

describe('there is one way', () => {
  test.each(WAYS)('$what', ({ does, by }) => {
    expect(files.filter(({ text, file }) => does(text, file)).map(({ file }) => file)).toEqual(by);
  });

  test.each(WAYS)('and a second one is found: $what', ({ does, second }) => {
    expect(does(second, 'src/modules/trust/complaints/admin.part.tsx')).toBe(true);
  });
});
