import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FolderSearch } from 'lucide-react';
import { useState } from 'react';
import { Notice } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useCaller } from '#ui/caller.tsx';
import { toast } from '#ui/toast.client.ts';
import { WATCHED_FOLDER_WORDS } from './file-words.ts';
import { takeFiles } from './upload-queue.client.ts';
import {
  allowFolder,
  lookInFolder,
  mayWatch,
  rememberFiles,
  stopWatching,
  type Watched,
  watchFolder,
  type Watcher,
} from './watched-folder.client.ts';

/** New statements in a folder of this computer. @param isOffered whether a folder can be chosen, where none is */
export function WatchedFolder({ isOffered }: { isOffered: boolean }) {
  const { person, workspace } = useCaller();
  const watcher = { personId: person.id, workspaceId: workspace.id };
  const client = useQueryClient();
  const key = ['watched-folder', person.id, workspace.id];
  const isPossible = mayWatch();
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => lookInFolder(watcher),
    enabled: isPossible,
    refetchOnWindowFocus: 'always',
    networkMode: 'always',
    gcTime: 0,
  });
  const [isBusy, setBusy] = useState(false);
  if (!isPossible || data === undefined || (data.kind === 'none' && !isOffered)) return null;
  async function then(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch {
      toast.error(WATCHED_FOLDER_WORDS.notOpened);
    } finally {
      await client.invalidateQueries({ queryKey: key });
      setBusy(false);
    }
  }
  return <Found found={data} watcher={watcher} isBusy={isBusy} then={then} />;
}

type FoundProps = {
  found: Watched;
  watcher: Watcher;
  isBusy: boolean;
  then: (work: () => Promise<unknown>) => Promise<void>;
};

function Found({ found, watcher, isBusy, then }: FoundProps) {
  if (found.kind === 'none')
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        {WATCHED_FOLDER_WORDS.newFilesNote}
        <Button size="small" pending={isBusy} onClick={() => void then(() => watchFolder(watcher))}>
          {WATCHED_FOLDER_WORDS.watch}
        </Button>
      </p>
    );
  const stop = (
    <Button size="small" look="quiet" onClick={() => void then(() => stopWatching(watcher))}>
      {WATCHED_FOLDER_WORDS.stop}
    </Button>
  );
  if (found.kind !== 'open')
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft wrap-anywhere">
        {WATCHED_FOLDER_WORDS[found.kind](found.name)}
        {found.kind === 'asks' && (
          <Button size="small" pending={isBusy} onClick={() => void then(() => allowFolder(watcher))}>
            {WATCHED_FOLDER_WORDS.allow}
          </Button>
        )}
        {stop}
      </p>
    );
  const { name, files } = found;
  if (files.length === 0)
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-faint wrap-anywhere">
        {WATCHED_FOLDER_WORDS.nothingNew(name)}
        {stop}
      </p>
    );
  async function take(): Promise<void> {
    takeFiles(watcher.workspaceId, files);
    await rememberFiles(watcher, files);
  }
  return (
    <Notice
      tone="accent"
      icon={<FolderSearch aria-hidden />}
      title={WATCHED_FOLDER_WORDS.newFiles(files.length, name)}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" pending={isBusy} onClick={() => void then(take)}>
            {WATCHED_FOLDER_WORDS.add(files.length)}
          </Button>
          <Button size="small" look="quiet" onClick={() => void then(() => rememberFiles(watcher, files))}>
            {WATCHED_FOLDER_WORDS.ignore(files.length)}
          </Button>
        </div>
      }
    >
      {files
        .slice(0, 5)
        .map((file) => file.name)
        .join(', ')}
      {files.length > 5 && WATCHED_FOLDER_WORDS.more(files.length - 5)}
    </Notice>
  );
}
