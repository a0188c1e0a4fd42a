/**
 * The product cannot start, and `message` says why to the person who started it: what happened, what
 * it means for their data, what to do. Whoever catches it prints the sentence and exits with code 1.
 */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}

/** The system's error code (`EACCES`, `ENOSPC`), or an empty text where there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** What a person should read when a folder or file of theirs cannot be written. */
export function unwritable(path: string, error: unknown): StartError {
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new StartError(
      `The disk that holds ${path} is full. Nothing was changed. Free some space and start again.`,
      {
        cause: error,
      },
    );
  }
  const reason = code || String(error);
  return new StartError(
    `The data folder cannot be used: ${path} is not writable for this user (${reason}). ` +
      'Nothing was changed. Give this user write access to the data folder, or name another folder with DATA_FOLDER.',
    { cause: error },
  );
}
